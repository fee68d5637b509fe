/**
 * Invitations between two devices as short texts: an offer and the answer to it. Of what two browsers
 * must know of each other only what differs goes in, some 150 bytes, so that it fits a QR code.
 *
 * Bytes of a text, which is written in base64url: version and kind (one byte: version × 16 + 1 for an
 * answer), the check sum of the offer (an answer only, four bytes), the fingerprint (32 bytes), name and
 * password of the connection (each with its length before it), the number of addresses, each address (a
 * byte for its kind, the address, two for the port), the check sum of all that (four bytes).
 * @module
 */

/** @typedef {{ address: string, port: number }} Spot Where a device can be reached: IPv4, IPv6 or a name ending in `.local`. */

/**
 * @typedef {object} Invitation
 * @property {boolean} answer
 * @property {number} offer check sum of the offer that an answer belongs to; 0 in an offer
 * @property {string} fingerprint of the device's certificate, SHA-256: 64 digits, lower case
 * @property {string} name
 * @property {string} password
 * @property {Spot[]} spots 1 to 8
 */

/**
 * Why a text is no invitation: `none` where there is nothing like one in it, `cut` where it is damaged,
 * `newer` where a newer page made it, `address` where it leads to addresses that are refused.
 * @typedef {'none' | 'cut' | 'newer' | 'address'} Refused
 */

const kVersion = 1;
const kMostSpots = 8;
const kMostText = 2000;
/** Letters that a name or password may have; none of them could end a line of a description. */
const kIceText = /^[A-Za-z0-9+/]{4,64}$/;
const kIpv4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const kLocal = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;
/** Ports of everyday services are nobody's to knock at. */
const kFirstPort = 1024;

const kCrc = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let i = 0; i < 8; i += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The usual CRC-32. @param {Uint8Array} bytes @returns {number} */
function checkSum(bytes) {
  let sum = ~0;
  for (const byte of bytes) sum = /** @type {number} */ (kCrc[(sum ^ byte) & 255]) ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** @param {number} value @returns {number[]} four bytes, the highest first */
const fourBytes = (value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** @param {string} digits @returns {number[]} */
const hexBytes = (digits) => (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** @param {Iterable<number>} bytes */
const hexText = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The eight groups of an IPv6 address, or null where it is none. @param {string} text @returns {number[] | null} */
function ipv6Bytes(text) {
  const halves = text.split('::');
  if (halves.length > 2 || !/^[0-9a-f:]+$/i.test(text)) return null;
  const [head = [], tail = []] = halves.map((half) => half.split(':').filter((group) => group !== ''));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array.from({ length: halves.length === 1 ? 0 : missing }, () => '0'), ...tail];
  if (groups.some((group) => group.length > 4)) return null;
  return groups.flatMap((group) => hexBytes(group.padStart(4, '0')));
}

/** @param {string} address @returns {number[] | null} its kind and its bytes */
function addressBytes(address) {
  const local = kLocal.exec(address);
  if (local) return [2, ...hexBytes(local.slice(1).join(''))];
  const four = kIpv4.exec(address);
  if (four) {
    const bytes = four.slice(1).map(Number);
    return bytes.every((byte) => byte < 256) ? [0, ...bytes] : null;
  }
  const six = ipv6Bytes(address);
  return six && [1, ...six];
}

/** @param {number} kind @param {Uint8Array} bytes */
function addressText(kind, bytes) {
  const digits = hexText(bytes);
  if (kind === 0) return bytes.join('.');
  if (kind === 1) return (digits.match(/..../g) ?? []).join(':');
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}

/**
 * Whether a device of somebody else can be there. This device itself, whole networks, and addresses that
 * mean IPv4 ones in disguise are refused: an invitation must not make a browser knock there.
 * @param {Spot} spot
 */
export function isAllowed({ address, port }) {
  const [kind, ...bytes] = addressBytes(address) ?? [];
  if (kind === undefined || !(port >= kFirstPort && port <= 65535)) return false;
  const [a = 0, b = 0] = bytes;
  if (kind === 0) return a !== 0 && a !== 127 && a < 224;
  // Global, private to a network, or of one link: nothing else is a device. 2002: and 2001:0: are IPv4 again.
  if (kind === 1 && a === 0x20 && (b === 2 || (b === 1 && bytes[2] === 0 && bytes[3] === 0))) return false;
  if (kind === 1) return (a & 0xe0) === 0x20 || (a & 0xfe) === 0xfc || (a === 0xfe && (b & 0xc0) === 0x80);
  return true;
}

/** @param {Invitation} invitation @returns {string} */
export function writeInvitation({ answer, offer, fingerprint, name, password, spots }) {
  const ascii = (/** @type {string} */ text) => [text.length, ...Array.from(text, (letter) => letter.charCodeAt(0))];
  const bytes = [
    kVersion * 16 + Number(answer),
    ...(answer ? fourBytes(offer) : []),
    ...hexBytes(fingerprint),
    ...ascii(name),
    ...ascii(password),
    spots.length,
    ...spots.flatMap(({ address, port }) => [...(addressBytes(address) ?? []), port >> 8, port & 255]),
  ];
  const whole = [...bytes, ...fourBytes(checkSum(Uint8Array.from(bytes)))];
  return btoa(String.fromCharCode(...whole)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The check sum that answers to an offer carry. @param {string} text of the offer */
export const sumOf = (text) => checkSum(new TextEncoder().encode(text));

/**
 * Reads an invitation from anything somebody may have pasted: the text itself, in several lines too, or
 * a link or message that holds it after `live=`.
 * @param {string} pasted
 * @returns {{ invitation: Invitation, text: string } | { refused: Refused }} `text`: the invitation without what stood around it
 */
export function readInvitation(pasted) {
  const marked = /live=([\w-]+)/.exec(pasted.slice(0, 4 * kMostText));
  const text = (marked?.[1] ?? pasted).replace(/\s+/g, '');
  if (!/^[\w-]{20,}$/.test(text) || text.length > kMostText) return { refused: 'none' };
  /** @type {Uint8Array} */
  let bytes;
  try {
    bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return { refused: 'cut' };
  }
  const body = bytes.subarray(0, -4);
  if (hexText(bytes.subarray(-4)) !== hexText(fourBytes(checkSum(body)))) return { refused: 'cut' };
  const [first = 0] = body;
  if (first >> 4 !== kVersion) return { refused: first >> 4 > kVersion ? 'newer' : 'cut' };
  const read = readBody(body);
  return 'refused' in read ? read : { ...read, text };
}

/** @param {Uint8Array} body whose check sum is right @returns {{ invitation: Invitation } | { refused: Refused }} */
function readBody(body) {
  let at = 1;
  const take = (/** @type {number} */ count) => body.subarray(at, (at += count));
  const number = (/** @type {number} */ count) => take(count).reduce((sum, byte) => sum * 256 + byte, 0);
  const text = () => String.fromCharCode(...take(number(1)));
  const answer = ((body[0] ?? 0) & 15) === 1;
  const offer = answer ? number(4) : 0;
  const fingerprint = hexText(take(32));
  const [name, password] = [text(), text()];
  const count = number(1);
  /** @type {Spot[]} */
  const spots = [];
  for (let i = 0; i < Math.min(count, kMostSpots); i += 1) {
    const kind = number(1);
    const address = addressText(kind, take(kind === 0 ? 4 : 16));
    spots.push({ address, port: number(2) });
  }
  const whole = at === body.length && count >= 1 && count <= kMostSpots;
  if (!whole || !kIceText.test(name) || !kIceText.test(password)) return { refused: 'cut' };
  if (!spots.every(isAllowed)) return { refused: 'address' };
  return { invitation: { answer, offer, fingerprint, name, password, spots } };
}

/**
 * What goes into an invitation, of what a browser says about a connection that it has prepared.
 * @param {string} description SDP with all addresses in it
 * @param {{ answer: boolean, offer?: number }} kind
 * @returns {Invitation | null} null where this device cannot be reached at all
 */
export function shrink(description, { answer, offer = 0 }) {
  const value = (/** @type {RegExp} */ line) => line.exec(description)?.[1] ?? '';
  /** @type {Spot[]} */
  const spots = [];
  for (const [, address = '', port] of description.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)) {
    const spot = { address: address.toLowerCase(), port: Number(port) };
    if (isAllowed(spot) && spots.length < kMostSpots) spots.push(spot);
  }
  const fingerprint = value(/^a=fingerprint:sha-256 ([0-9A-F:]+)/im).replace(/:/g, '').toLowerCase();
  const name = value(/^a=ice-ufrag:(\S+)/m);
  const password = value(/^a=ice-pwd:(\S+)/m);
  const whole = fingerprint.length === 64 && kIceText.test(name) && kIceText.test(password) && spots.length > 0;
  return whole ? { answer, offer, fingerprint, name, password, spots } : null;
}

/**
 * The description of the other device's end, for the browser. Everything in it was checked when it was read.
 * @param {Invitation} invitation
 * @param {number} most the largest message that it may be sent, in bytes
 * @returns {RTCSessionDescriptionInit}
 */
export function describe({ answer, fingerprint, name, password, spots }, most) {
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${(fingerprint.toUpperCase().match(/../g) ?? []).join(':')}`,
    `a=setup:${answer ? 'active' : 'actpass'}`,
    'a=sctp-port:5000',
    `a=max-message-size:${most}`,
    ...spots.map(({ address, port }, i) => `a=candidate:${i + 1} 1 udp ${2113937151 - i} ${address} ${port} typ host`),
  ];
  return { type: answer ? 'answer' : 'offer', sdp: lines.map((line) => `${line}\r\n`).join('') };
}

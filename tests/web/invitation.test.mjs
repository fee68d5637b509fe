import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, isAllowed, readInvitation, shrink, sumOf, writeInvitation } from '../../web/page/invitation.js';

/** @typedef {import('../../web/page/invitation.js').Invitation} Invitation */

/** @type {Invitation} */
const offer = {
  answer: false,
  offer: 0,
  fingerprint: '3f67545a0c75df469ec4ac04cdab4e157e68e3635470dd94d00db6d8f6042f80',
  name: 'cdW6',
  password: '/7dlyDTA2HFOjPdYQiK06P1X',
  spots: [
    { address: '2f827647-df2f-421f-b9a2-429671d6687f.local', port: 43047 },
    { address: '192.168.1.20', port: 57111 },
    { address: 'fd00:0000:0000:0000:0000:0000:0000:0002', port: 40000 },
  ],
};
const text = writeInvitation(offer);

/** What a browser says of a prepared connection. */
const description = [
  'v=0',
  'a=candidate:11 1 udp 2113937151 2F827647-df2f-421f-b9a2-429671d6687f.local 43047 typ host generation 0',
  'a=candidate:12 1 UDP 2113937151 192.168.1.20 57111 typ host',
  'a=candidate:13 1 tcp 1518214911 192.168.1.20 9 typ host tcptype active',
  'a=candidate:14 1 udp 1677729535 203.0.113.9 57111 typ srflx raddr 0.0.0.0 rport 0',
  'a=candidate:15 1 udp 2113942271 fd00::2 40000 typ host',
  'a=candidate:16 1 udp 2113942271 127.0.0.1 40000 typ host',
  'a=ice-ufrag:cdW6',
  'a=ice-pwd:/7dlyDTA2HFOjPdYQiK06P1X',
  'a=fingerprint:sha-256 3F:67:54:5A:0C:75:DF:46:9E:C4:AC:04:CD:AB:4E:15:7E:68:E3:63:54:70:DD:94:D0:0D:B6:D8:F6:04:2F:80',
].join('\r\n');

/** @param {Invitation} invitation */
const refusedOf = (invitation) => {
  const read = readInvitation(writeInvitation(invitation));
  return 'refused' in read ? read.refused : null;
};

test('what a browser says becomes a short text and comes back whole', () => {
  assert.deepEqual(shrink(description, { answer: false }), { ...offer, spots: [...offer.spots.slice(0, 2), { address: 'fd00::2', port: 40000 }] });
  const short = writeInvitation(/** @type {Invitation} */ (shrink(description, { answer: false })));
  assert.equal(short, text);
  assert.ok(text.length < 200, `${text.length} letters`);
  assert.deepEqual(readInvitation(text), { invitation: offer, text });
  const answer = { ...offer, answer: true, offer: sumOf(text) };
  assert.deepEqual(readInvitation(writeInvitation(answer)), { invitation: answer, text: writeInvitation(answer) });
});

test('a device that nobody can reach has nothing to say', () => {
  assert.equal(shrink(description.replace(/^a=candidate.*$/gm, ''), { answer: false }), null);
  assert.equal(shrink('', { answer: true }), null);
});

test('the description for the other browser holds what was read, and nothing that could add a line to it', () => {
  const { type, sdp = '' } = describe(offer, 65536);
  assert.equal(type, 'offer');
  assert.match(sdp, /\r\na=setup:actpass\r\n/);
  assert.match(describe({ ...offer, answer: true }, 1).sdp ?? '', /a=setup:active\r\n/);
  assert.deepEqual(shrink(sdp, { answer: false }), offer);
  for (const name of ['cd\r\n', 'abc ', 'a=b=', 'abc', 'x'.repeat(65)]) assert.equal(refusedOf({ ...offer, name }), 'cut', name);
  assert.equal(refusedOf({ ...offer, password: 'a\r\na=candidate:1' }), 'cut');
});

test('it is found in a link, in a message, over several lines', () => {
  const broken = `${text.slice(0, 60)}\n  ${text.slice(60)} \n`;
  for (const pasted of [broken, `https://example.org/nyota/?lang=de#live=${text}`, `Play with me!\nlive=${text}\nSee you`]) {
    assert.deepEqual(readInvitation(pasted), { invitation: offer, text }, pasted);
  }
});

test('whatever is none is refused, with the reason', () => {
  const refused = (/** @type {string} */ pasted) => {
    const read = readInvitation(pasted);
    return 'refused' in read ? read.refused : null;
  };
  for (const pasted of ['', 'hello', 'https://example.org/', 'c1-e5-g7', 'live=', '<b>no</b>', 'x'.repeat(5000), '☃'.repeat(40)]) {
    assert.equal(refused(pasted), 'none', pasted.slice(0, 30));
  }
  for (let i = 0; i < text.length - 1; i += 1) {
    const other = text[i] === 'A' ? 'B' : 'A';
    assert.equal(refused(text.slice(0, i) + other + text.slice(i + 1)), 'cut', `letter ${i}`);
  }
  for (let i = 20; i < text.length; i += 1) assert.equal(refused(text.slice(0, i)), 'cut', `${i} letters`);
});

test('a later version is told from a damaged text', () => {
  const body = `\x20${'x'.repeat(40)}`;
  const sum = sumOf(body);
  const bytes = body + String.fromCharCode(...[24, 16, 8, 0].map((shift) => (sum >>> shift) & 255));
  assert.deepEqual(readInvitation(btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')), { refused: 'newer' });
});

test('too many addresses, and none, are refused', () => {
  assert.equal(refusedOf({ ...offer, spots: [] }), 'cut');
  assert.equal(refusedOf({ ...offer, spots: Array.from({ length: 9 }, () => ({ address: '10.0.0.1', port: 5000 })) }), 'cut');
  assert.equal(refusedOf({ ...offer, spots: Array.from({ length: 8 }, () => ({ address: '10.0.0.1', port: 5000 })) }), null);
});

test('addresses that no other device can have are refused', () => {
  const refused = [
    '127.0.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '0000:0000:0000:0000:0000:0000:0000:0001', '::1', '::',
    'ff02::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '2002:7f00:1::', '2001:0:7f00::', '64:ff9b::7f00:1', 'example.org', '1.2.3.256', 'fe80::1::2', '1:2',
  ];
  for (const address of refused) assert.equal(isAllowed({ address, port: 5000 }), false, address);
  for (const address of ['127.0.0.1', '::1', 'ff02::1']) assert.equal(refusedOf({ ...offer, spots: [{ address, port: 5000 }] }), 'address', address);
  for (const address of ['10.1.2.3', '192.0.2.2', '169.254.1.1', 'fd00::2', 'fe80::1', '2a00:1450::1']) {
    assert.equal(isAllowed({ address, port: 5000 }), true, address);
  }
  for (const port of [0, 53, 1023, 65536, NaN]) assert.equal(isAllowed({ address: '10.1.2.3', port }), false, String(port));
});

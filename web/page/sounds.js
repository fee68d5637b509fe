/**
 * Sounds, made here and nowhere fetched, and little shakes of a telephone. Fetched when somebody asks for
 * them in the settings.
 * @module
 */
import { kHoles } from '../view/geometry.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../engine/nyota.js').Happening} Happening */

/**
 * @typedef {object} Tone
 * @property {number} pitch in hertz
 * @property {number} [to] where the pitch glides
 * @property {number} [at] when it begins, in seconds
 * @property {number} length in seconds
 * @property {number} [loud] 0 to 1
 * @property {OscillatorType} [wave]
 */

/** @typedef {'step' | 'hop' | 'swap' | 'capture' | 'check' | 'finish' | 'turn' | 'warn' | 'over'} Cue */

/** @type {Record<Cue, Tone[]>} */
const kTones = {
  step: [{ pitch: 520, to: 300, length: 0.07, wave: 'triangle' }],
  hop: [{ pitch: 640, to: 380, length: 0.06, wave: 'triangle' }],
  swap: [{ pitch: 420, to: 560, length: 0.09, wave: 'triangle' }, { pitch: 560, to: 420, at: 0.1, length: 0.09, wave: 'triangle' }],
  capture: [{ pitch: 210, to: 90, length: 0.14, wave: 'triangle', loud: 0.9 }],
  check: [{ pitch: 740, length: 0.1 }, { pitch: 740, at: 0.13, length: 0.14 }],
  finish: [{ pitch: 523, length: 0.12 }, { pitch: 659, at: 0.12, length: 0.12 }, { pitch: 784, at: 0.24, length: 0.22 }],
  over: [{ pitch: 392, length: 0.16 }, { pitch: 523, at: 0.16, length: 0.16 }, { pitch: 659, at: 0.32, length: 0.34 }],
  turn: [{ pitch: 880, length: 0.12, loud: 0.35 }],
  warn: [{ pitch: 988, length: 0.08 }, { pitch: 988, at: 0.16, length: 0.08 }],
};

/** What a telephone does, in milliseconds: on, off, on. @type {Partial<Record<Cue, number[]>>} */
const kShakes = { swap: [15], capture: [30], check: [30, 60, 30], finish: [40, 60, 40], over: [60], turn: [20], warn: [80, 80, 80] };

/** Seconds between the landings of a chain; more of them would only be noise. */
const kBetweenHops = 0.09;
const kMostHops = 5;

const holes = new Map(kHoles.map((hole) => [hole.name, hole]));

/** Whether a move of a marble goes to the next hole. @param {readonly string[]} path */
function isStep([from = '', to = '']) {
  const [a, b] = [holes.get(from), holes.get(to)];
  return a === undefined || b === undefined || Math.max(Math.abs(a.x - b.x), Math.abs(a.z - b.z), Math.abs(a.x + a.z - b.x - b.z)) === 1;
}

/**
 * What is to be heard of a move, one after another.
 * @param {readonly Happening[]} happenings
 * @param {string} game
 * @returns {Cue[]}
 */
export function cuesOf(happenings, game) {
  const kinds = new Set(happenings.map(({ type }) => type));
  const moved = happenings.find((one) => one.type === 'moved');
  /** @type {Cue[]} */
  const cues = [];
  if (kinds.has('captured')) cues.push('capture');
  else if (kinds.has('swapped')) cues.push('swap');
  else if (moved && (game !== 'sternhalma' || isStep(moved.path))) cues.push('step');
  else if (moved) cues.push(.../** @type {Cue[]} */ (Array(Math.min(moved.path.length - 1, kMostHops)).fill('hop')));
  if (kinds.has('over')) cues.push('over');
  else if (kinds.has('finished') || kinds.has('eliminated')) cues.push('finish');
  else if (kinds.has('check')) cues.push('check');
  return cues;
}

/** Makes the sounds of a desk from now on, as its settings want them. @param {Desk} desk */
export function sound(desk) {
  const { board } = desk;
  /** @type {AudioContext | null} */
  let audio = null;
  // Browsers let a page sound only after somebody has done something on it.
  const wake = () => {
    if (!desk.settings.sounds) return;
    try {
      audio ??= new AudioContext();
      if (audio.state === 'suspended') void audio.resume().catch(() => {});
    } catch {
      // No loudspeaker is no reason not to play.
    }
  };
  for (const what of ['pointerdown', 'keydown', 'change']) document.addEventListener(what, wake, { passive: true });
  if (navigator.userActivation?.hasBeenActive) wake();

  /** @param {Cue} cue @param {number} delay in seconds */
  const play = (cue, delay) => {
    if (!audio || audio.state !== 'running' || !desk.settings.sounds) return;
    for (const { pitch, to = pitch, at = 0, length, loud = 0.6, wave = 'sine' } of kTones[cue]) {
      const begin = audio.currentTime + delay + at;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = wave;
      tone.frequency.setValueAtTime(pitch, begin);
      tone.frequency.exponentialRampToValueAtTime(to, begin + length);
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(loud * 0.25, begin + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + length + 0.02);
    }
  };
  /** @param {Cue[]} cues */
  const cue = (...cues) => {
    cues.forEach((one, i) => play(one, i * kBetweenHops));
    const shake = cues.map((one) => kShakes[one]).filter(Boolean).at(-1);
    if (shake && desk.settings.haptics) navigator.vibrate?.(shake);
  };
  board.addEventListener('nyota-move', (event) => {
    const { happenings } = /** @type {CustomEvent} */ (event).detail;
    cue(...cuesOf(happenings, board.match?.setup.game ?? ''));
  });
  board.addEventListener('nyota-turn', (event) => {
    const { seat } = /** @type {CustomEvent} */ (event).detail;
    const seats = board.match?.seats ?? [];
    // Persons at one device see whose turn it is; after others' moves one looks up.
    if (seats[seat]?.kind === 'person' && seats.some(({ kind }) => kind !== 'person')) cue('turn');
  });
  board.addEventListener('nyota-clock', (event) => {
    if (/** @type {CustomEvent} */ (event).detail.what === 'warn') cue('warn');
  });
}

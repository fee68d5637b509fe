// @ts-nocheck A page's frames are played by hand here.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clipsOf } from '../../web/view/flight.js';
import { Layout } from '../../web/view/geometry.js';
import { Motion } from '../../web/view/motion.js';

let frames = [];
let now = 0;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Lets so many milliseconds pass, a frame every ten. */
async function pass(milliseconds) {
  for (const end = now + milliseconds; now < end; now += 10) {
    const due = frames;
    frames = [];
    for (const { tell } of due) tell(now);
    await settle();
  }
}

beforeEach(() => {
  frames = [];
  now = 0;
  globalThis.document = { hidden: false };
  globalThis.requestAnimationFrame = (tell) => {
    frames.push({ tell });
    return frames.length;
  };
  globalThis.cancelAnimationFrame = () => {
    frames = [];
  };
});

const clip = (log, name, duration, still = false) => ({
  duration,
  still,
  draw: (share) => {
    if (share >= 1) log.push(name);
  },
});

test('acts are played one after another, each to its end', async () => {
  const log = [];
  const motion = new Motion(() => {});
  const both = [
    motion.play([clip(log, 'a1', 100), clip(log, 'a2', 100)], () => log.push('begin a')),
    motion.play([clip(log, 'b', 100)], () => log.push('begin b')),
  ];
  await pass(150);
  assert.deepEqual(log, ['begin a', 'a1']);
  await pass(300);
  await Promise.all(both);
  assert.deepEqual(log, ['begin a', 'a1', 'a2', 'begin b', 'b']);
});

test('at rest no frame is asked for', async () => {
  const motion = new Motion(() => {});
  assert.equal(frames.length, 0);
  const played = motion.play([clip([], 'a', 50)]);
  assert.equal(frames.length, 1);
  await pass(100);
  await played;
  assert.equal(frames.length, 0);
  assert.equal(motion.busy, false);
});

test('dropping ends the waiting at once and draws no ends', async () => {
  const log = [];
  const motion = new Motion(() => {});
  const both = [motion.play([clip(log, 'a', 100)]), motion.play([clip(log, 'b', 100)])];
  await pass(30);
  motion.drop();
  await Promise.all(both);
  assert.deepEqual(log, []);
  const next = motion.play([clip(log, 'c', 20)]);
  await pass(60);
  await next;
  assert.deepEqual(log, ['c']);
});

test('where less movement is wanted only the rests take time', async () => {
  const log = [];
  const motion = new Motion(() => {});
  motion.calm = true;
  void motion.play([clip(log, 'flight', 1000), clip(log, 'rest', 100, true)]);
  await settle();
  assert.deepEqual(log, ['flight']);
  await pass(150);
  assert.deepEqual(log, ['flight', 'rest']);
});

test('a hidden page gets the results without waiting for frames', async () => {
  globalThis.document.hidden = true;
  const log = [];
  await new Motion(() => {}).play([clip(log, 'a', 100), clip(log, 'b', 100)]);
  assert.deepEqual(log, ['a', 'b']);
  assert.equal(frames.length, 0);
});

test('speed stretches and shortens', async () => {
  const log = [];
  const motion = new Motion(() => {});
  motion.pace = 2;
  void motion.play([clip(log, 'slow', 100)]);
  await pass(150);
  assert.deepEqual(log, []);
  await pass(100);
  assert.deepEqual(log, ['slow']);
});

const sceneOf = (cells) => ({ marbles: new Map(cells.map((cell) => [cell, { home: 0, king: false, cell }])), flying: [] });
const moved = (...path) => ({ type: 'moved', seat: 0, text: path.join('-'), path });

test('a move flies from hole to hole and ends in the last one', () => {
  const scene = sceneOf(['c1', 'd2']);
  const landings = [];
  const clips = clipsOf(scene, new Layout(0), [moved('c1', 'e5', 'g7')], 0, (cell) => landings.push(cell));
  clips[0].draw(0.5);
  assert.equal(scene.marbles.has('c1'), false);
  assert.equal(scene.flying.length, 1);
  assert.ok(scene.flying[0].lift > 0.5, 'a hop has an arc');
  for (const one of clips) one.draw(1);
  assert.deepEqual(landings, ['e5', 'g7']);
  assert.equal(scene.marbles.get('g7').cell, 'c1');
  assert.deepEqual(scene.flying, []);
});

test('a step is shorter than a hop and stays low', () => {
  const scene = sceneOf(['d1']);
  const step = clipsOf(scene, new Layout(0), [moved('d1', 'e5')], 0, () => {})[0];
  const hop = clipsOf(scene, new Layout(0), [moved('c1', 'e5')], 0, () => {})[0];
  assert.ok(step.duration < hop.duration);
  step.draw(0.5);
  assert.equal(scene.flying[0].lift, 0);
});

test('landings that were made by hand are not shown again', () => {
  const clips = clipsOf(sceneOf(['c1']), new Layout(0), [moved('c1', 'e5', 'g7')], 1, () => {});
  assert.equal(clips[0].duration, 0);
  assert.ok(clips[2].duration > 0);
});

test('a swap lets both marbles change places', () => {
  const scene = sceneOf(['m5', 'n1']);
  const swap = { type: 'swapped', seat: 0, from: 'n1', to: 'm5' };
  const clips = clipsOf(scene, new Layout(0), [moved('m5', 'n1'), swap], 0, () => {});
  clips[0].draw(0.5);
  assert.equal(scene.flying.length, 2);
  for (const one of clips) one.draw(1);
  assert.equal(scene.marbles.get('n1').cell, 'm5');
  assert.equal(scene.marbles.get('m5').cell, 'n1');
});

test('what is no move has no clips', () => {
  assert.deepEqual(clipsOf(sceneOf([]), new Layout(0), [{ type: 'resigned', seat: 1, rank: 2 }], 0, () => {}), []);
});

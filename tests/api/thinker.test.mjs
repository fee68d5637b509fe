/**
 * The thinker where there are no workers: slices on the calling thread. What is asserted is the
 * order of events in turns of the event loop, never a time. Workers are for the browser tests.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { faults } from './declared.mjs';
import { rejected } from './helpers.mjs';
import { createThinker, nyota, wasmBinary } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Thought} Thought */

const start = nyota.newGame({ game: 'sternhalma', players: 2 }).record();
const thinker = await createThinker({ wasmBinary });
after(() => thinker.close());

/** Far more than anybody waits for. */
const kEndless = /** @type {const} */ ({ level: 6, nodes: 1_000_000_000 });
const answer = (/** @type {Thought} */ { timeMs: _, ...rest }) => rest;
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('without workers it thinks on the calling thread', () => {
  assert.equal(thinker.mode, 'thread');
});

test('it answers as the game itself does', async () => {
  const options = { nodes: 3_000, seed: 5, multi: 2, level: /** @type {const} */ (6) };
  const thought = await thinker.think(start, options);
  assert.deepEqual(faults(thought, 'Thought'), []);
  assert.deepEqual(answer(thought), answer(nyota.loadGame(start).think(options)));
});

test('it thinks about the end of the record', async () => {
  const game = nyota.loadGame({ ...start, moves: ['c1-e5', 'o1-m5', 'e5-e6'] });
  const { move } = await thinker.think(game.record(), { nodes: 200 });
  assert.equal(game.whyNot(move), null);
});

test('the thread is free between slices', async () => {
  const controller = new AbortController();
  let turns = 0;
  const running = thinker.think(start, { ...kEndless, signal: controller.signal });
  while (turns < 5) {
    await turn();
    turns += 1;
  }
  controller.abort();
  await rejected(running, 'aborted');
});

test('an abort is heard at once, and the next request is answered', async () => {
  const controller = new AbortController();
  /** @type {string[]} */
  const events = [];
  const running = thinker.think(start, { ...kEndless, signal: controller.signal }).catch((error) => {
    events.push(error.code);
  });
  const next = thinker.think(start, { nodes: 200 }).then(() => events.push('answered'));
  await turn();
  await turn();
  assert.equal(events.length, 0);
  controller.abort();
  events.push('abort called');
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(events, ['abort called', 'aborted'], 'in the very turn');
  await running;
  await next;
  assert.deepEqual(events, ['abort called', 'aborted', 'answered']);
});

test('an abort before the call, while queued, and after the answer', async () => {
  const gone = new AbortController();
  gone.abort();
  await rejected(thinker.think(start, { nodes: 200, signal: gone.signal }), 'aborted');

  const first = new AbortController();
  const queued = new AbortController();
  const running = thinker.think(start, { ...kEndless, signal: first.signal });
  const waiting = thinker.think(start, { ...kEndless, signal: queued.signal });
  const last = thinker.think(start, { nodes: 200 });
  queued.abort();
  await rejected(waiting, 'aborted');
  first.abort();
  await rejected(running, 'aborted');
  assert.ok((await last).move);

  const late = new AbortController();
  const thought = await thinker.think(start, { nodes: 200, signal: late.signal });
  late.abort();
  assert.ok(thought.move);
  assert.ok((await thinker.think(start, { nodes: 200 })).move);
});

test('requests are answered one after another, in order', async () => {
  /** @type {number[]} */
  const order = [];
  await Promise.all(
    [4_000, 200, 1_000, 200].map((nodes, i) => thinker.think(start, { nodes, level: 6 }).then(() => order.push(i))),
  );
  assert.deepEqual(order, [0, 1, 2, 3]);
});

test('a refusal reaches its own caller and nobody else', async () => {
  const wrong = /** @type {[any, any, Parameters<typeof rejected>[1]][]} */ ([
    [undefined, {}, 'bad-record'],
    [null, {}, 'bad-record'],
    ['text', {}, 'bad-record'],
    [{}, {}, { code: 'bad-record', details: { field: 'format' } }],
    [{ ...start, moves: ['z99-a1'] }, {}, { code: 'bad-record', reason: 'not-on-board', details: { ply: 0 } }],
    [{ ...start, version: 2 }, {}, 'newer-record'],
    [{ ...start, moves: ['resign:0'] }, {}, 'game-over'],
    [{ ...start, meta: { big: 1n } }, {}, 'bad-record'],
    [start, null, { code: 'bad-option', details: { field: 'options' } }],
    [start, 5, { code: 'bad-option', details: { field: 'options' } }],
    [start, { level: 9 }, { code: 'bad-option', details: { field: 'level', value: 9 } }],
    [start, { depth: 9 }, { code: 'bad-option', details: { field: 'depth' } }],
    [start, { seed: 1n }, 'bad-option'],
    [start, { signal: 'stop' }, { code: 'bad-option', details: { field: 'signal', value: 'stop' } }],
    [start, { signal: null }, { code: 'bad-option', details: { field: 'signal' } }],
    [start, { onProgress: 5 }, { code: 'bad-option', details: { field: 'onProgress', value: 5 } }],
  ]);
  const right = [thinker.think(start, { nodes: 200 })];
  for (const [record, options, expected] of wrong) {
    await rejected(thinker.think(record, options), expected, JSON.stringify(expected));
    right.push(thinker.think(start, { nodes: 200 }));
  }
  for (const thought of await Promise.all(right)) assert.ok(thought.move);
});

test('progress is told while it thinks, and never after the end', async () => {
  const controller = new AbortController();
  /** @type {Thought[]} */
  const seen = [];
  const running = thinker.think(start, {
    ...kEndless,
    signal: controller.signal,
    onProgress(thought) {
      seen.push(thought);
      if (seen.length === 2) controller.abort();
    },
  });
  await rejected(running, 'aborted');
  await turn();
  await thinker.think(start, { nodes: 200 });
  assert.equal(seen.length, 2);
  for (const thought of seen) assert.deepEqual(faults(thought, 'Thought'), []);
  assert.ok(seen[1].nodes > seen[0].nodes);
});

test('a listener that throws ends its own request only', async () => {
  const fault = new RangeError('mine');
  const running = thinker.think(start, { ...kEndless, onProgress() { throw fault; } });
  await assert.rejects(running, fault);
  assert.ok((await thinker.think(start, { nodes: 200 })).move);
});

test('the record is taken as it was when asked', async () => {
  const record = nyota.loadGame(start).record();
  const first = thinker.think(start, { nodes: 2_000, level: 6 });
  const second = thinker.think(record, { nodes: 200 });
  record.moves.push('nonsense');
  await first;
  assert.ok((await second).move);
});

test('closing rejects what runs and what waits, and later calls', async () => {
  const own = await createThinker({ wasmBinary });
  const running = own.think(start, kEndless);
  const waiting = own.think(start, kEndless);
  await turn();
  own.close();
  await rejected(running, 'closed');
  await rejected(waiting, 'closed');
  own.close();
  await rejected(own.think(start), 'closed');
  await rejected(own.think(/** @type {any} */ (null), /** @type {any} */ (null)), 'closed');
  assert.ok((await thinker.think(start, { nodes: 200 })).move, 'others go on');
});

test('several thinkers share the thread', async () => {
  const own = await createThinker({ wasmBinary });
  const controller = new AbortController();
  const endless = own.think(start, { ...kEndless, signal: controller.signal });
  assert.ok((await thinker.think(start, { nodes: 2_000, level: 6 })).move);
  controller.abort();
  await rejected(endless, 'aborted');
  own.close();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awayOf, TurnClock } from '../../web/play/clock.js';

/** What the core decides, in short. @param {import('../../web/engine/nyota.js').TurnTime} turn */
function decide({ limitMs, usedMs, missed = 0, moved, paused, over, computer, resigned }) {
  const runs = limitMs > 0 && !paused && !over && !computer && !resigned;
  const leftMs = Math.max(0, limitMs - usedMs);
  if (!runs || leftMs > 0) return { runs, leftMs, warn: runs && leftMs <= 10_000, out: null, missed: moved ? 0 : missed };
  return { runs, leftMs, warn: true, out: /** @type {'move' | 'hand-over'} */ (missed ? 'hand-over' : 'move'), missed: missed ? 0 : 1 };
}

/** @param {Partial<import('../../web/play/clock.js').KeptClock>} [kept] */
function setUp(kept = {}) {
  const time = { steady: 1000, wall: 5_000_000 };
  const clock = new TurnClock({ limit: 30, ...kept }, decide, () => ({ ...time }));
  return {
    clock,
    time,
    /** @param {number} seconds */
    pass(seconds) {
      time.steady += seconds * 1000;
      time.wall += seconds * 1000;
    },
  };
}

test('time is counted however rarely it is asked for', () => {
  const { clock, pass } = setUp();
  assert.equal(clock.read({ turn: '0:0', seat: 0 }).leftMs, 30_000);
  pass(19);
  assert.deepEqual(clock.read({ turn: '0:0', seat: 0 }), { runs: true, leftMs: 11_000, warn: false, out: null, missed: 0 });
  pass(1);
  assert.equal(clock.read({ turn: '0:0', seat: 0 }).warn, true);
  pass(400);
  assert.equal(clock.read({ turn: '0:0', seat: 0 }).out, 'move');
});

test('a device that sleeps does not stop it, and a clock that is set back does not give time', () => {
  const { clock, time } = setUp();
  clock.read({ turn: '0:0', seat: 0 });
  time.wall += 12_000;
  assert.equal(clock.read({ turn: '0:0', seat: 0 }).leftMs, 18_000, 'asleep: only the wall went on');
  time.wall -= 3_600_000;
  time.steady += 5_000;
  assert.equal(clock.read({ turn: '0:0', seat: 0 }).leftMs, 13_000);
});

test('pauses, computers and endings stop it', () => {
  const { clock, pass } = setUp();
  clock.read({ turn: '0:0', seat: 0 });
  for (const stop of [{ paused: true }, { computer: true }, { resigned: true }, { over: true }]) {
    clock.read({ turn: '0:0', seat: 0, ...stop });
    pass(100);
    assert.equal(clock.read({ turn: '0:0', seat: 0, ...stop }).runs, false);
  }
  assert.equal(clock.read({ turn: '0:0', seat: 0 }).leftMs, 30_000);
});

test('each turn has the whole time', () => {
  const { clock, pass } = setUp();
  clock.read({ turn: '0:0', seat: 0 });
  pass(25);
  clock.read({ turn: '0:0', seat: 0 });
  assert.equal(clock.read({ turn: '1:1', seat: 1 }).leftMs, 30_000);
});

test('the resignation of somebody else neither gives time nor forgives a turn', () => {
  const { clock, pass } = setUp({ turn: '4:0', missed: [1] });
  clock.read({ turn: '4:0', seat: 0 });
  pass(25);
  assert.equal(clock.read({ turn: '5:0', was: '4:0', seat: 0 }).leftMs, 5_000);
  pass(6);
  assert.equal(clock.read({ turn: '5:0', was: '4:0', seat: 0 }).out, 'hand-over');
  assert.equal(clock.read({ turn: '6:1', was: '5:1', seat: 1 }).leftMs, 30_000, 'who resigned had the turn');
});

test('running out is told once, and twice in a row hands the seat over', () => {
  const { clock, pass } = setUp();
  clock.read({ turn: '0:0', seat: 0 });
  pass(31);
  assert.equal(clock.read({ turn: '0:0', seat: 0 }).out, 'move');
  assert.equal(clock.read({ turn: '0:0', seat: 0 }).out, null);
  clock.read({ turn: '1:1', seat: 1 });
  pass(5);
  clock.read({ turn: '1:1', seat: 1 });
  clock.read({ turn: '2:0', seat: 0 });
  pass(31);
  assert.equal(clock.read({ turn: '2:0', seat: 0 }).out, 'hand-over');
  assert.deepEqual(clock.away, [0]);
  clock.welcome(0);
  assert.deepEqual(clock.away, []);
  assert.equal(clock.read({ turn: '2:0', seat: 0 }).leftMs, 30_000, 'a whole turn for who is back');
});

test('who takes a handed-over seat back by other ways than the clock is welcomed too', () => {
  const { clock, pass } = setUp({ turn: '2:0', missed: [1] });
  clock.read({ turn: '2:0', seat: 0 });
  pass(31);
  assert.equal(clock.read({ turn: '2:0', seat: 0 }).out, 'hand-over');
  assert.deepEqual(clock.greet(() => false), [], 'not handed over yet');
  assert.deepEqual(clock.away, [0]);
  assert.deepEqual(clock.greet((seat) => seat === 0), []);
  // A reload while the computer thinks: nothing is made up for whoever is back before it has moved.
  const again = setUp(JSON.parse(JSON.stringify(clock.kept))).clock;
  again.read({ turn: '2:0', seat: 0, computer: true });
  for (const one of [clock, again]) {
    assert.deepEqual(one.greet(() => false), [0]);
    assert.deepEqual(one.away, []);
    assert.deepEqual(one.read({ turn: '2:0', seat: 0 }), { runs: true, leftMs: 30_000, warn: false, out: null, missed: 0 });
  }
});

test('a move made in time forgives the one before', () => {
  const { clock, pass } = setUp();
  clock.read({ turn: '0:0', seat: 0 });
  pass(31);
  assert.equal(clock.read({ turn: '0:0', seat: 0 }).out, 'move');
  clock.read({ turn: '2:0', seat: 0 });
  pass(29);
  clock.read({ turn: '2:0', seat: 0 });
  clock.read({ turn: '4:0', seat: 0 });
  pass(31);
  assert.equal(clock.read({ turn: '4:0', seat: 0 }).out, 'move');
});

test('it is taken up again as it stood', () => {
  const { clock, pass } = setUp();
  clock.read({ turn: '0:0', seat: 0 });
  pass(12.5);
  clock.read({ turn: '0:0', seat: 0 });
  const again = setUp(JSON.parse(JSON.stringify(clock.kept)));
  again.pass(3600);
  assert.equal(again.clock.read({ turn: '0:0', seat: 0 }).leftMs, 17_500, 'the time in between does not count');
  again.pass(18);
  assert.equal(again.clock.read({ turn: '0:0', seat: 0 }).out, 'move');
  // Closed before the computer had moved: it is to move still, and nothing counts twice.
  const third = setUp(JSON.parse(JSON.stringify(again.clock.kept)));
  assert.equal(third.clock.read({ turn: '0:0', seat: 0, paused: true }).out, null);
  assert.equal(third.clock.read({ turn: '0:0', seat: 0 }).out, 'move');
  assert.equal(third.clock.read({ turn: '0:0', seat: 0 }).out, null);
  assert.deepEqual(third.clock.away, []);
});

test('what was kept is read forgivingly', () => {
  const broken = /** @type {any} */ ({ turn: {}, seat: 'x', used: -5, missed: 'no', away: [0, -1, 'z', 2.5], out: 'yes' });
  const { clock } = setUp(broken);
  assert.equal(clock.read({ turn: '3:1', seat: 1 }).leftMs, 30_000);
  assert.deepEqual(clock.away, [0]);
  for (const nothing of [null, undefined, 7, {}, { away: 5 }]) assert.deepEqual(awayOf(nothing), []);
});

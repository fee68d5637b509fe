// @ts-nocheck The stand-ins fill in only what is used here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../web/play/match.js';
import { readSeats, solePerson } from '../../web/play/seats.js';
import { settle, SlowThinker, StripGame } from './strip-game.mjs';

const person = { kind: 'person', level: 2, name: '' };
const computer = { kind: 'computer', level: 3, name: '' };

/** Shows at once, unless told to wait. */
function table(seats, starts = [['s0', 's1'], ['s11', 's10'], ['s5']].slice(0, seats.length)) {
  const game = new StripGame(starts);
  const thinker = new SlowThinker();
  const log = { shown: [], jumps: 0, saved: null, faults: [] };
  let release = null;
  const hooks = {
    show: (shown) => {
      log.shown.push(shown);
      return log.wait ? new Promise((resolve) => (release = resolve)) : Promise.resolve();
    },
    jump: () => {
      log.jumps += 1;
      release?.();
    },
    changed() {},
    save: (snapshot) => (log.saved = snapshot),
    fault: (error) => log.faults.push(error),
  };
  const match = new Match({ game, seats, thinker: async () => thinker, seed: 7, hooks });
  return { game, match, thinker, log, release: () => release?.() };
}

test('the computer is asked when it is its turn, with its level and a seed', async () => {
  const { match, thinker } = table([person, computer]);
  match.start();
  await settle();
  assert.equal(thinker.asked.length, 0);
  assert.equal(match.awaitsPerson, true);
  match.play('s1-s2');
  await settle();
  assert.equal(thinker.asked.length, 1);
  assert.equal(thinker.last.options.level, 3);
  assert.equal(thinker.last.options.seed, 8);
  assert.equal(match.thinking, true);
  assert.equal(match.awaitsPerson, false);
  thinker.last.answer('s10-s9');
  await settle();
  assert.equal(match.state.ply, 2);
  assert.equal(match.awaitsPerson, true);
});

test('the computer thinks while a move is shown, but moves only after it has been seen', async () => {
  const { match, thinker, log, release } = table([person, computer]);
  log.wait = true;
  match.play('s1-s2');
  await settle();
  thinker.last.answer('s10-s9');
  await settle();
  assert.equal(match.state.ply, 1);
  assert.equal(match.shownState.ply, 0);
  release();
  await settle();
  assert.equal(match.shownState.ply, 1);
  assert.equal(match.state.ply, 2);
});

test('undo goes back to the last turn of a person, redo forward again', async () => {
  const { match, thinker } = table([person, computer, computer]);
  match.play('s1-s2');
  await settle();
  thinker.last.answer('s10-s9');
  await settle();
  thinker.last.answer('s5-s6');
  await settle();
  assert.equal(match.state.ply, 3);
  match.undo();
  assert.equal(match.state.ply, 0);
  assert.equal(match.canUndo, false);
  match.redo();
  assert.equal(match.state.ply, 3);
  assert.equal(match.state.turn, 0);
  assert.equal(match.canRedo, false);
});

test('undo while the computer thinks calls it off, and a late answer is not played', async () => {
  const { match, thinker } = table([person, computer]);
  match.play('s1-s2');
  await settle();
  const asked = thinker.last;
  match.undo();
  assert.equal(asked.aborted, true);
  asked.answer('s10-s9');
  await settle();
  assert.equal(match.state.ply, 0);
  assert.equal(match.thinking, false);
});

test('undo while a move is shown drops it, and its late ending does not bring it back', async () => {
  const { match, log } = table([person, person]);
  log.wait = true;
  match.play('s1-s2');
  match.undo();
  await settle();
  assert.equal(log.jumps, 1);
  assert.equal(match.shownState.ply, 0);
  assert.equal(match.awaitsPerson, true);
});

test('with computers only undo takes one move back', async () => {
  const { match, thinker } = table([computer, computer]);
  match.start();
  await settle();
  thinker.last.answer('s1-s2');
  await settle();
  match.undo();
  assert.equal(match.state.ply, 0);
});

test('resigning while the computer thinks asks it anew', async () => {
  const { match, thinker } = table([person, computer, person]);
  match.play('s1-s2');
  await settle();
  const asked = thinker.last;
  match.resign(2);
  await settle();
  assert.equal(asked.aborted, true);
  assert.notEqual(thinker.last, asked);
  assert.deepEqual(thinker.last.record.moves, ['s1-s2', 'resign:2']);
});

test('a seat can be handed over during its turn and taken back', async () => {
  const { match, thinker } = table([person, computer]);
  match.start();
  match.setSeat(0, { kind: 'computer', level: 5 });
  await settle();
  assert.equal(thinker.last.options.level, 5);
  match.setSeat(0, { kind: 'person' });
  await settle();
  assert.equal(thinker.last.aborted, true);
  assert.equal(match.awaitsPerson, true);
});

test('a lost worker is reported, and asked again when something changes', async () => {
  const { match, thinker, log } = table([computer, person]);
  match.start();
  await settle();
  thinker.last.fail();
  await settle();
  assert.equal(log.faults.length, 1);
  assert.equal(match.thinking, false);
  match.setSeat(0, {});
  await settle();
  assert.equal(thinker.asked.length, 2);
  assert.equal(match.thinking, true);
});

test('everything needed to go on is saved after each move', async () => {
  const { match, log } = table([person, computer]);
  match.start();
  assert.deepEqual(log.saved.record.moves, []);
  match.play('s1-s2');
  assert.deepEqual(log.saved.record.moves, ['s1-s2']);
  assert.deepEqual(log.saved.seats, [person, computer]);
  assert.equal(log.saved.seed, 7);
});

test('a snapshot is taken up again, and what is none is refused', () => {
  const { match, log } = table([person, computer]);
  match.play('s1-s2');
  const nyota = {
    loadGame(record) {
      const game = new StripGame([['s0', 's1'], ['s11', 's10']]);
      for (const move of record.moves) game.play(move);
      game.setMeta(record.meta);
      return game;
    },
  };
  const hooks = { show: async () => {}, jump() {}, changed() {}, save() {}, fault() {} };
  const options = { thinker: async () => new SlowThinker(), hooks };
  const again = Match.restore(nyota, JSON.parse(JSON.stringify(log.saved)), options);
  assert.deepEqual(again.snapshot(), log.saved);
  for (const foreign of [null, 3, 'text', {}, { format: 'nyota-match', version: 9 }, { format: 'nyota-match', version: 1 }]) {
    assert.equal(Match.restore(nyota, foreign, options), null);
  }
});

test('each game has a name, a date and who plays it in its record', () => {
  const { match, game, log } = table([person, computer]);
  match.start();
  const { id, date, names, levels } = log.saved.record.meta;
  assert.match(id, /^[a-z]{16}$/);
  assert.ok(Math.abs(Date.parse(date) - Date.now()) < 60_000);
  assert.deepEqual([names, levels], [['', ''], [null, 3]]);
  match.setSeat(0, { kind: 'computer', level: 5, name: 'Ada' });
  assert.deepEqual(log.saved.record.meta, { id, date, names: ['Ada', ''], levels: [5, 3] });
  match.setSeat(0, { kind: 'person' });
  match.close();
  const options = { seats: [person, computer], thinker: async () => new SlowThinker(), seed: 1 };
  const hooks = { show: async () => {}, jump() {}, changed() {}, save() {}, fault() {} };
  game.setMeta({ id: '../../odd', date: 7 });
  assert.match(new Match({ ...options, game, hooks }).snapshot().record.meta.id, /^[a-z]{16}$/, 'a foreign name that is none');
});

test('a game that is played elsewhere is only looked at', async () => {
  const { match, thinker, log, game } = table([person, computer]);
  match.play('s1-s2');
  match.close();
  const saves = [];
  const hooks = { show: async () => {}, jump() {}, changed() {}, save: (one) => saves.push(one), fault() {} };
  const asked = thinker.asked.length;
  const held = new Match({ game, seats: [person, computer], thinker: async () => thinker, seed: 7, held: true, hooks });
  held.start();
  held.undo();
  held.setSeat(1, { kind: 'person' });
  held.hasty = true;
  await settle();
  assert.equal(held.awaitsPerson || held.canUndo || held.canRedo || held.thinking, false);
  assert.equal(held.state.ply, 1);
  assert.equal(held.seats[1].kind, 'computer');
  assert.equal(thinker.asked.length, asked);
  assert.deepEqual(saves, []);
  assert.deepEqual(log.faults, []);
});

test('help is noted in the record beside what stood there, and outlives taking back', async () => {
  const { match, game, log } = table([person, person]);
  game.setMeta({ id: 'x' });
  match.assist();
  assert.deepEqual(log.saved.record.meta, { id: 'x', assisted: true }, 'beside what stood there');
  match.play('s1-s2');
  await settle();
  match.undo();
  assert.equal(log.saved.record.meta.assisted, true);
  log.saved = null;
  match.assist();
  assert.equal(log.saved, null, 'noted once');
});

test('what was taken back is kept too, and can be redone after a restart', () => {
  const { match, log } = table([person, person]);
  match.play('s1-s2');
  match.play('s10-s9');
  match.undo();
  assert.deepEqual(log.saved.record.moves, ['s1-s2', 's10-s9']);
  assert.equal(log.saved.undone, 1);
  const nyota = {
    loadGame(record) {
      const game = new StripGame([['s0', 's1'], ['s11', 's10']]);
      for (const move of record.moves) game.play(move);
      return game;
    },
  };
  const hooks = { show: async () => {}, jump() {}, changed() {}, save() {}, fault() {} };
  const again = Match.restore(nyota, log.saved, { thinker: async () => new SlowThinker(), hooks });
  assert.equal(again.state.ply, 1);
  assert.equal(again.canRedo, true);
  again.redo();
  assert.equal(again.state.ply, 2);
  assert.equal(again.snapshot().undone, undefined);
});

test('computers among themselves can be hurried, and no one else', async () => {
  const { match, thinker } = table([computer, person, computer]);
  match.start();
  await settle();
  assert.equal(match.onlyComputers, false);
  assert.equal(thinker.last.options.timeMs, undefined);
  match.resign(1);
  await settle();
  assert.equal(match.onlyComputers, true);
  match.hasty = true;
  await settle();
  assert.equal(thinker.asked.at(-2).aborted, true);
  assert.ok(thinker.last.options.timeMs > 0);
  assert.equal(match.hasty, true);
  match.undo();
  assert.equal(match.hasty, false);
});

test('nothing is played before the opening has been seen', async () => {
  const { match, thinker } = table([computer, person]);
  let seen = () => {};
  match.start(new Promise((resolve) => (seen = resolve)));
  await settle();
  thinker.last.answer('s1-s2');
  await settle();
  assert.equal(match.opening, true);
  assert.equal(match.state.ply, 0);
  seen();
  await settle();
  assert.equal(match.opening, false);
  assert.equal(match.state.ply, 1);
});

test('closing frees the game and calls the computer off', async () => {
  const { match, game, thinker } = table([computer, person]);
  match.start();
  await settle();
  match.close();
  assert.equal(thinker.last.aborted, true);
  assert.equal(game.freed, true);
});

test('seats are read forgivingly', () => {
  const seats = readSeats([{ kind: 'computer', level: 99, name: ' Asha ' }, 'nonsense', { kind: 'wizard', level: 6 }], 3);
  assert.deepEqual(seats, [
    { kind: 'computer', level: 2, name: 'Asha' },
    { kind: 'computer', level: 2, name: '' },
    { kind: 'computer', level: 6, name: '' },
  ]);
  assert.equal(readSeats(null, 2)[0].kind, 'person');
});

test('the only person without a name is simply you', () => {
  assert.equal(solePerson([person, computer]), 0);
  assert.equal(solePerson([person, person]), null);
  assert.equal(solePerson([{ ...person, name: 'Asha' }, computer]), null);
});

test('the match waits for a seat at another device, and plays what is brought from there', async () => {
  const remote = { kind: 'remote', level: 2, name: '' };
  const { match, thinker } = table([person, remote, computer]);
  match.start();
  match.play('s1-s2');
  await settle();
  assert.equal(match.state.turn, 1);
  assert.equal(match.awaitsPerson, false);
  assert.equal(thinker.asked.length, 0);
  match.play('s10-s9');
  await settle();
  assert.equal(thinker.asked.length, 1);
  assert.deepEqual(match.snapshot().seats[1], remote);
  assert.equal(readSeats([person, remote], 2)[1].kind, 'remote');
});

test('with somebody at another device nobody undoes alone; what was agreed goes back to a place of the record', async () => {
  const remote = { kind: 'remote', level: 2, name: '' };
  const { match } = table([person, remote]);
  match.play('s1-s2');
  match.play('s10-s9');
  await settle();
  assert.equal(match.canUndo, false);
  match.undo();
  assert.equal(match.state.ply, 2);
  match.rewind(5);
  assert.equal(match.state.ply, 2);
  match.rewind(0);
  assert.equal(match.state.ply, 0);
  assert.equal(match.canRedo, false);
  match.redo();
  assert.equal(match.state.ply, 0);
  match.setSeat(1, { kind: 'person' });
  assert.equal(match.canRedo, true);
});

test('the computer makes one move for a person, and the seat stays theirs', async () => {
  const { match, thinker } = table([person, person]);
  match.start();
  match.relieve();
  await settle();
  assert.equal(match.relieved, true);
  assert.equal(match.awaitsPerson, false);
  assert.equal(thinker.last.options.level, 2);
  thinker.last.answer('s1-s2');
  await settle();
  assert.equal(match.state.ply, 1);
  assert.equal(match.relieved, false);
  assert.equal(match.awaitsPerson, true);
  assert.equal(match.game.record().meta.handedOver, undefined);
  // Where no move can be had, the person goes on.
  match.relieve();
  await settle();
  thinker.last.fail();
  await settle();
  assert.equal(match.awaitsPerson, true);
});

test('while it is paused nobody moves, after a restart neither', async () => {
  const { match, thinker, log } = table([person, computer]);
  match.start();
  match.play('s1-s2');
  await settle();
  match.paused = true;
  assert.equal(thinker.last.aborted, true);
  assert.equal(log.saved.paused, true);
  match.undo();
  await settle();
  assert.equal(match.awaitsPerson, false);
  match.redo();
  await settle();
  assert.equal(thinker.asked.length, 1);
  match.paused = false;
  await settle();
  assert.equal(thinker.asked.length, 2);
  assert.equal(log.saved.paused, undefined);
});

test('the record tells who left a seat to the computer while the game ran', async () => {
  const { match } = table([person, person, computer]);
  match.setSeat(1, { kind: 'computer' });
  match.setSeat(1, { kind: 'person' });
  assert.equal(match.game.record().meta.handedOver, undefined, 'before the first move everybody may still sit down');
  match.play('s1-s2');
  match.setSeat(1, { kind: 'computer' });
  match.setSeat(1, { kind: 'person', name: 'Asha' });
  assert.deepEqual(match.game.record().meta.handedOver, [1]);
});

test('a match knows what keeps it from being rated', () => {
  const fresh = () => {
    const match = new Match({
      game: new StripGame([['s0', 's1'], ['s11', 's10']]),
      seats: [person, computer],
      thinker: async () => new SlowThinker(),
      seed: 1,
      fair: true,
      hooks: { show: async () => {}, jump() {}, changed() {}, save() {}, fault() {} },
    });
    match.play('s1-s2');
    return match;
  };
  assert.equal(table([person, computer]).match.fairness, 'foreign');
  assert.equal(fresh().fairness, 'fair');
  for (const [act, why] of [
    [(match) => match.undo(), 'undo'],
    [(match) => match.assist(), 'hint'],
    [(match) => match.setSeat(1, { level: 1 }), 'seats'],
    [(match) => match.setSeat(1, { name: 'Asha' }), 'fair'],
  ]) {
    const match = fresh();
    act(match);
    assert.equal(match.fairness, why);
    const kept = match.snapshot();
    assert.deepEqual([kept.fair, kept.spoilt], [true, ['undo', 'seats'].includes(why) ? why : undefined]);
  }
});

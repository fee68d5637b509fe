// @ts-nocheck The stand-ins fill in only what is used here.
/** One game at two devices over a line that the test holds: the real core at both ends, and forged messages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { kBeat, LiveGame } from '../../web/play/live.js';
import { kMostLetters } from '../../web/play/live-messages.js';
import { Match } from '../../web/play/match.js';
import { nyota } from './package.mjs';

const kSetup = { game: 'sternhalma', players: 2 };
const person = { kind: 'person', level: 2, name: '' };
const computer = { kind: 'computer', level: 1, name: '' };
const settle = () => new Promise((resolve) => setImmediate(resolve));

class Device {
  board = null;
  kept = new Map();
  heard = [];
  agree = true;
  asked = [];
  clock = 0;
  live = null;
  thought = [];
  #hooks = {
    show: () => Promise.resolve(),
    jump() {},
    changed: () => this.live?.update(),
    save: (snapshot) => this.kept.set(snapshot.record.meta?.id, snapshot),
    fault() {},
  };
  #thinker = async () => ({ think: (record) => new Promise((answer) => this.thought.push({ record, answer })) });

  open(snapshot) {
    const match = Match.restore(nyota, snapshot, { thinker: this.#thinker, hooks: this.#hooks });
    this.board = match;
    match?.start();
    return match !== null;
  }

  /** Begins a game of this device. */
  begin(seats, moves = [], { id = 'game-of-a-test', setup = kSetup } = {}) {
    const record = { format: 'nyota-game', version: 1, setup, moves, meta: { id } };
    this.open({ format: 'nyota-match', version: 1, record, seats, seed: 1 });
  }

  get moves() {
    return this.board.game.record().moves;
  }

  /** The first legal move is made by whoever is to move here. */
  move() {
    const { text } = this.board.game.legalMoves()[0];
    this.board.play(text);
    return text;
  }

  connect(line, seat) {
    const say = (what) => (value) => this.heard.push(value === undefined ? what : `${what} ${value}`);
    this.live = new LiveGame({
      line,
      seat,
      now: () => this.clock,
      table: {
        match: () => this.board,
        open: async (snapshot) => this.open(snapshot),
        resign: (one) => this.board.resign(one),
        find: async (id) => this.kept.get(id) ?? null,
        check: (record) => {
          const game = nyota.loadGame(record);
          const written = game.record();
          game.free();
          return written;
        },
      },
      hooks: {
        begun: say('begun'),
        quiet: say('quiet'),
        ended: say('ended'),
        back: async (count) => (this.asked.push(count), this.agree),
        backAnswered: say('back'),
      },
    });
  }

  get last() {
    return this.heard.at(-1);
  }
}

/** A line of which the test holds both ends: messages go on when `run` is called. */
class Wire {
  sent = [];
  queue = [];
  closed = false;
  waiting = 0;
  send(text) {
    this.sent.push(text);
    this.queue.push(text);
  }
  close() {
    this.closed = true;
  }
}

async function run(a, b) {
  for (let i = 0; i < 60; i += 1) {
    for (const text of a.wire.queue.splice(0)) b.live.receive(text);
    for (const text of b.wire.queue.splice(0)) a.live.receive(text);
    await settle();
  }
}

function join(host, guest, seat = 1) {
  host.wire = new Wire();
  guest.wire = new Wire();
  host.connect(host.wire, seat);
  guest.connect(guest.wire, null);
  host.live.start();
  guest.live.start();
}

async function together(seats = [person, computer], moves = [], options = {}) {
  const [host, guest] = [new Device(), new Device()];
  host.begin(seats, moves, options);
  guest.begin([person, computer], [], { id: 'game-of-the-guest' });
  join(host, guest, options.seat);
  await run(host, guest);
  return { host, guest };
}

/** One end is the test itself: it says what it likes. */
async function forged({ invited = false, seats = [person, computer], moves = [] } = {}) {
  const device = new Device();
  device.begin(seats, moves, { id: 'game-of-a-victim' });
  device.wire = new Wire();
  device.connect(device.wire, invited ? null : 1);
  device.live.start();
  const say = async (...messages) => {
    for (const message of messages) device.live.receive(typeof message === 'string' ? message : JSON.stringify(message));
    await settle();
    await settle();
  };
  if (!invited) await say({ type: 'hello', version: 1, moves: null });
  return { device, say, types: () => device.wire.sent.map((text) => JSON.parse(text).type) };
}

test('the one who was invited gets the game, and each plays their own seat', async () => {
  const { host, guest } = await together([{ ...person, name: 'Asha' }, computer]);
  assert.deepEqual([host.last, guest.last], ['begun', 'begun']);
  assert.deepEqual(host.board.seats.map(({ kind }) => kind), ['person', 'remote']);
  assert.deepEqual(guest.board.seats.map(({ kind }) => kind), ['remote', 'person']);
  assert.equal(guest.board.seats[0].name, 'Asha');
  assert.equal(guest.board.game.record().meta.id, 'game-of-a-test');
  assert.equal(guest.board.awaitsPerson, false);
  host.move();
  await run(host, guest);
  guest.move();
  await run(host, guest);
  host.move();
  await run(host, guest);
  assert.equal(host.moves.length, 3);
  assert.deepEqual(guest.moves, host.moves);
  assert.equal(guest.board.awaitsPerson, true);
  assert.equal(host.live.faults + guest.live.faults, 0);
});

test('four-player chess with computers at the device of the one who invited', async () => {
  const { host, guest } = await together([person, computer, person, computer], [], { setup: { game: 'chess4' }, seat: 2 });
  assert.deepEqual(guest.board.seats.map(({ kind }) => kind), ['remote', 'remote', 'person', 'remote']);
  host.move();
  await settle();
  const { record, answer } = host.thought.at(-1);
  const game = nyota.loadGame(record);
  answer({ move: game.legalMoves()[0].text });
  game.free();
  await run(host, guest);
  assert.equal(guest.board.state.turn, 2);
  assert.deepEqual(guest.moves, host.moves);
  assert.equal(guest.thought.length, 0);
});

test('a resignation at one device is one at the other', async () => {
  const { host, guest } = await together();
  guest.board.resign(1);
  await run(host, guest);
  assert.equal(host.board.state.over, true);
  assert.deepEqual(host.moves, ['resign:1']);
  assert.deepEqual(guest.moves, host.moves);
});

test('a move and a resignation that cross leave both with the same game', async () => {
  const { host, guest } = await together([person, person, person], [], { setup: { game: 'sternhalma', players: 3 } });
  host.move();
  guest.board.resign(1);
  await run(host, guest);
  assert.deepEqual(guest.moves, host.moves);
  assert.equal(host.moves.length, 2);
});

test('moves are taken back when both agree, and only then', async () => {
  const { host, guest } = await together();
  host.move();
  await run(host, guest);
  guest.move();
  await run(host, guest);
  guest.agree = false;
  host.live.askBack();
  await run(host, guest);
  assert.deepEqual(guest.asked, [2]);
  assert.equal(host.last, 'back false');
  assert.equal(host.moves.length, 2);
  // Who has said no is not asked again at the same place.
  host.live.askBack();
  await run(host, guest);
  assert.deepEqual(guest.asked, [2]);
  guest.agree = true;
  host.move();
  await run(host, guest);
  guest.live.askBack();
  await run(host, guest);
  assert.deepEqual(host.asked, [2]);
  assert.equal(host.moves.length, 1);
  assert.deepEqual(guest.moves, host.moves);
});

test('who comes back goes on with the longer of the two games', async () => {
  const { host, guest } = await together();
  host.move();
  await run(host, guest);
  host.live.lineLost();
  guest.live.lineLost();
  assert.deepEqual([host.last, guest.last], ['ended lost', 'ended lost']);
  guest.board.setSeat(0, { kind: 'person' });
  guest.move();
  guest.move();
  join(host, guest);
  await run(host, guest);
  assert.equal(host.moves.length, 3);
  assert.deepEqual(guest.moves, host.moves);
  assert.equal(guest.board.game.record().meta.id, 'game-of-a-test');
  assert.deepEqual(guest.board.seats.map(({ kind }) => kind), ['remote', 'person']);
});

test('where both went on differently, the game of the one who invited counts, and the other one is kept', async () => {
  const { host, guest } = await together();
  host.live.lineLost();
  guest.live.lineLost();
  guest.board.setSeat(0, { kind: 'person' });
  guest.board.play(guest.board.game.legalMoves()[1].text);
  const mine = guest.moves;
  host.move();
  join(host, guest);
  await run(host, guest);
  assert.equal(host.moves.length, 1);
  assert.deepEqual(guest.moves, host.moves);
  assert.match(guest.board.game.record().meta.id, /^[a-z]{16}$/);
  assert.deepEqual(guest.kept.get('game-of-a-test').record.moves, mine);
});

test('another game on the board, or the seat of the other given to the computer, is leaving', async () => {
  for (const leave of [
    (device) => device.begin([person, computer], [], { id: 'a-new-game-here' }),
    (device) => device.board.setSeat(1, { kind: 'computer' }),
  ]) {
    const { host, guest } = await together();
    leave(host);
    host.live.update();
    await run(host, guest);
    assert.equal(host.last, 'ended left');
    assert.equal(guest.last, 'ended bye');
    assert.equal(host.wire.closed && guest.wire.closed, true);
  }
});

test('silence is said, and an end only after minutes of it', async () => {
  const { host, guest } = await together();
  const wait = (ms) => {
    for (let i = 0; i < ms / kBeat; i += 1) {
      host.clock += kBeat;
      host.live.beat();
    }
  };
  wait(15_000);
  assert.equal(host.last, 'begun');
  wait(5000);
  assert.equal(host.last, 'quiet true');
  guest.live.beat();
  await run(host, guest);
  assert.equal(host.last, 'quiet false');
  wait(310_000);
  assert.equal(host.last, 'ended lost');
});

test('a line that takes nothing more is given up', async () => {
  const { host } = await together();
  host.wire.waiting = 2 ** 21;
  host.live.beat();
  assert.equal(host.last, 'ended lost');
});

test('illegal moves, moves of another seat and at another place change nothing and end it in the end', async () => {
  const { device, say, types } = await forged();
  const before = device.board.game.record();
  const [own] = device.board.game.legalMoves();
  await say({ type: 'move', ply: 0, move: own.text });
  assert.equal(types().at(-1), 'record');
  await say({ type: 'move', ply: 7, move: own.text }, { type: 'resign', ply: 0, seat: 0 }, { type: 'resign', ply: 0, seat: 5 });
  assert.deepEqual(device.board.game.record(), before);
  const made = device.move();
  await say({ type: 'move', ply: 1, move: 'a1-a1' }, { type: 'move', ply: 1, move: 'resign:0' });
  assert.deepEqual(device.moves, [made]);
  assert.equal(device.last, 'begun');
  await say({ type: 'sync' }, { type: 'record', record: { ...before, moves: ['resign:0'] } });
  assert.deepEqual(device.moves, [made]);
  assert.equal(device.last, 'ended faults');
  assert.equal(device.wire.closed, true);
  await say({ type: 'resign', ply: 1, seat: 1 });
  assert.deepEqual(device.moves, [made]);
});

test('whatever is no message is refused', async () => {
  const nonsense = [
    '', 'null', '[]', '"move"', '{', '{"type":"move"}', '{"type":"constructor"}', '{"type":"__proto__"}', '{"type":["move"]}',
    '{"type":"move","ply":-1,"move":"a1-a2"}', '{"type":"move","ply":0.5,"move":"a1-a2"}', '{"type":"move","ply":0,"move":{}}',
    `{"type":"move","ply":0,"move":"${'a'.repeat(500)}"}`, '{"type":"resign","ply":0,"seat":"0"}', '{"type":"hello"}',
    '{"type":"record","record":{"setup":null,"moves":[]}}', '{"type":"back","ply":null}', 'x'.repeat(kMostLetters + 1),
  ];
  for (const text of nonsense) {
    const { device, say } = await forged();
    await say(text);
    assert.equal(device.live.faults, 1, text.slice(0, 60));
    assert.deepEqual(device.moves, []);
    assert.equal({}.polluted, undefined);
  }
  const { device } = await forged();
  device.live.receive(new ArrayBuffer(8));
  assert.equal(device.live.faults, 1);
});

test('a flood is shut off at once', async () => {
  const { device, say } = await forged();
  await say(...Array.from({ length: 1000 }, () => ({ type: 'ping', ply: 0 })));
  assert.equal(device.last, 'ended flood');
  const second = await forged();
  await second.say(...Array.from({ length: 8 }, () => ({ type: 'ping', ply: 0, more: 'x'.repeat(50_000) })));
  assert.equal(second.device.last, 'ended flood');
});

test('nobody is asked twice at a time about taking back', async () => {
  const { device, say } = await forged();
  device.move();
  let answer;
  device.live.receive(JSON.stringify({ type: 'ping', ply: 1 }));
  device.agree = new Promise((resolve) => (answer = resolve));
  await say({ type: 'back', ply: 0 }, { type: 'back', ply: 0 }, { type: 'back', ply: 3 });
  assert.deepEqual(device.asked, [1]);
  answer(true);
  await settle();
  assert.deepEqual(device.moves, []);
  // Agreeing to what was never asked for.
  device.move();
  await say({ type: 'answer', ply: 0, agreed: true });
  assert.equal(device.moves.length, 1);
});

const hello = (record, more = {}) => ({ type: 'hello', version: 1, seat: 1, seats: [], record, ...more });
const recordOf = (moves, id = 'game-of-a-forger', setup = kSetup) => ({ format: 'nyota-game', version: 1, setup, moves, meta: { id } });

test('a forged game cannot be opened, and the one on the board stays', async () => {
  for (const record of [
    recordOf(['a1-z9']),
    recordOf([], 'x'.repeat(20), { game: 'go', players: 2 }),
    recordOf([], 'x'.repeat(20), { game: 'sternhalma', players: 99 }),
  ]) {
    const { device, say } = await forged({ invited: true });
    const before = device.board;
    await say(hello(record));
    assert.equal(device.last, 'ended game');
    assert.equal(device.board, before);
  }
  for (const seat of [2, 5]) {
    const { device, say } = await forged({ invited: true });
    await say(hello(recordOf([]), { seat }), { type: 'record', record: recordOf([]) });
    assert.equal(device.last, 'ended game');
  }
});

test('another version is not spoken with, whatever it says', async () => {
  const { device, say } = await forged({ invited: true });
  await say({ type: 'hello', version: 2, other: true });
  assert.equal(device.last, 'ended version');
});

test('a forged id does not get at another game of this device', async () => {
  const { device, say } = await forged({ invited: true });
  const [first, second] = device.board.game.legalMoves();
  device.move();
  const kept = structuredClone(device.kept.get('game-of-a-victim'));
  const forgedRecord = recordOf([second.text], 'game-of-a-victim');
  await say(hello(forgedRecord), { type: 'record', record: forgedRecord });
  assert.equal(device.last, 'begun');
  assert.notEqual(first.text, second.text);
  assert.match(device.board.game.record().meta.id, /^[a-z]{16}$/);
  assert.deepEqual(device.kept.get('game-of-a-victim'), kept);
  // Not even of another kind.
  const other = await forged({ invited: true });
  const chess = recordOf([], 'game-of-a-victim', { game: 'chess4' });
  await other.say(hello(chess, { seat: 2 }), { type: 'record', record: chess });
  assert.match(other.device.board.game.record().meta.id, /^[a-z]{16}$/);
});

test('the game cannot be swapped for another one, nor its names be anything but short texts', async () => {
  const { device, say } = await forged({ invited: true });
  const seats = [{ name: `<img src=x onerror=alert(1)>${'y'.repeat(200)}`, level: 77, kind: 'computer' }, { name: {} }];
  await say(hello(recordOf([]), { seats, colours: 'red' }), { type: 'record', record: recordOf([]) });
  assert.equal(device.board.seats[0].name.length, 24);
  assert.deepEqual(device.board.seats.map(({ kind, level }) => [kind, level]), [['remote', 2], ['person', 2]]);
  await say({ type: 'record', record: recordOf([], 'game-of-a-forger', { game: 'chess4' }) });
  assert.equal(device.board.setup.game, 'sternhalma');
  assert.equal(device.live.faults, 1);
});

test('moves that come while the game is being opened are not lost', async () => {
  const { device } = await forged({ invited: true });
  const [{ text }] = device.board.game.legalMoves();
  device.live.receive(JSON.stringify(hello(recordOf([]))));
  await settle();
  device.live.receive(JSON.stringify({ type: 'record', record: recordOf([]) }));
  device.live.receive(JSON.stringify({ type: 'move', ply: 0, move: text }));
  await settle();
  await settle();
  assert.deepEqual(device.moves, [text]);
  assert.equal(device.live.faults, 0);
});

test('copies that have come apart unheard are brought together by the signs of life', async () => {
  const { host, guest } = await together();
  host.move();
  host.wire.queue.length = 0;
  for (let i = 0; i < 2; i += 1) {
    guest.live.beat();
    await run(host, guest);
  }
  assert.deepEqual(guest.moves, host.moves);
  assert.equal(guest.moves.length, 1);
});

// A program that uses every member of the package as declared. It is only ever compiled: by
// `tsc` with the rest, and strictly against the built package by declarations.test.mjs.
import {
  type Continuation,
  createThinker,
  type ErrorDetails,
  type Explained,
  type Game,
  type GameRecord,
  type Happening,
  loadNyota,
  type Move,
  type Nyota,
  NyotaError,
  type OptionInfo,
  type RatedPlayer,
  type RatedResult,
  type Reason,
  type Setup,
  type State,
  type Thinker,
  type Thought,
  type TurnClock,
  type TurnTime,
} from '../../web/engine/nyota.js';

async function everything(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const nyota: Nyota = await loadNyota({ wasmBinary: bytes });
  await loadNyota();
  await loadNyota({ wasmUrl: new URL('https://example.org/nyota.wasm') });
  const version: string = nyota.version;
  const setup: Setup = { game: 'sternhalma', players: 2, preset: 'masters', rules: { goalLock: true }, homes: [[0], [3]], firstSeat: 1 };
  const chess: Setup = { game: 'chess4', mode: 'teams', rules: { enPassant: 'next', moveLimit: 0 }, firstSeat: 3 };
  const { setup: complete, notes, errors } = nyota.checkSetup(setup);
  use(nyota.checkSetup(chess), nyota.options('chess4'));
  const [preset] = nyota.presets('sternhalma');
  const [option] = nyota.options('sternhalma');
  const newcomer: RatedPlayer = nyota.newcomer();
  const level: RatedPlayer = { rating: nyota.levelRatings()[0] ?? 0, games: 0, fixed: true };
  const result: RatedResult = { ranks: [2, 1], resigned: [0], drawnBetween: [] };
  const [rated] = nyota.rate([newcomer, level], result);
  const time: TurnTime = { limitMs: 30_000, usedMs: 0.5, missed: 0, moved: true, paused: false, over: false, computer: false, resigned: false };
  const clock: TurnClock = nyota.turnClock(time);
  const chosen: OptionInfo[] = nyota.tableOptions();
  const kind: string | null = nyota.ratingKind(setup);
  const starter: number = nyota.nextStarter(setup);
  use(rated?.rating, clock.runs, clock.leftMs, clock.warn, clock.out, clock.missed, chosen, kind, starter);
  use(version, complete, notes, errors, preset?.rules.blocking, option?.default);

  const game: Game = nyota.newGame(setup);
  use(game.setup, game.legalMoves(), game.legalMoves('c1'), game.position(), game.hash(), game.perft(2));
  const reason: Reason | null = game.whyNot('c1-e5');
  const happenings: Happening[] = game.play('c1-e5');
  for (const happening of happenings) use(tell(happening));
  const next: Continuation[] = game.continuations(['c1']);
  for (const { cell, kind, move, mayStop } of next) use(cell, kind, move, mayStop);
  const resigned: Happening[] = game.resign(0);
  const changed: boolean[] = [game.undo(), game.redo()];
  for (const { text, seat, happenings: told } of game.history()) use(text, seat, told);
  use(reason, resigned, changed, look(game.state()), look(game.stateAt(0)));
  for (const move of game.legalMoves()) use(spell(move));

  const record: GameRecord = game.record();
  use(record.format, record.version, record.setup, record.start, record.moves, record.result?.ranks, record.meta?.names);
  game.setMeta({ id: 'x', date: '2026-11-30', names: ['A', 'B'], levels: [null, 3], assisted: false, handedOver: [] });
  const texts: string[] = [game.toText('json'), game.toText('link')];
  for (const other of [nyota.loadGame(record), nyota.fromText(texts[0]!), nyota.fromPosition(setup, game.position())]) other.free();

  const thought: Thought = game.think({ level: 6, timeMs: 100, nodes: 1000, seed: 1, multi: 2 });
  const { move, score, depth, nodes, timeMs, lines } = thought;
  use(move, score, depth, nodes, timeMs, lines[0]?.moves, lines[0]?.score, lines[0]?.facts);
  for (const step of game.thinkSteps({ nodes: 1000 })) use(step().move);

  const thinker: Thinker = await createThinker({ workerUrl: 'thinker-worker.js', wasmUrl: 'nyota.wasm' });
  const controller = new AbortController();
  const best: Thought = await thinker.think(record, {
    level: 3,
    signal: controller.signal,
    onProgress: (soFar: Thought) => use(soFar.depth),
  });
  const told: Explained[] = await thinker.explain(record, {
    nodes: 500,
    signal: controller.signal,
    onProgress: (done: number, of: number) => use(done, of),
  });
  for (const { ply, seat, played, best: better, cost, facts, turning, playedFacts } of told) {
    use(ply, seat, played, better, cost, facts, turning, playedFacts);
  }
  for (const step of game.explainSteps({ nodes: 500 })) use(...step());
  const mode: 'worker' | 'blob' | 'thread' = thinker.mode;
  thinker.close();
  use(best, mode);
}

function look(state: State): unknown[] {
  const { game, ply, turn, over, reason, seats, pieces, lastMove, canUndo, canRedo } = state;
  const seatValues = seats.map(({ seat, status, rank, homes, inGoal, distance, points, inCheck }) => [
    seat, status, rank, homes, inGoal, distance, points, inCheck,
  ]);
  const pieceValues = pieces.map(({ cell, seat, kind, home, promoted, grey }) => [cell, seat, kind, home, promoted, grey]);
  return [game, ply, turn, over, reason, state.detail, seatValues, pieceValues, lastMove?.path, canUndo, canRedo];
}

function spell({ text, from, to, path, swaps, kind, captured, promotesTo }: Move): string {
  return [text, from, to, ...path, ...swaps, kind, captured, promotesTo].join(' ');
}

function tell(happening: Happening): string {
  switch (happening.type) {
    case 'moved': return `${happening.seat} ${happening.text} ${happening.path.length}`;
    case 'swapped': return `${happening.seat} ${happening.from} ${happening.to}`;
    case 'captured': return `${happening.seat} ${happening.victim} ${happening.cell} ${happening.kind} ${happening.promoted} ${happening.grey} ${happening.points}`;
    case 'promoted': return `${happening.seat} ${happening.cell} ${happening.to}`;
    case 'castled': return `${happening.seat} ${happening.rookFrom} ${happening.rookTo}`;
    case 'check': return `${happening.by} ${happening.seats.join()} ${happening.points}`;
    case 'eliminated': return `${happening.seat} ${happening.why} ${happening.pointsTo ?? '-'} ${happening.points}`;
    case 'bonus': return `${happening.seat} ${happening.points} ${happening.why}`;
    case 'finished': return `${happening.seat} ${happening.rank}`;
    case 'resigned': return `${happening.seat} ${happening.rank ?? '-'}`;
    case 'skipped': return `${happening.seat}`;
    case 'over': return `${happening.reason} ${happening.detail ?? '-'} ${happening.ranks.join()}`;
  }
}

function fault(error: unknown): string {
  if (!(error instanceof NyotaError)) return String(error);
  const details: ErrorDetails | undefined = error.details;
  use(details?.code, details?.field, details?.value, details?.allowed, details?.ply, details?.offset);
  return `${error.code} ${error.reason ?? ''} ${error.message}`;
}

// What must not compile.
async function mistakes(nyota: Nyota): Promise<void> {
  // @ts-expect-error a game is named
  nyota.newGame({ players: 2 });
  // @ts-expect-error seven players
  nyota.newGame({ game: 'sternhalma', players: 7 });
  // @ts-expect-error an unknown rule
  nyota.newGame({ game: 'sternhalma', players: 2, rules: { jumps: true } });
  const game = nyota.newGame({ game: 'sternhalma', players: 2 });
  // @ts-expect-error a format that no game has
  game.toText('pgn');
  // @ts-expect-error levels go to six
  game.think({ level: 7 });
  // @ts-expect-error the setup is the game's own
  game.setup = game.setup;
}

function use(..._values: unknown[]): void {}

export { everything, fault, mistakes };

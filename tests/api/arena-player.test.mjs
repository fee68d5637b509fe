/** The package as an external player of the arena: the line protocol of docs/arena.md. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { nyota } from './package.mjs';

const PLAYER = fileURLToPath(new URL('../arena/nyota-player.mjs', import.meta.url));

/**
 * Starts the player, hands over a way to talk to it, and waits for its end.
 * @param {string[]} args
 * @param {(ask: (line: string) => Promise<string>, say: (line: string) => void) => Promise<void>} talk
 * @returns {Promise<number | null>} the exit status
 */
async function withPlayer(args, talk) {
  const player = spawn(process.execPath, [PLAYER, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
  /** @type {Promise<number | null>} */
  const end = new Promise((done) => player.on('exit', done));
  const lines = createInterface({ input: player.stdout })[Symbol.asyncIterator]();
  const say = (/** @type {string} */ line) => player.stdin.write(`${line}\n`);
  try {
    await talk(async (line) => {
      say(line);
      return (await lines.next()).value;
    }, say);
    player.stdin.end();
    return await end;
  } finally {
    player.kill();
  }
}

test('plays a game by lines, as the module plays it', async () => {
  /** @type {import('../../web/engine/nyota.js').Setup} */
  const setup = { game: 'sternhalma', players: 2 };
  const status = await withPlayer(['level=2', 'seed=5'], async (ask, say) => {
    assert.match(await ask('nyota 1'), /^ready nyota-\S+$/);
    for (let round = 0; round < 2; ++round) {
      const game = nyota.newGame(setup);
      assert.equal(await ask(`game ${JSON.stringify(game.setup)}`), 'ok');
      for (let ply = 0; ply < 6; ++ply) {
        const thought = game.think({ level: 2, nodes: 200, seed: 5 });
        assert.equal(
          await ask('go nodes 200'),
          `move ${thought.move} nodes ${thought.nodes} depth ${thought.depth}`,
        );
        // Not what it has answered, but what it is told, is played.
        const [move] = game.legalMoves();
        game.play(move.text);
        say(`moved ${ply % 2} ${move.text}`);
      }
      game.free();
      say('end');
    }
    say('quit');
  });
  assert.equal(status, 0);
});

test('thinks for as long as it is told, knows both games and hears resignations', async () => {
  await withPlayer(['level=1'], async (ask, say) => {
    await ask('nyota 1');
    assert.equal(await ask(`game ${JSON.stringify({ game: 'chess4' })}`), 'ok');
    say('moved 0 resign:0');
    const answer = await ask('go ms 20');
    const game = nyota.newGame({ game: 'chess4' });
    game.resign(0);
    const [, move] = answer.split(' ');
    assert.equal(game.whyNot(move), null, answer);
    game.free();
  });
});

test('refuses what it cannot play', async () => {
  await withPlayer([], async (ask) => {
    await ask('nyota 1');
    assert.match(await ask('game {"game":"go"}'), /^no .+/);
    assert.equal(await ask('go ms 10'), 'move');
  });
  assert.equal(await withPlayer(['speed=9'], async () => {}), 2);
});

// @ts-nocheck The stand-ins fill in only what is used here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chain } from '../../web/play/chain.js';
import { StripGame } from './strip-game.mjs';

// s0 can hop to s2, s4, s6 and s8; s6 may not be stopped in.
const ladder = () => new StripGame([['s0', 's1', 's3', 's5', 's7'], ['s11']]);

test('targets are all holes in reach, the next ones told from those farther along', () => {
  const { targets } = new Chain(ladder(), 's0');
  assert.deepEqual([...targets.keys()], ['s2', 's4', 's6', 's8']);
  assert.deepEqual([...targets.values()].map(({ next }) => next), [true, false, false, false]);
  assert.deepEqual(targets.get('s8').path, ['s0', 's2', 's4', 's6', 's8']);
  assert.equal(targets.get('s6').mayStop, false);
});

test('a hole farther along ends the move', () => {
  assert.equal(new Chain(ladder(), 's0').enter('s8'), 's0-s2-s4-s6-s8');
});

test('a hole ends the move wherever the piece may rest, however far the chain could go on', () => {
  assert.equal(new Chain(ladder(), 's0').enter('s2'), 's0-s2');
});

test('a move that has to be confirmed waits at its end', () => {
  const chain = new Chain(ladder(), 's0');
  assert.equal(chain.enter('s8', { confirm: true }), null);
  assert.deepEqual(chain.path, ['s0', 's2', 's4', 's6', 's8']);
  assert.equal(chain.move, 's0-s2-s4-s6-s8');
  const step = new Chain(new StripGame([['s4'], ['s11']]), 's4');
  assert.equal(step.enter('s5', { confirm: true }), null);
  assert.equal(step.move, 's4-s5');
  assert.equal(step.targets.size, 0);
});

test('hop by hop the next hole leaves the chain open while it leads on, and it may be stopped there', () => {
  const chain = new Chain(ladder(), 's0');
  assert.equal(chain.move, null);
  assert.equal(chain.enter('s2', { stepwise: true }), null);
  assert.equal(chain.at, 's2');
  assert.equal(chain.open, true);
  assert.equal(chain.move, 's0-s2');
  assert.deepEqual([...chain.targets.keys()], ['s4', 's6', 's8']);
});

test('where a piece may not rest the chain cannot end, but goes on', () => {
  const chain = new Chain(ladder(), 's0');
  assert.equal(chain.enter('s6'), null);
  assert.equal(chain.move, null);
  assert.equal(chain.enter('s8'), 's0-s2-s4-s6-s8');
});

test('a chain that leads nowhere new ends by itself', () => {
  assert.equal(new Chain(new StripGame([['s0', 's1'], ['s11']]), 's0').enter('s2', { stepwise: true }), 's0-s2');
  assert.equal(new Chain(new StripGame([['s4'], ['s11']]), 's4').enter('s5', { stepwise: true }), 's4-s5');
});

test('going back takes landings back one by one or all at once', () => {
  const chain = new Chain(ladder(), 's0');
  chain.enter('s2', { stepwise: true });
  chain.enter('s4', { stepwise: true });
  assert.equal(chain.back('s2'), true);
  assert.deepEqual(chain.path, ['s0', 's2']);
  assert.equal(chain.move, 's0-s2');
  assert.equal(chain.back('s0'), true);
  assert.equal(chain.open, false);
  assert.equal(chain.back('s8'), false);
});

test('a hole out of reach changes nothing', () => {
  const chain = new Chain(ladder(), 's0');
  assert.equal(chain.enter('s10'), null);
  assert.deepEqual(chain.path, ['s0']);
});

// Looking back at a game: every way to reach a position, what waits meanwhile, playing on from there, and what
// the moves have cost.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chessGame, kFour } from './chess4-table.mjs';
import { advising, answerIsHeld, cardOf, letGo } from './hint-table.mjs';
import { colourAt, colourOf, distance } from './pixels.mjs';
import { kComputer, keptGame, kPerson, kPhone, kScreens, startHouse } from './table.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./table.mjs').Table} Table */

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const settings = { speed: 'instant', board: 'wood', theme: 'light' };
const kMoves = ['d2-e6', 'n1-m5', 'c1-d2', 'o1-n1'];
const kTwo = keptGame({ players: 2 }, kMoves, [kPerson, kPerson]);
const kOver = keptGame({ players: 2 }, [...kMoves, 'resign:1'], [kPerson, kComputer]);

/** @param {Table} table @param {string} text of the move */
const moveOf = ({ moves }, text) => moves.getByRole('button', { name: text });
/** @param {Table} table */
const slider = ({ page }) => page.getByRole('slider', { name: 'Move' });
/** @param {Table} table */
const review = ({ page }) => page.getByRole('group', { name: 'Look back' });
/** @param {Table} table @param {number} ply @param {number} [all] */
const isAt = (table, ply, all = 4) =>
  table.turnOf(ply === 0 ? /^Looking back: before the first move/ : new RegExp(`^Looking back: move ${ply} of ${all}\\.`));
/** What the device keeps of the game. @param {Table} table @returns {Promise<any>} */
const snapshot = (table) => table.page.evaluate(() => /** @type {any} */ (document.querySelector('nyota-board')).match.snapshot());

/** Lets the worker's explanations be certain ones. @param {object[]} moves @param {{ held?: boolean }} [options] */
const explaining =
  (moves, { held = false } = {}) =>
  (/** @type {Page} */ page) =>
    page.route('**/engine/thinker-worker.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${replace})(${JSON.stringify(moves)}, ${held});${await response.text()}` });
    });

/** Runs in the worker. @param {object[]} moves @param {boolean} held */
function replace(moves, held) {
  const post = self.postMessage.bind(self);
  self.postMessage = (/** @type {any} */ message) => {
    if (message.type !== 'done') post(message);
    else if (!held) post({ ...message, answer: moves });
  };
}

/** How far the colour halfway between b2 and d2 is from that of arrows. @param {Table} table */
async function offMark(table) {
  const [a, b] = [await table.middle('b2'), await table.middle('d2')];
  return distance(await colourAt(table.page, (a.x * 2 + b.x) / 3, (a.y * 2 + b.y) / 3), colourOf('#07578a'));
}

test('a move in the list, the buttons, the slider and the keys lead to a position; one press leads back', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } });
  const { keyboard } = table.page;
  const kept = await snapshot(table);
  await moveOf(table, 'n1-m5').click();
  assert.match(await isAt(table, 2), /Blue moved from n1 to m5\.$/);
  assert.equal(await moveOf(table, 'n1-m5').getAttribute('aria-current'), 'step');
  assert.deepEqual((await table.holes(/^(c1|d2|e6|m5|n1|o1), (red|blue) piece/)).sort(), ['c1', 'e6', 'm5', 'o1']);

  // The list is one stop for the Tab key, and the arrows go along it.
  assert.equal(await table.moves.locator('button[tabindex="0"]').count(), 1);
  await keyboard.press('ArrowRight');
  await isAt(table, 3);
  assert.equal(await moveOf(table, 'c1-d2').evaluate((one) => one.matches(':focus[aria-current]')), true);
  await keyboard.press('Home');
  await isAt(table, 0);
  assert.equal(await table.moves.locator('[aria-current]').count(), 0);

  for (const [name, ply] of /** @type {const} */ ([['One move forward', 1], ['To the last move', 4], ['One move back', 3], ['To the start', 0]])) {
    await table.press(name);
    await isAt(table, ply);
  }
  assert.equal(await table.page.getByRole('button', { name: 'One move back' }).isDisabled(), true);
  await slider(table).focus();
  await keyboard.press('End');
  await isAt(table, 4);
  await keyboard.press('ArrowLeft');
  await isAt(table, 3);
  assert.match((await slider(table).getAttribute('aria-valuetext')) ?? '', /^3\/4, Distance left: Red \d+, Blue \d+$/);
  const box = await slider(table).boundingBox();
  assert.ok(box);
  await table.page.mouse.click(box.x + 8 + (box.width - 16) / 4, box.y + box.height / 2);
  await isAt(table, 1);

  // It is only a look: nothing can be taken in hand, nothing else is kept.
  await table.hole('c1').click();
  assert.deepEqual(await table.holes(/picked up|can move/), []);
  assert.deepEqual(await snapshot(table), kept);
  await table.press('Back to the game');
  await table.turnOf(/^Red, your turn/);
  assert.equal(await review(table).count(), 0);
  assert.deepEqual((await table.holes(/^(d2|n1), .* piece/)).sort(), ['d2', 'n1']);

  // By the menu too, and Escape leads back from the board itself.
  await table.menu('Look back at the game');
  await isAt(table, 4);
  await table.hole('e6').focus();
  await keyboard.press('Escape');
  await table.turnOf(/^Red, your turn/);
  await table.press('Undo');
  await table.turnOf(/^Blue, your turn/);
  await table.press('Redo');
  await table.turnOf(/^Red, your turn/);
  await table.leave();
});

test('it plays by itself to the end, and stops when it is told to', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } });
  await table.menu('Look back at the game');
  await table.press('To the start');
  await table.page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await table.press('Play');
  await table.page.getByRole('button', { name: 'Pause' }).waitFor();
  await isAt(table, 4);
  await table.page.getByRole('button', { name: 'Play', exact: true, disabled: true }).waitFor();
  await table.press('To the start');
  await table.page.getByRole('combobox', { name: 'Speed' }).selectOption('0.5');
  await table.press('Play');
  await table.press('Pause');
  const [, stopped] = /move (\d) of 4/.exec(await table.turnOf(/Looking back: move/)) ?? [];
  await table.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  // It goes on from there.
  await table.press('One move forward');
  await isAt(table, Number(stopped) + 1);
  await table.leave();
});

test('a chain being entered waits as well', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings: { ...settings, stepwise: true } } });
  await table.hole('b1').click();
  const hand = await table.holes(/picked up|can be reached/);
  assert.ok(hand.length > 1);
  await moveOf(table, 'd2-e6').click();
  await isAt(table, 1);
  assert.deepEqual(await table.holes(/picked up|can be reached/), []);
  await table.press('Back to the game');
  assert.deepEqual(await table.holes(/picked up|can be reached/), hand);
  await table.leave();
});

test('looking back puts a hint away', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } }, advising([{ move: 'c3-e7', facts: ['hops:1'] }]));
  await table.press('Hint');
  await cardOf(table).waitFor();
  await moveOf(table, 'd2-e6').click();
  await isAt(table, 1);
  assert.equal(await table.page.getByRole('button', { name: 'Hint', exact: true, includeHidden: true }).isDisabled(), true);
  await table.press('Back to the game');
  await table.turnOf(/^Red, your turn/);
  assert.equal(await cardOf(table).count(), 0);
  await table.leave();
});

test('the game waits with what is played meanwhile', async () => {
  const game = keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kComputer]);
  const table = await house.sit({ kept: { game, settings } }, advising([], { held: true }));
  const held = answerIsHeld(table.page);
  await table.hole('c1').click();
  await table.hole('d2').click();
  await held;
  await moveOf(table, 'd2-e6').click();
  await isAt(table, 1, 3);
  await letGo(table.page);
  await table.turnOf(/The game waits with a new move\.$/);
  await isAt(table, 1, 3);
  assert.equal(await table.moves.getByRole('button').count(), 3);
  await table.press('Back to the game');
  await table.turnOf(/^Your turn/);
  assert.equal(await table.moves.getByRole('button').count(), 4);
  await table.log.getByText(/^Blue moved/).waitFor();
  await table.leave();
});

test('a move that is still being shown is part of what is looked back at', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings: { ...settings, speed: 'slow' } } });
  await table.hole('c3').click();
  await table.hole('e7').click();
  await moveOf(table, 'd2-e6').click();
  await isAt(table, 1, 5);
  assert.equal(await table.moves.getByRole('button').count(), 5);
  await table.press('To the last move');
  await isAt(table, 5, 5);
  await table.press('Back to the game');
  await table.turnOf(/^Blue, your turn/);
  assert.deepEqual((await table.holes(/^(c3|e7), .* piece/)), ['e7']);
  await table.leave();
});

test('playing on from a position makes a game of its own, with one press back', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } });
  const origin = await snapshot(table);
  await moveOf(table, 'n1-m5').click();
  await table.press('Play on from here');
  await table.turnOf(/^Red, your turn/);
  const branch = await snapshot(table);
  assert.deepEqual(branch.record.moves, ['d2-e6', 'n1-m5']);
  assert.ok(branch.record.meta.id.length >= 12 && branch.record.meta.id !== origin.record.meta.id);
  assert.deepEqual(branch.record.meta.from, { id: origin.record.meta.id, ply: 2 });
  assert.equal(await review(table).count(), 0);
  const strip = table.page.locator('.branch').getByText('Branched off from another game after move 2.');
  await strip.waitFor();
  await table.hole('c3').click();
  await table.hole('e7').click();
  await table.turnOf(/^Blue, your turn/);
  // A reload changes nothing of it.
  await table.page.reload();
  await table.turnOf(/^Blue, your turn/);
  await strip.waitFor();
  await table.press('Back to that game');
  await moveOf(table, 'o1-n1').waitFor();
  const back = await snapshot(table);
  assert.deepEqual(back.record.moves, origin.record.moves);
  assert.equal(await table.page.getByRole('button', { name: 'Back to that game' }).count(), 0);
  await table.leave();
});

test('a new game ends the look back', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } });
  await moveOf(table, 'n1-m5').click();
  await isAt(table, 2);
  await table.page.evaluate(() => /** @type {any} */ (document.querySelector('nyota-board')).undo());
  await table.turnOf(/^Blue, your turn/);
  assert.equal(await review(table).count(), 0);
  await table.press('Undo');
  await table.press('Undo');
  await table.press('Undo');
  await table.menu('Look back at the game');
  await table.page.getByRole('alert').getByText('There is nothing to look back at yet.').waitFor();
  await table.leave();
});

const kExplained = [
  { ply: 0, seat: 0, played: 'd2-e6', best: 'c1-e7', cost: 40, facts: ['gains:2', 'hops:1'], turning: false, playedFacts: ['gains:1'] },
  { ply: 1, seat: 1, played: 'n1-m5', best: 'n1-m5', cost: 0, facts: ['gains:1'], turning: false, playedFacts: ['gains:1'] },
  { ply: 2, seat: 0, played: 'c1-d2', best: 'b2-d2', cost: 340, facts: ['brings-hindmost'], turning: true, playedFacts: ['gains:1'] },
  { ply: 3, seat: 1, played: 'o1-n1', best: 'm6-l6', cost: 600_000, facts: [], turning: false, playedFacts: ['sidesteps'] },
];

test('after the game each move has its cost, and the turning points show the better move', async () => {
  const table = await house.sit({ kept: { game: kOver, settings }, ready: /over/ }, explaining(kExplained));
  const { page } = table;
  // From the result itself.
  await table.press('Look back');
  await isAt(table, 5, 5);
  await table.press('Find the turning points');
  const turns = page.getByRole('list', { name: 'Turning points' });
  await turns.getByRole('button', { name: '3. c1-d2' }).click();
  assert.match(await isAt(table, 2, 5), /Better: Hop from b2 to d2: it helps the piece that is farthest behind\.$/);
  await review(table).getByText(/^Played: Step from c1 to d2/).waitFor();
  assert.ok((await offMark(table)) < 40, 'an arrow leads there');
  const better = page.getByRole('button', { name: 'Show a better move', pressed: true });
  await better.click();
  assert.match(await isAt(table, 3, 5), /Turning point\. Cost against the best move: 3\.4 steps\.$/);
  await table.moves.getByRole('button', { name: 'c1-d2. Turning point. Cost against the best move: 3.4 steps.' }).waitFor();
  assert.match(await moveOf(table, 'c1-d2').innerText(), /-3\.4 ⚑$/);
  assert.ok((await offMark(table)) > 120, 'and is gone with the position');
  await moveOf(table, 'n1-m5').click();
  assert.match(await isAt(table, 2, 5), /No better move was found\.$/);
  assert.equal(await page.getByRole('button', { name: 'Show a better move' }).isDisabled(), true);
  await moveOf(table, 'o1-n1').click();
  assert.match(await isAt(table, 4, 5), /It decided the game\.$/);
  assert.match(await review(table).getByRole('img').innerHTML(), /<title>Turning point\.<\/title>/);
  // It is found once.
  await table.press('Back to the game');
  await table.press('Look back');
  await turns.waitFor();
  await table.leave();
});

test('the computer itself judges a game; and it can be given up', async () => {
  const table = await house.sit({ kept: { game: kOver, settings }, ready: /over/ });
  await table.press('Look back');
  await table.press('Find the turning points');
  await review(table).getByText(/Turning points|No turning point was found\./).first().waitFor();
  await table.leave();

  const other = await house.sit({ kept: { game: kOver, settings }, ready: /over/ }, explaining([], { held: true }));
  await other.press('Look back');
  await other.press('Find the turning points');
  await other.page.getByRole('progressbar', { name: 'Find the turning points' }).waitFor();
  await review(other).getByText('4/4').waitFor();
  await other.press('Cancel');
  await other.page.getByRole('button', { name: 'Find the turning points' }).waitFor();
  await other.leave();
});

test('four-player chess: points and pieces; in teams the pieces alone', async () => {
  const moves = ['g2-g3', 'b9-c9', 'd13-d12', 'm7-k7', 'f1-l7'];
  const table = await house.sit({ kept: { game: chessGame(moves), settings } });
  await table.menu('Look back at the game');
  const graph = review(table).getByRole('img');
  assert.match((await graph.getAttribute('aria-label')) ?? '', /^Points: Red 0 – \d+, Blue 0 – 0, Yellow 0 – 0, Green 0 – 0$/);
  await table.page.getByRole('combobox', { name: 'The graph shows' }).selectOption('material');
  assert.match((await graph.getAttribute('aria-label')) ?? '', /^Worth of the pieces: Red 43 – 43,/);
  await table.press('To the start');
  await isAt(table, 0, 5);
  assert.match((await table.labels()).find((label) => label.startsWith('g2,')) ?? '', /red pawn/);
  await table.leave();

  const teams = await house.sit({ kept: { game: chessGame(moves, { mode: 'teams' }, kFour), settings } });
  await teams.menu('Look back at the game');
  assert.match((await review(teams).getByRole('img').getAttribute('aria-label')) ?? '', /^Worth of the pieces/);
  assert.equal(await teams.page.getByRole('combobox', { name: 'The graph shows' }).count(), 0);
  await teams.leave();
});

for (const [name, screen, link] of /** @type {const} */ ([
  ['a phone', kPhone, ''],
  ['a phone in Arabic', kPhone, '?lang=ar'],
  ['a small phone in German', kScreens[0], '?lang=de'],
])) {
  test(`nothing jumps on ${name}, and all that is pressed is in sight`, async () => {
    const table = await house.sit({ ...screen, link, kept: { game: kTwo, settings }, ready: /\S/ });
    const { page } = table;
    const board = page.getByRole('grid');
    await page.evaluate(() => scrollTo(0, 0));
    const still = await board.boundingBox();
    await page.locator('.moves button').nth(2).click();
    await page.locator('.review').waitFor();
    assert.deepEqual(await board.boundingBox(), still, 'the board comes back into sight');
    const first = await page.locator('.steps').boundingBox();
    for (const one of await page.locator('.steps button, .ways button, .graph input').all()) {
      const box = await one.boundingBox();
      assert.ok(box && box.height >= 40 && box.width >= 40, `${await one.textContent()} is large enough: ${box?.width}`);
      assert.ok(box.y + box.height <= screen.viewport.height, `in sight: ${box.y + box.height}`);
    }
    await page.locator('.steps button').nth(1).click();
    assert.deepEqual(await page.locator('.steps').boundingBox(), first);
    // Time runs from the left in every language.
    const [back, forward] = [await page.locator('.steps button').nth(1).boundingBox(), await page.locator('.steps button').nth(3).boundingBox()];
    assert.ok((back?.x ?? 0) < (forward?.x ?? 0));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await table.leave();
  });
}

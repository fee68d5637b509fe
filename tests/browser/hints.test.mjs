// Hints: what is shown with each press, what puts them away, and that the game keeps a note of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { kLanguages } from '../../web/i18n/languages.js';
import { chessGame } from './chess4-table.mjs';
import { advising, answerIsHeld, askTwice, cardOf, letGo } from './hint-table.mjs';
import { colourAt, colourOf, distance } from './pixels.mjs';
import { kComputer, keptGame, kPerson, kPhone, startHouse } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const settings = { speed: 'instant', board: 'wood', theme: 'light' };
/** What marks are drawn with on a light board. */
const kMark = colourOf('#07578a');
const kTwo = keptGame({ players: 2 }, [], [kPerson, kComputer]);
const kStart = [
  { move: 'c1-e7', facts: ['gains:2', 'leaves-home:9', 'hops:1'] },
  { move: 'd4-e8', facts: ['gains:1', 'brings-hindmost'] },
  { move: 'c3-e7', facts: ['opens-ladder:4'] },
];
const kChess = [
  { move: 'e1-f3', facts: ['develops', 'threatens:pawn:2'] },
  { move: 'h2-h4', facts: ['protects:knight'] },
];

/** How far the colour halfway between two cells is from that of the marks. @param {Table} table @param {string} from @param {string} to */
async function offMark(table, from, to) {
  const [a, b] = [await table.middle(from), await table.middle(to)];
  return distance(await colourAt(table.page, (a.x + b.x) / 2, (a.y + b.y) / 2), kMark);
}

/** How far the colour beside the digit of a number is from that of the marks. @param {Table} table @param {string} cell */
async function offBadge(table, cell) {
  const { x, y } = await table.middle(cell);
  const box = await table.hole(cell).boundingBox();
  return distance(await colourAt(table.page, x + (box?.width ?? 0) * 0.19, y), kMark);
}

/** What the device keeps of the game. @param {Table} table @returns {Promise<any>} */
const kept = ({ page }) => page.evaluate(() => JSON.parse(localStorage.getItem(`nyota:game.${JSON.parse(localStorage.getItem('nyota:game') ?? '')}`) ?? 'null'));

/** @param {Table} table @param {string} name */
const isGone = async (table, name = 'Hint') => {
  await cardOf(table, name).waitFor({ state: 'detached' });
};

test('a first press shows which piece, a second the moves, a third nothing', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } }, advising(kStart));
  const hint = table.page.getByRole('button', { name: 'Hint', exact: true });
  const plain = await offMark(table, 'c1', 'e7');
  assert.ok(plain > 120, `nothing is drawn there yet: ${plain}`);

  await hint.click();
  assert.equal(await cardOf(table).getByRole('paragraph').innerText(), 'Look at the piece on c1.');
  assert.equal(await offMark(table, 'c1', 'e7'), plain, 'where it should go is not told yet');
  await table.log.getByText('Look at the piece on c1.').waitFor();
  assert.equal((await kept(table)).record.meta.assisted, true);

  await cardOf(table).getByRole('button', { name: 'Show the move' }).click();
  const best = 'Hop from c1 to e7: it gets 2 steps nearer to the goal and takes a piece out of the home (9 left there).';
  assert.equal(await cardOf(table).getByRole('paragraph').innerText(), best);
  await table.log.getByText(best).waitFor();
  assert.ok((await offMark(table, 'c1', 'e7')) < 40, 'an arrow leads over the piece between');
  assert.ok((await offBadge(table, 'e7')) < 40, 'the best one has a full number at its end');
  assert.ok((await offBadge(table, 'e8')) > 120, 'others a hollow one');

  // Another one is chosen: it is told, and its number is the full one.
  const second = cardOf(table).getByRole('button', { name: '2 d4–e8' });
  assert.equal(await second.getAttribute('aria-pressed'), 'false');
  await second.click();
  assert.equal(await cardOf(table).getByRole('paragraph').innerText(), 'Step from d4 to e8: it gets 1 step nearer to the goal and helps the piece that is farthest behind.');
  assert.ok((await offBadge(table, 'e8')) < 40);
  assert.ok((await offBadge(table, 'e7')) > 120);
  assert.equal(await cardOf(table).getByRole('button', { pressed: true }).count(), 1);

  await hint.click();
  await isGone(table);
  assert.equal(await offMark(table, 'c1', 'e7'), plain);
  await table.leave();
});

test('in four-player chess too, as arrows from square to square', async () => {
  const table = await house.sit({ kept: { game: chessGame([]), settings } }, advising(kChess));
  const plain = await offMark(table, 'e1', 'f3');
  await table.press('Hint');
  assert.equal(await cardOf(table).getByRole('paragraph').innerText(), 'Look at the knight on e1.');
  await table.press('Hint');
  assert.equal(
    await cardOf(table).getByRole('paragraph').innerText(),
    'Knight from e1 to f3: it brings a new piece into play and attacks the yellow pawn.',
  );
  assert.ok(plain > 80 && (await offMark(table, 'e1', 'f3')) < 40);
  await table.leave();
});

test('in Arabic the arrows stay where the board is', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings }, link: '?lang=ar', ready: /دورك/ }, advising(kStart));
  const { page } = table;
  const hole = (/** @type {string} */ name) => page.getByRole('gridcell', { name: new RegExp(`^${name}،`) });
  table.hole = hole;
  const said = await askTwice(table, 'تلميح');
  assert.equal(said, 'قفزة من c1 إلى e7: تُقرّبك من الهدف خطوتين وتُخرج قطعة من المعسكر (يبقى 9).');
  assert.ok((await offMark(table, 'c1', 'e7')) < 40);
  assert.ok((await offBadge(table, 'e7')) < 40);
  await table.leave();
});

test('with the keyboard alone: H, numbers, Escape', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } }, advising(kStart));
  const { keyboard } = table.page;
  await table.hole('c1').focus();
  await keyboard.press('h');
  await cardOf(table).getByText('Look at the piece on c1.').waitFor();
  await keyboard.press('2');
  assert.equal(await cardOf(table).getByRole('listitem').count(), 0, 'numbers mean nothing before the moves are shown');
  await keyboard.press('h');
  await cardOf(table).getByText(/^Hop from c1 to e7: /).waitFor();
  await keyboard.press('3');
  await cardOf(table).getByText('Hop from c3 to e7: it opens a way of 4 steps for another piece.').waitFor();
  await table.log.getByText(/Hop from c3 to e7/).waitFor();
  await keyboard.press('Escape');
  await isGone(table);
  assert.ok(await table.hole('c1').evaluate((cell) => cell.matches(':focus')), 'the focus has stayed on the board');

  // With the button and what is in the card, by Tab and Enter.
  const hint = table.page.getByRole('button', { name: 'Hint', exact: true });
  assert.equal(await hint.getAttribute('aria-keyshortcuts'), 'H');
  await hint.focus();
  await keyboard.press('Enter');
  await cardOf(table).waitFor();
  const more = cardOf(table).getByRole('button', { name: 'Show the move' });
  while (!(await more.evaluate((button) => button.matches(':focus')))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  const best = cardOf(table).getByRole('button', { pressed: true });
  assert.ok(await best.evaluate((button) => button.matches(':focus')), 'the focus goes on in the card');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await cardOf(table).getByText(/^Step from d4 to e8: /).waitFor();
  await keyboard.press('Escape');
  await isGone(table);
  assert.ok(await hint.evaluate((button) => button.matches(':focus')), 'the focus is back at the button');

  // Nowhere but at the table.
  await table.press('New game');
  await table.page.getByRole('dialog').waitFor();
  await keyboard.press('h');
  assert.equal(await hint.getAttribute('aria-busy'), null);
  await table.leave();
});

test('while it is looked for nothing waits, and Escape gives it up', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } }, advising(kStart, { held: true }));
  const { page } = table;
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const held = answerIsHeld(page);
  await hint.click();
  await held;
  assert.equal(await hint.getAttribute('aria-busy'), 'true');
  // The board listens meanwhile.
  await table.hole('d2').click();
  assert.deepEqual(await table.holes(/picked up/), ['d2']);
  await page.keyboard.press('Escape');
  assert.equal(await hint.getAttribute('aria-busy'), null);
  await letGo(page);
  // The next one is answered, so the last answer has come and gone.
  await hint.click();
  await cardOf(table).waitFor();
  assert.equal(await cardOf(table).count(), 1);
  await table.leave();
});

test('whatever is given up leaves no note of help', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } }, advising(kStart, { held: true }));
  const held = answerIsHeld(table.page);
  await table.press('Hint');
  await held;
  await table.hole('d2').click();
  await table.hole('e6').click();
  await letGo(table.page);
  await table.turnOf(/Blue is thinking|Your turn/);
  await table.page.getByRole('button', { name: 'Hint', exact: true, disabled: false }).waitFor();
  assert.equal(await cardOf(table).count(), 0);
  assert.equal((await kept(table)).record.meta.assisted, undefined);
  await table.leave();
});

test('a move, undo, another game and another language put a hint away; the note stays', async () => {
  const game = keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kPerson]);
  const table = await house.sit({ kept: { game, settings } }, advising([{ move: 'c1-d2', facts: ['gains:1'] }]));
  const { page } = table;
  await askTwice(table);
  // Picking the piece up keeps it in sight.
  await table.hole('c1').click();
  assert.equal(await cardOf(table).count(), 1);
  await table.hole('d2').click();
  await isGone(table);
  await table.turnOf(/Blue, your turn/);
  await table.press('Undo');
  await table.turnOf(/Red, your turn/);
  await askTwice(table);
  await table.press('Undo');
  await isGone(table);
  await table.press('Redo');
  await askTwice(table);
  await table.menu('Settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await isGone(table);
  await page.getByRole('button', { name: 'Fertig' }).click();
  assert.equal(await askTwice(table, 'Tipp'), 'Schritt von c1 nach d2: Das bringt dich dem Ziel 1 Schritt näher.');
  assert.equal((await kept(table)).record.meta.assisted, true);
  await page.reload();
  await table.turnOf(/Rot, du bist am Zug/);
  assert.equal((await kept(table)).record.meta.assisted, true);
  await askTwice(table, 'Tipp');
  await page.getByRole('button', { name: 'Neues Spiel', exact: true }).click();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await isGone(table, 'Tipp');
  assert.equal((await kept(table)).record.meta.assisted, undefined);
  await table.leave();
});

test('there is none while the computer plays, and none when the game is over', async () => {
  const strong = { ...kComputer, level: 6 };
  const table = await house.sit({ kept: { game: keptGame({ players: 2 }, [], [strong, kPerson]), settings }, ready: /thinking|turn/ });
  const hint = table.page.getByRole('button', { name: 'Hint', exact: true });
  await table.turnOf(/Your turn/);
  assert.equal(await hint.isDisabled(), false);
  await table.openSeat('You');
  await table.page.getByRole('combobox', { name: 'Played by' }).selectOption('6');
  assert.equal(await hint.isDisabled(), true);
  await table.page.getByRole('button', { name: 'Done' }).click();
  await table.openSeat('Blue');
  await table.page.getByRole('combobox', { name: 'Played by' }).selectOption('person');
  await table.page.getByRole('button', { name: 'Done' }).click();
  await table.press('Resign');
  await table.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await table.turnOf(/over/);
  assert.equal(await hint.isDisabled(), true);
  await table.page.keyboard.press('h');
  assert.equal(await hint.getAttribute('aria-busy'), null);
  await table.leave();
});

for (const [kind, game] of Object.entries({
  'two players': kTwo,
  'six players': keptGame({ players: 6 }, [], Array.from({ length: 6 }, () => kPerson)),
  'four-player chess': chessGame([]),
})) {
  test(`the computer's own hint can be played: ${kind}`, async () => {
    const table = await house.sit({ kept: { game, settings } });
    await askTwice(table);
    const lines = await cardOf(table).getByRole('listitem').allInnerTexts();
    assert.equal(lines.length, 3);
    assert.equal(new Set(lines).size, 3);
    const [, from = '', to = ''] = /([a-q]\d+)–([a-q]\d+)/.exec(lines[0] ?? '') ?? [];
    await table.hole(from).click();
    await table.hole(to).click();
    await isGone(table);
    await table.log.getByText(`moved from ${from} to ${to}`).waitFor();
    await table.leave();
  });
}

test('a hint that cannot be fetched is told of', async () => {
  const table = await house.sit({ kept: { game: kTwo, settings } }, (page) => page.route('**/hints-*.js', (route) => route.abort()));
  await table.press('Hint');
  await table.page.getByRole('alert').getByText('No hint could be found just now.').waitFor();
  table.faults = table.faults.filter((fault) => !/ERR_FAILED/.test(fault));
  await table.leave();
});

/** Where everything is that must not move. @param {Table} table @param {string[]} buttons */
const places = async ({ page }, buttons) => {
  const boxes = [await page.getByRole('grid').boundingBox(), await page.evaluate(() => ({ x: scrollX, y: scrollY }))];
  for (const name of buttons) boxes.push(await page.getByRole('button', { name, exact: true }).boundingBox());
  return boxes;
};

for (const language of Object.keys(kLanguages)) {
  test(`on a phone nothing moves, and all of it is in sight: ${language}`, async () => {
    /** @type {Record<string, unknown>} */
    const words = JSON.parse(readFileSync(new URL(`../../web/i18n/${language}.json`, import.meta.url), 'utf8'));
    const [name, ...others] = ['action.hint', 'action.undo', 'action.redo', 'action.resign', 'action.new'].map((key) => String(words[key]));
    const kLong = kStart.map(({ move }) => ({ move, facts: ['blocks:1:3', 'opens-ladder:12'] }));
    const table = await house.sit({ ...kPhone, kept: { game: kTwo, settings }, link: `?lang=${language}`, ready: /\S/ }, advising(kLong));
    const { page } = table;
    const hint = page.getByRole('button', { name, exact: true });
    const still = await places(table, [String(name), ...others]);
    const card = cardOf(table, name);
    for (const stage of ['the piece', 'the moves']) {
      await hint.click();
      await (stage === 'the piece' ? card : card.getByRole('listitem').first()).waitFor();
      assert.deepEqual(await places(table, [String(name), ...others]), still, stage);
      const box = await card.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 360 && box.y >= 0 && box.y + box.height <= 740, `${stage} in sight`);
      assert.ok(box.y >= (still[0]?.y ?? 0) + 370, `${stage}: the board is not covered, ${box.y}`);
      const wide = await card.evaluate((one) => [one, ...one.querySelectorAll('*')].filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).map((part) => part.textContent));
      assert.deepEqual(wide, [], `${stage} is cut off`);
    }
    await table.leave();
  });
}

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { cards, chessGame, kFour, kMateOfYellow, newChess, openScore, positionAfter } from './chess4-table.mjs';
import { kComputer, kPerson, kPhone, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** @param {string[]} moves @param {object} [setup] */
const sitAt = (moves, setup) => house.sit({ kept: { game: chessGame(moves, setup) } });

test('a piece in hand shows where it can go and what it can take, and a drag takes it', async () => {
  const table = await sitAt(['h2-h4', 'b7-c7', 'g13-g11', 'm8-k8']);
  await table.hole('g1').click();
  assert.deepEqual((await table.holes(/can be reached/)).sort(), ['h2', 'i3', 'j4', 'k5', 'l6']);
  assert.deepEqual(await table.holes(/can be taken/), ['m7']);
  assert.match(await table.says(), /ringed pieces can be taken/);
  await table.page.keyboard.press('Escape');
  assert.deepEqual(await table.holes(/can be reached|picked up/), []);
  const [from, to] = [await table.middle('g1'), await table.middle('m7')];
  await table.page.mouse.move(from.x, from.y);
  await table.page.mouse.down();
  await table.page.mouse.move(to.x, to.y, { steps: 5 });
  await table.page.mouse.up();
  await table.hole('m7').and(table.page.getByRole('gridcell', { name: /red queen/ })).waitFor();
  await table.log.getByText('Red took the green pawn: 1 point.').waitFor();
  await table.leave();
});

test('a move that is not possible says why', async () => {
  const table = await sitAt(['h2-h4', 'b7-c7', 'g13-g11', 'm8-k8']);
  /** @param {string} from @param {string} to @param {RegExp} words */
  const refused = async (from, to, words) => {
    await table.hole(from).click();
    await table.hole(to).click();
    await table.turnOf(words);
    await table.page.keyboard.press('Escape');
    await table.page.keyboard.press('Escape');
  };
  await refused('e1', 'e5', /does not move that way/);
  await refused('g1', 'm9', /does not move that way/);
  await refused('h4', 'h7', /does not move that way/);
  await refused('g1', 'n8', /by a king that still plays/);
  await refused('g1', 'g2', /by a piece of your own side/);
  await refused('g1', 'g8', /Something stands in the way/);
  await table.hole('a7').click();
  await table.turnOf(/not your piece/);
  await table.hole('h7').click();
  await table.turnOf(/no piece on that square/);
  await table.hole('d1').click();
  await table.turnOf(/no move just now/);
  await table.leave();
});

test('undo goes back to one’s own turn, over the moves of three computers', async () => {
  const seats = [kPerson, kComputer, kComputer, kComputer];
  const table = await house.sit({ kept: { game: chessGame([], {}, seats), settings: { speed: 'instant' } } });
  await table.hole('h2').click();
  await table.hole('h4').click();
  await table.turnOf(/Your turn/);
  await table.moves.getByText('h2-h4').waitFor();
  await table.page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await table.moves.textContent(), '');
  await table.hole('h2').and(table.page.getByRole('gridcell', { name: /your red pawn/ })).waitFor();
  await table.press('Redo');
  await table.moves.getByText('h2-h4').waitFor();
  await table.leave();
});

test('castling moves both, and the last moves stay to be read', async () => {
  const table = await sitAt(['j2-j3', 'b7-c7', 'g13-g12', 'm8-l8', 'i1-j2', 'b6-c6', 'f13-f12', 'm9-l9', 'j1-i3', 'b5-c5', 'e13-e12', 'm10-l10']);
  await table.hole('h1').click();
  assert.deepEqual(await table.holes(/can be reached by castling/), ['j1']);
  await table.hole('j1').click();
  await table.hole('i1').and(table.page.getByRole('gridcell', { name: /red rook/ })).waitFor();
  await table.hole('j1').and(table.page.getByRole('gridcell', { name: /red king/ })).waitFor();
  await table.log.getByText('The rook went from k1 to i1.').waitFor();
  await table.leave();
});

/** Red's pawn walks from d2 to d10 while the others move their knights to and fro. */
function towardsPromotion() {
  const pawn = ['d2-d4', 'd4-d5', 'd5-d6', 'd6-d7', 'd7-d8', 'd8-d9', 'd9-d10'];
  const others = [['a10-c9', 'e14-f12', 'n10-l9'], ['c9-a10', 'f12-e14', 'l9-n10']];
  return pawn.flatMap((move, i) => [move, ...(others[i % 2] ?? [])]);
}

test('in teams the board asks what a pawn becomes, and takes the answer', async () => {
  const table = await sitAt(towardsPromotion(), { mode: 'teams' });
  await table.hole('d10').click();
  await table.hole('d11').click();
  await table.turnOf(/Choose what the pawn becomes/);
  const choices = table.page.getByRole('group', { name: 'Choose what the pawn becomes.' }).getByRole('button');
  assert.equal(await choices.count(), 4);
  assert.equal(await table.moves.getByText('d10-d11').count(), 0);
  // Kept like an open move: the question is still there after a reload.
  await table.page.reload();
  await table.turnOf(/Choose what the pawn becomes/);
  await table.press('Put back');
  await table.turnOf(/Choose one of your pieces/);
  await table.hole('d10').click();
  await table.hole('d11').click();
  await choices.and(table.page.getByRole('button', { name: 'knight' })).click();
  await table.hole('d11').and(table.page.getByRole('gridcell', { name: /red knight/ })).waitFor();
  await table.moves.getByText('d10-d11=N').waitFor();
  await table.leave();
});

test('free for all a pawn becomes a queen without a question', async () => {
  const table = await sitAt(towardsPromotion().slice(0, 20));
  await table.hole('d7').click();
  await table.hole('d8').click();
  await table.hole('d8').and(table.page.getByRole('gridcell', { name: /promoted red queen/ })).waitFor();
  await table.leave();
});

test('moves made by touch can be confirmed, and a swipe on an own piece never scrolls', async () => {
  const kept = { game: chessGame([]), settings: { confirmTouch: true } };
  const table = await house.sit({ ...kPhone, viewport: { width: 360, height: 560 }, kept });
  const touch = await table.fingers();
  const at = await table.middle('h2');
  await touch('touchStart', [at]);
  for (let i = 1; i <= 6; i += 1) await touch('touchMove', [{ x: at.x, y: at.y - 20 * i }]);
  await touch('touchEnd', []);
  await table.turnOf(/does not move that way/);
  assert.equal(await table.page.evaluate(() => scrollY), 0);
  await table.page.evaluate(() => scrollTo(0, 0));
  const to = await table.middle('h4');
  await touch('touchStart', [to]);
  await touch('touchEnd', []);
  await table.turnOf(/Done makes the move/);
  assert.equal(await table.moves.textContent(), '');
  await table.press('Done');
  await table.moves.getByText('h2-h4').waitFor();
  await table.leave();
});

test('who is out is told with the reason, and their grey pieces can be taken for nothing', async () => {
  const table = await sitAt(kMateOfYellow.slice(0, 5));
  await table.hole('a8').click();
  await table.hole('f13').click();
  await table.log.getByText(/Yellow is checkmated. Blue gets 20 points./).waitFor();
  await table.turnOf(/Yellow is checkmated. Blue gets 20 points. .*Choose/);
  assert.match((await table.labels()).find((label) => label.startsWith('g14,')) ?? '', /grey king, once of Yellow/);
  await table.leave();
});

test('a draw gives its reason, and everybody still playing gets ten points', async () => {
  const round = [['e1-f3', 'a10-c9', 'e14-f12', 'n10-l9'], ['f3-e1', 'c9-a10', 'f12-e14', 'l9-n10']];
  const moves = [...round, ...round].flat();
  const last = moves.pop() ?? '';
  const table = await sitAt(moves);
  await table.hole('l9').click();
  await table.hole('n10').click();
  assert.equal(last, 'l9-n10');
  assert.match(await table.turnOf(/over/), /shared by Red, Blue, Yellow, and Green. The game was drawn: the same position came up for the third time/);
  const score = await openScore(table);
  assert.equal((await score.getByRole('row', { name: 'l9-n10 the game was drawn +10' }).count()), 4);
  await table.leave();
});

test('a resignation says first what it means', async () => {
  const table = await sitAt(kMateOfYellow);
  await table.press('Resign');
  const dialog = table.page.getByRole('dialog', { name: 'Green: resign?' });
  await dialog.getByText('The other two play on, unless one of them is 21 points ahead.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await table.turnOf(/Green, your turn/);
  await table.leave();
});

test('a game that begins at a position shows who is out and the points it came with', async () => {
  const start = await positionAfter(kMateOfYellow);
  const table = await house.sit({ kept: { game: chessGame([], {}, kFour, start) } });
  await table.turnOf(/Green, your turn/);
  assert.match((await cards(table))[2] ?? '', /out/);
  const score = await openScore(table);
  await score.getByRole('row', { name: 'when the game began +21' }).waitFor();
  await table.leave();
});

test('who starts can be drawn by lot, for all to see', async () => {
  const table = await house.sit();
  await table.press('New game');
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Four-player chess' }).check();
  for (const seat of ['Blue', 'Yellow', 'Green']) {
    await dialog.getByRole('combobox', { name: new RegExp(`^${seat} .*played by`) }).selectOption('person');
  }
  await dialog.getByRole('combobox', { name: 'Who starts' }).selectOption('lot');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await table.turnOf(/Drawing lots/);
  const told = await table.turnOf(/The lot has fallen on (Red|Blue|Yellow|Green)/);
  const [, winner = ''] = told.match(/fallen on (\w+)/) ?? [];
  assert.match(told, new RegExp(`^${winner}, your turn`));
  await table.leave();
});

test('the next game begins with the next player, and the set-up remembers everything', async () => {
  const table = await house.sit();
  await newChess(table, { who: { Blue: 'person', Yellow: 'person', Green: 'person' } });
  await table.turnOf(/Red, your turn/);
  await table.hole('h2').click();
  await table.hole('h4').click();
  await table.turnOf(/Blue, your turn/);
  await table.page.reload();
  await table.turnOf(/Blue, your turn/);
  await table.press('New game');
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  assert.equal(await dialog.getByRole('radio', { name: 'Four-player chess' }).isChecked(), true);
  await dialog.getByText(/^Next to start in this series: Blue/).waitFor();
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await table.turnOf(/Blue, your turn/);
  assert.equal(await table.moves.textContent(), '');
  // The other game is one choice away, with a set-up of its own.
  await table.press('New game');
  await dialog.getByRole('radio', { name: 'Chinese checkers' }).check();
  await dialog.getByRole('radio', { name: 'Masters' }).waitFor();
  await dialog.getByRole('button', { name: 'Start game' }).click();
  assert.equal((await table.labels()).length, 121);
  await table.leave();
});

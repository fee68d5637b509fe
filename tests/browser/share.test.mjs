// Games given away as links, texts and pictures, and played by sending links to and fro.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { keptGame, kComputer, kPerson, kPhone, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** @typedef {import('./table.mjs').Table} Table */

const settings = { speed: 'instant' };
/** @param {string[]} moves @param {any[]} seats @param {object} [setup] @param {string} [id] */
const kept = (moves, seats, setup = { players: 2 }, id = 'anna-and-ben') => {
  const game = keptGame(setup, moves, seats);
  return { settings, game: id, [`game.${id}`]: { ...game, record: { ...game.record, meta: { id } } } };
};
const named = (/** @type {string} */ name, kind = 'person') => ({ ...kPerson, kind, name });
const kBoth = [named('Anna'), named('Ben')];

/** @param {Table} table @param {string} what @returns {Promise<string>} */
async function textOf(table, what) {
  await table.menu('Share');
  const dialog = table.page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('combobox').selectOption({ label: what });
  const text = await dialog.getByRole('textbox').inputValue();
  await table.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return text;
}
const linkOf = (/** @type {Table} */ table) => textOf(table, 'Link to the game');
/** What stands behind the # of an address. @param {string} link */
const fragmentOf = (link) => link.slice(link.indexOf('#'));
/** Opens a link in the page that is open. @param {Table} table @param {string} link */
const follow = ({ page }, link) => page.evaluate((hash) => void (location.hash = hash), fragmentOf(link));
/** @param {Table} table @param {RegExp | string} text */
async function told(table, text) {
  const notice = table.page.getByRole('alert').filter({ hasText: text });
  await notice.waitFor();
  await notice.getByRole('button').click();
}
const movesOf = async (/** @type {Table} */ table) => (await table.moves.locator('.move bdi').allTextContents()).join(' ');
/** @param {Table} table @param {string} from @param {string} to */
async function move(table, from, to) {
  await table.hole(from).click();
  await table.hole(to).click();
}

test('two people play by sending the link after each move', async () => {
  const anna = await house.sit({ kept: kept(['d2-e6'], kBoth) });
  await anna.menu('Share');
  const sheet = anna.page.getByRole('dialog', { name: 'Share' });
  await sheet.getByRole('checkbox', { name: 'Ben' }).uncheck();
  await anna.page.keyboard.press('Escape');
  await anna.turnOf(/Waiting for Ben/);
  await anna.page.getByRole('button', { name: 'Send the link' }).waitFor();

  const ben = await house.sit({ ...kPhone, kept: { settings }, link: fragmentOf(await linkOf(anna)) });
  const who = ben.page.getByRole('dialog', { name: 'Who plays on this device?' });
  assert.equal(await who.getByRole('checkbox', { name: 'Blue' }).isChecked(), true);
  assert.equal(await who.getByRole('checkbox', { name: 'Red' }).isChecked(), false);
  await who.getByRole('textbox', { name: 'Blue: name' }).fill('Benny');
  await who.getByRole('button', { name: 'Open the game' }).click();
  await ben.turnOf(/turn/);
  assert.equal(await ben.page.evaluate(() => location.hash), '');
  assert.equal(await movesOf(ben), 'd2-e6');
  await ben.page.reload();
  await ben.turnOf(/turn/);
  await move(ben, 'n1', 'm5');
  await ben.turnOf(/Waiting for Anna/);

  // No question: the seat is known.
  await follow(anna, await linkOf(ben));
  await anna.turnOf(/Anna, your turn|Your turn/);
  assert.equal(await movesOf(anna), 'd2-e6 n1-m5');
  await anna.log.getByText('1 move came with the link.').waitFor({ state: 'attached' });
  await anna.page.getByRole('button', { name: /^Benny/ }).waitFor();
  await move(anna, 'c1', 'e5');
  const third = await linkOf(anna);
  await follow(ben, third);
  await ben.turnOf(/turn/);
  assert.equal(await movesOf(ben), 'd2-e6 n1-m5 c1-e5');
  await follow(ben, third);
  await told(ben, 'as it stands here');
  await anna.leave();
  await ben.leave();
});

test('an older link is told to be older, and the game stays', async () => {
  const early = await house.sit({ kept: kept(['d2-e6'], kBoth) });
  const link = await linkOf(early);
  await early.leave();
  const table = await house.sit({ kept: kept(['d2-e6', 'n1-m5'], [named('Anna'), named('Ben', 'remote')]) });
  await follow(table, link);
  await told(table, 'older');
  assert.equal(await movesOf(table), 'd2-e6 n1-m5');
  await table.leave();
});

test('where a link and the game here part, it is asked which one goes on; both can stay', async () => {
  const other = await house.sit({ kept: kept(['d2-e6', 'n1-m5', 'c1-e5'], kBoth) });
  const link = await linkOf(other);
  await other.leave();
  const mine = ['d2-e6', 'o1-m5'];
  const table = await house.sit({ kept: kept(mine, [named('Anna', 'remote'), named('Ben', 'remote')]), ready: /Waiting/ });
  const fork = table.page.getByRole('dialog', { name: 'The game goes two ways' });
  await follow(table, link);
  await fork.getByText('They part at move 2: o1-m5 here, n1-m5 in the link.').waitFor();
  await fork.getByRole('button', { name: 'Keep mine', exact: true }).click();
  assert.equal(await movesOf(table), mine.join(' '));
  await follow(table, link);
  await fork.getByRole('button', { name: /keep mine among my games/ }).click();
  await table.moves.getByText('c1-e5').waitFor();
  const all = await table.page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('nyota:game.') ? [JSON.parse(text)] : [])),
  );
  const kinds = all.map(({ record }) => [record.moves.join(' '), record.meta.id === 'anna-and-ben']).sort();
  assert.deepEqual(kinds, [['d2-e6 n1-m5 c1-e5', true], [mine.join(' '), false]].sort());
  await table.leave();
});

test('a damaged game of the same name is set aside, and the one of the link is opened', async () => {
  const anna = await house.sit({ kept: kept(['d2-e6'], kBoth) });
  const link = await linkOf(anna);
  await anna.leave();
  const broken = kept(['d2-q9'], kBoth);
  const ben = await house.sit({ kept: { ...kept([], [kPerson, kPerson], { players: 2 }, 'another'), 'game.anna-and-ben': broken['game.anna-and-ben'] } });
  await follow(ben, link);
  await ben.page.getByRole('dialog', { name: 'Who plays on this device?' }).waitFor();
  const aside = await ben.page.evaluate(() =>
    Object.entries(localStorage).filter(([key, text]) => key.includes('anna-and-ben.set-aside') && text.includes('d2-q9')),
  );
  assert.equal(aside.length, 1);
  await ben.page.context().close();
});

test('a link that moved for somebody at this device asks who plays here', async () => {
  const other = await house.sit({ kept: kept(['d2-e6', 'n1-m5'], kBoth) });
  const link = await linkOf(other);
  await other.leave();
  const table = await house.sit({ kept: kept(['d2-e6'], kBoth) });
  await follow(table, link);
  const who = table.page.getByRole('dialog', { name: 'Who plays on this device?' });
  await who.getByText('The link brings moves of Ben').waitFor();
  await table.page.keyboard.press('Escape');
  assert.equal(await movesOf(table), 'd2-e6');
  await follow(table, link);
  assert.equal(await who.getByRole('checkbox', { name: 'Blue' }).isChecked(), false);
  await who.getByRole('button', { name: 'Open the game' }).click();
  await table.turnOf(/turn/);
  assert.equal(await movesOf(table), 'd2-e6 n1-m5');
  await table.leave();
});

test('cut, foreign and newer links each get their own answer, at the start and in a running game', async () => {
  const kAnswers = /** @type {const} */ ([
    ['#nonsense', 'no game in this link'],
    ['#n2.abcdefgh', 'newer version'],
    [`#n1.${'A'.repeat(200_001)}`, 'too long'],
  ]);
  const table = await house.sit({ kept: kept(['d2-e6'], kBoth), link: '#n1.AAAA' });
  await told(table, 'not complete');
  const link = await linkOf(table);
  await follow(table, link.slice(0, -4));
  await told(table, 'not complete');
  for (const [hash, answer] of kAnswers) {
    await follow(table, hash);
    await told(table, answer);
  }
  assert.equal(await movesOf(table), 'd2-e6');
  // What others write is text, whatever it looks like.
  const forged = await house.sit({ kept: kept(['d2-e6'], [named('<img src=x>'), kPerson]) });
  await follow(table, (await linkOf(forged)).replace('anna', 'x'));
  await told(table, 'as it stands here');
  await forged.leave();
  await table.leave();
});

test('a game and a position of four-player chess come out of their links; its texts are the usual ones', async () => {
  const chess = await house.sit({ kept: kept(['h2-h4', 'b7-c7'], [named('Tama'), kPerson, kPerson, kPerson], { game: 'chess4' }) });
  assert.match(await textOf(chess, 'PGN4'), /1\. h2-h4 \.\. b7-c7/);
  const fen = await textOf(chess, 'FEN4');
  assert.match(fen, /^Y-0,0,0,0-/);
  const [link, spot] = [await linkOf(chess), await textOf(chess, 'Link to this position')];
  const table = await house.sit({ kept: { settings }, link: fragmentOf(spot), ready: /Yellow/ });
  assert.equal(await movesOf(table), '');
  assert.equal(await textOf(table, 'FEN4'), fen);
  await follow(table, link);
  await table.page.getByRole('dialog').getByRole('button', { name: 'Open the game' }).click();
  await table.moves.getByText('b7-c7').waitFor();
  await chess.leave();
  await table.leave();
});

test('everything that is given away says that it was; a closed clipboard leaves the text selected', async () => {
  const table = await house.sit({ kept: kept(['d2-e6'], [named('Anna'), kComputer]) }, async (page) => {
    await page.addInitScript(() => {
      const given = /** @type {any} */ (globalThis);
      given.given = [];
      Object.assign(navigator, { canShare: () => true, share: async (/** @type {ShareData} */ data) => void given.given.push(data) });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (/** @type {string} */ text) => {
        if (given.shut) throw new Error('closed');
        given.given.push(text);
      } } });
    });
  });
  const { page } = table;
  await table.menu('Share');
  const sheet = page.getByRole('dialog', { name: 'Share' });
  const link = await sheet.getByRole('textbox').inputValue();
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await sheet.getByText('Copied.').waitFor();
  await sheet.getByRole('button', { name: 'Share…' }).click();
  await sheet.getByText('Shared.').waitFor();
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).given), [link, { title: 'Chinese checkers', url: link }]);
  await page.evaluate(() => void (/** @type {any} */ (globalThis).shut = true));
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await sheet.getByText('copy it by hand').waitFor();
  const chosen = await sheet.getByRole('textbox').evaluate((box) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (box);
    return value.slice(selectionStart, selectionEnd);
  });
  assert.equal(chosen, link);

  await sheet.getByRole('combobox').selectOption({ label: 'Picture' });
  await sheet.getByRole('img', { name: 'Picture' }).waitFor();
  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save as file' }).click();
  const download = await coming;
  assert.match(download.suggestedFilename(), /^nyota-.*\.png$/);
  const bytes = readFileSync(await download.path());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.equal(bytes.readUInt32BE(16), 1200);
  await sheet.getByText('Saved.').waitFor();
  await table.leave();
});

test('a link opened in a second tab goes on there, and the first tab looks on', async () => {
  const table = await house.sit({ kept: kept(['d2-e6'], [named('Anna'), named('Ben', 'remote')]), ready: /Waiting/ });
  const { page } = table;
  const other = await house.sit({ kept: kept(['d2-e6', 'n1-m5'], kBoth) });
  const link = await linkOf(other);
  await other.leave();
  const second = await page.context().newPage();
  await second.goto(page.url() + fragmentOf(link));
  await second.getByRole('status').first().filter({ hasText: /your turn/i }).waitFor();
  assert.equal(await second.getByRole('button', { name: 'Play on here' }).isVisible(), false);
  await page.getByRole('button', { name: 'Play on here' }).waitFor();
  await table.leave();
});

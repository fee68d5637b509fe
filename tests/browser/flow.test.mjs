import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { distance } from './pixels.mjs';
import { keptGame, kComputer, kPerson, kScreens, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const kInstant = { speed: 'instant' };

for (const screen of kScreens) {
  const { width, height } = screen.viewport;
  describe(`${width} × ${height}`, () => {
    test('the turn shows on the board, in the title, in the icon and beside the board', async () => {
      const seats = [kPerson, { ...kComputer, level: 6 }];
      // A computer that is never done with thinking.
      const table = await house.sit({ ...screen, kept: { game: keptGame({ players: 2 }, [], seats), settings: kInstant } }, (page) =>
        page.route('**/thinker-worker.js', () => {}),
      );
      const { page } = table;
      const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
      // The rim under the tip of each point.
      const rims = async () => [await table.colour('a1', 0, 0.57), await table.colour('q1', 0, -0.57)];
      const [own, other] = await rims();
      assert.match(await page.title(), /^Your turn/);
      assert.equal(await icon(), 'icon-turn.svg');
      assert.equal(await page.getByRole('button', { name: /^You person/ }).getAttribute('aria-current'), 'true');
      await table.hole('d2').click();
      await table.hole('e6').click();
      await table.turnOf(/Blue is thinking/);
      assert.match(await page.title(), /^Blue is thinking/);
      assert.equal(await icon(), 'icon.svg');
      assert.equal(await page.getByRole('button', { name: /^Blue level 6/ }).getAttribute('aria-current'), 'true');
      const [ownNow, otherNow] = await rims();
      assert.ok(own && ownNow && other && otherNow);
      assert.ok(distance(own, ownNow) > 40 && distance(other, otherNow) > 40);
      // Resigning is possible while the computer thinks, and says what it means.
      await table.press('Resign');
      const question = page.getByRole('dialog');
      assert.match((await question.textContent()) ?? '', /the game ends with the other player in first place/);
      await question.getByRole('button', { name: 'Resign' }).click();
      await table.turnOf(/The game is over\. Blue has won\. Everyone else has resigned\./);
      await table.leave();
    });

    test('a skipped turn is told and listed', async () => {
      // Blue's only piece is shut in by red ones, and stays so.
      const start = '1/2/3/4/13/12/11/10/9/a9/11/12/13/4/a1a/aa/d 0';
      const kept = { game: keptGame({ players: 2 }, [], [kPerson, kPerson], start), settings: kInstant };
      const table = await house.sit({ ...screen, kept });
      await table.hole('h1').click();
      await table.hole('h2').click();
      await table.turnOf(/Red, your turn\. Blue had no move and was skipped\./);
      assert.deepEqual((await table.moves.textContent())?.match(/h1-h2|skipped/g), ['h1-h2', 'skipped']);
      await table.leave();
    });

    test('reaching the goal ends the game with ranks and the reason', async () => {
      // Nine red pieces are in the goal, the tenth stands before it.
      const start = 'a/aa/aaa/1aaa/4a8/12/11/10/9/10/11/12/13/4/3/2/d 0';
      const kept = { game: keptGame({ players: 2 }, [], [kPerson, kComputer], start), settings: kInstant };
      const table = await house.sit({ ...screen, kept });
      await table.hole('m5').click();
      await table.hole('n1').click();
      await table.turnOf(/The game is over\. You have won\. The goal has been reached\./);
      const rows = await table.page.getByRole('table').getByRole('row').allTextContents();
      assert.match(rows[1] ?? '', /^1\.You10\/10/);
      assert.match(rows[2] ?? '', /^2\.Blue/);
      await table.leave();
    });

    test('when only computers are left they can be made to hurry to the end', async () => {
      const seats = [kPerson, kComputer, kComputer];
      const kept = { game: keptGame({ players: 3 }, [], seats), settings: { speed: 'slow' } };
      const table = await house.sit({ ...screen, kept });
      const quick = table.page.getByRole('button', { name: 'Play out quickly' });
      assert.equal(await quick.isVisible(), false);
      await table.press('Resign');
      const question = table.page.getByRole('dialog');
      assert.match((await question.textContent()) ?? '', /the others play on/);
      await question.getByRole('button', { name: 'Resign' }).click();
      await quick.click();
      await table.turnOf(/The game is over/);
      const rows = await table.page.getByRole('table').getByRole('row').allTextContents();
      assert.match(rows[3] ?? '', /^3\.You/);
      assert.equal(await quick.isVisible(), false);
      await table.leave();
    });

    test('what was taken back can be redone, even after a reload', async () => {
      const table = await house.sit({ ...screen, kept: { game: keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kPerson]), settings: kInstant } });
      await table.press('Undo');
      await table.press('Undo');
      assert.equal(await table.moves.textContent(), '');
      await table.page.reload();
      await table.turnOf(/Red, your turn/);
      assert.equal(await table.moves.textContent(), '');
      await table.press('Redo');
      await table.press('Redo');
      assert.match((await table.moves.textContent()) ?? '', /d2-e6.*n1-m5/);
      assert.equal(await table.page.getByRole('button', { name: 'Redo' }).isDisabled(), true);
      await table.leave();
    });

    test('a seat is handed over in the middle of the computer’s thinking, and taken back', async () => {
      const seats = [kPerson, { ...kComputer, level: 6 }];
      // A computer that is never done with thinking.
      const table = await house.sit({ ...screen, kept: { game: keptGame({ players: 2 }, [], seats), settings: kInstant } }, (page) =>
        page.route('**/thinker-worker.js', () => {}),
      );
      await table.hole('d2').click();
      await table.hole('e6').click();
      await table.turnOf(/Blue is thinking/);
      /** @param {string} name @param {string} who */
      const hand = async (name, who) => {
        const dialog = await table.openSeat(name);
        await dialog.getByRole('combobox').selectOption(who);
        await dialog.getByRole('button', { name: 'Done' }).click();
        await dialog.waitFor({ state: 'hidden' });
      };
      await hand('Blue', 'person');
      await table.turnOf(/Blue, your turn/);
      await table.hole('n1').click();
      await table.hole('m5').click();
      await table.turnOf(/Red, your turn/);
      await hand('Red', '3');
      await table.turnOf(/Red is thinking/);
      await hand('Red', 'person');
      await table.turnOf(/Red, your turn/);
      await table.leave();
    });

    test('undo goes back to the own last turn past five computers, and redo returns', async () => {
      const seats = [kPerson, ...Array.from({ length: 5 }, () => kComputer)];
      const moves = ['d2-e6', 'e3-e5', 'j1-i1', 'n1-m5', 'j10-i9', 'e10-e9'];
      const table = await house.sit({ ...screen, kept: { game: keptGame({ players: 6 }, moves, seats), settings: kInstant } });
      const all = await table.moves.textContent();
      for (const move of moves) assert.ok(all?.includes(move), move);
      await table.press('Undo');
      assert.equal(await table.moves.textContent(), '');
      assert.match(await table.says(), /Your turn/);
      assert.equal((await table.holes(/your red piece/)).includes('d2'), true);
      await table.press('Redo');
      assert.equal(await table.moves.textContent(), all);
      assert.match(await table.says(), /Your turn/);
      await table.leave();
    });

    test('in a long game the newest moves are in sight', async () => {
      const there = ['d2-e6', 'n1-m5', 'e6-d2', 'm5-n1'];
      const moves = Array.from({ length: 60 }, (_, i) => there[i % 4] ?? '');
      const table = await house.sit({ ...screen, kept: { game: keptGame({ players: 2 }, moves, [kPerson, kPerson]), settings: kInstant } });
      const last = table.moves.getByRole('listitem').last();
      // Without the list being scrolled by anybody: only the page itself is.
      await table.moves.evaluate((list) => list.closest('details')?.scrollIntoView({ block: 'end' }));
      const [box, frame] = [await last.boundingBox(), await table.moves.locator('..').boundingBox()];
      assert.ok(box && frame && box.y >= frame.y && box.y + box.height <= frame.y + frame.height + 1, JSON.stringify({ box, frame }));
      assert.ok(box.y + box.height <= screen.viewport.height + 1, JSON.stringify(box));
      await table.leave();
    });
  });
}

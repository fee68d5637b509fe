import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { kArmies } from '../../web/view/theme.js';
import { colourOf, distance } from './pixels.mjs';
import { kScreens, startHouse } from './table.mjs';

const kUpperLeft = ['m1', 'm2', 'm3', 'm4', 'l1', 'l2', 'l3', 'k1', 'k2', 'j1'];

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** @param {import('./table.mjs').Table} table */
async function openSetup(table) {
  await table.press('New game');
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  await dialog.waitFor();
  return dialog;
}

test('how a blocker is treated is asked, with its answers, its default and a mark where changed', async () => {
  const table = await house.sit(kScreens[0]);
  const dialog = await openSetup(table);
  const question = dialog.getByRole('group', { name: /How shall a blocker be treated/ });
  assert.equal(await question.getByRole('radio').count(), 4);
  assert.equal(await question.getByRole('radio', { name: 'The goal is full, one own piece is enough' }).isChecked(), true);
  await question.getByText('Usually: The goal is full, one own piece is enough.').waitFor();
  assert.equal(await question.getByText('changed', { exact: true }).isVisible(), false);
  await question.getByRole('radio', { name: 'Every hole needs an own piece' }).check();
  await question.getByText('changed', { exact: true }).waitFor();
  await dialog.getByRole('radio', { name: 'Masters' }).check();
  assert.equal(await question.getByRole('radio', { name: 'Landing on the blocker swaps places' }).isChecked(), true);
  assert.equal(await question.getByText('changed', { exact: true }).isVisible(), false);
  await table.leave();
});

test('names, colours and players are chosen for each seat and remembered', async () => {
  const table = await house.sit(kScreens[1]);
  let dialog = await openSetup(table);
  await dialog.getByRole('radio', { name: '3', exact: true }).check();
  const second = dialog.getByRole('group', { name: 'Player 2' });
  await second.getByRole('textbox').fill('Asha');
  await second.getByRole('combobox', { name: 'Player 2: played by' }).selectOption('person');
  const colour = second.getByRole('combobox', { name: 'Player 2: colour' });
  await colour.selectOption('Violet');
  await dialog.getByRole('group', { name: 'Player 3' }).getByRole('combobox', { name: /played by/ }).selectOption('6');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  // The second player's own point has the chosen colour, pieces and board alike.
  assert.deepEqual(await table.holes(/violet piece of Asha/), kUpperLeft);
  const violet = colourOf(kArmies[1]?.colour ?? '');
  const look = await table.picture();
  assert.ok(distance(look('m1', -0.05, 0.29), violet) < 60);
  await table.page.getByRole('button', { name: /^Green level 6/ }).waitFor();
  await table.page.reload();
  dialog = await openSetup(table);
  assert.equal(await dialog.getByRole('radio', { name: '3', exact: true }).isChecked(), true);
  assert.equal(await second.getByRole('textbox').inputValue(), 'Asha');
  assert.equal(await colour.inputValue(), '1');
  await table.leave();
});

test('the Japanese game for two can be played with homes a third of a turn apart, but not side by side', async () => {
  const table = await house.sit(kScreens[2]);
  const dialog = await openSetup(table);
  await dialog.getByRole('radio', { name: 'Japanese' }).check();
  await dialog.getByText('Places at the star').click();
  const place = dialog.getByRole('combobox', { name: 'Player 2: place' });
  const start = dialog.getByRole('button', { name: 'Start game' });
  await place.selectOption('lower left');
  await dialog.getByText('two players cannot start side by side').waitFor();
  assert.equal(await start.isDisabled(), true);
  await place.selectOption('upper left');
  await start.click();
  // The colour goes with the player.
  assert.equal((await table.holes(/blue (piece|king) of Blue/)).length, 15);
  assert.deepEqual(await table.holes(/blue king of Blue/), ['m1']);
  await table.leave();
});

test('any of six colours for each player, no two alike, with its mark; points are coloured like their armies', async () => {
  const table = await house.sit(kScreens[0]);
  const dialog = await openSetup(table);
  const colour = (/** @type {number} */ player) => dialog.getByRole('combobox', { name: `Player ${player}: colour` });
  assert.equal(await colour(1).getByRole('option').count(), 6);
  await colour(1).selectOption('Green');
  await colour(2).selectOption('Green');
  // Whoever had the colour takes the other one.
  assert.equal(await colour(1).inputValue(), '3');
  assert.equal(await colour(2).inputValue(), '4');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  assert.equal((await table.holes(/your blue piece/)).length, 10);
  assert.equal((await table.holes(/green piece of Green/)).length, 10);
  const { blue, green } = { blue: colourOf(kArmies[3]?.colour ?? ''), green: colourOf(kArmies[4]?.colour ?? '') };
  const look = await table.picture();
  assert.ok(distance(look('a1', -0.05, 0.29), blue) < 60);
  assert.ok(distance(look('q1', -0.05, 0.29), green) < 60);
  // The bare corner of the lower point is nearer to blue than that of the upper one.
  const [low, high] = [look('a1', 0, -0.5), look('q1', 0, 0.5)];
  assert.ok(low.b - low.g > high.b - high.g, JSON.stringify({ low, high }));
  // The list of moves and a reload keep to it.
  await table.hole('d2').click();
  await table.hole('e6').click();
  await table.moves.getByText('d2-e6').waitFor();
  assert.match((await table.moves.textContent()) ?? '', /^◆d2-e6/);
  await table.turnOf(/Your turn/);
  await table.page.reload();
  await table.turnOf(/Your turn/);
  assert.equal((await table.holes(/your blue piece/)).length, 10);
  await table.leave();
});

test('with several sets each set has its colour and its place', async () => {
  const table = await house.sit(kScreens[1]);
  const dialog = await openSetup(table);
  await dialog.getByText('All rules').click();
  await dialog.getByRole('spinbutton', { name: 'Sets for each player' }).fill('2');
  await table.page.keyboard.press('Tab');
  await dialog.getByRole('combobox', { name: 'Player 1: colour of set 2' }).selectOption('Pearl');
  await dialog.getByText('Places at the star').click();
  await dialog.getByRole('combobox', { name: 'Player 2: place of set 2' }).selectOption('upper left');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  assert.equal((await table.holes(/your red piece/)).length, 10);
  assert.equal((await table.holes(/your pearl piece/)).includes('e1'), true);
  assert.deepEqual(await table.holes(/green piece of Blue/), kUpperLeft);
  await table.leave();
});

test('who starts can be chosen', async () => {
  const table = await house.sit(kScreens[2]);
  const dialog = await openSetup(table);
  await dialog.getByRole('group', { name: 'Player 2' }).getByRole('combobox', { name: /played by/ }).selectOption('person');
  await dialog.getByRole('combobox', { name: 'Who starts' }).selectOption('Blue');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await table.turnOf(/Blue, your turn/);
  await table.leave();
});

test('or drawn by lot, for all to see', async () => {
  const table = await house.sit(kScreens[0]);
  const dialog = await openSetup(table);
  await dialog.getByRole('group', { name: 'Player 2' }).getByRole('combobox', { name: /played by/ }).selectOption('person');
  await dialog.getByRole('combobox', { name: 'Who starts' }).selectOption('lot');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await table.turnOf(/Drawing lots/);
  const told = await table.turnOf(/The lot has fallen on (Red|Blue)/);
  const [, winner = ''] = told.match(/fallen on (\w+)/) ?? [];
  assert.match(told, new RegExp(`^${winner}, your turn`));
  await table.leave();
});

test('rules: presets first, then each rule with its name, what it means, what is usual, and a mark where changed', async () => {
  const table = await house.sit(kScreens[0]);
  const dialog = await openSetup(table);
  const order = await dialog.locator('legend, summary').allTextContents();
  const place = (/** @type {RegExp} */ name) => order.findIndex((text) => name.test(text));
  assert.ok(place(/^Rules/) >= 0 && place(/^Rules/) < place(/^How shall a blocker/), order.join(' | '));
  assert.ok(place(/^How shall a blocker/) < place(/^All rules/), order.join(' | '));
  await dialog.getByText('All rules').click();
  const controls = dialog.locator('.options').getByRole('combobox')
    .or(dialog.locator('.options').getByRole('checkbox'))
    .or(dialog.locator('.options').getByRole('spinbutton'));
  const count = await controls.count();
  assert.equal(count, 9);
  const changedMarks = () => dialog.getByText('changed', { exact: true }).filter({ visible: true }).count();
  for (let i = 0; i < count; i += 1) {
    const control = controls.nth(i);
    const { name, help, tag } = await control.evaluate((element) => {
      const textOf = (/** @type {string} */ key) =>
        document.getElementById(element.getAttribute(key) ?? '')?.textContent ?? '';
      return { name: textOf('aria-labelledby'), help: textOf('aria-describedby'), tag: `${element.tagName} ${element.getAttribute('type')}` };
    });
    assert.ok(name.length > 3 && help.length > 30, name);
    assert.match(help, /Usually: .+\.$/, name);
    assert.equal(await changedMarks(), i, name);
    if (tag === 'INPUT checkbox') await control.setChecked(!(await control.isChecked()));
    else if (tag.startsWith('INPUT')) {
      await control.fill(name === 'Sets for each player' ? '2' : '7');
      await table.page.keyboard.press('Tab');
    } else await control.selectOption({ index: (await control.evaluate((box) => /** @type {HTMLSelectElement} */ (box).selectedIndex)) === 0 ? 1 : 0 });
    assert.equal(await changedMarks(), i + 1, `${name} is marked as changed`);
  }
  await dialog.getByRole('button', { name: 'Back to the rules of the preset' }).click();
  assert.equal(await changedMarks(), 0);
  await table.leave();
});

test('rules, number of players, places and who starts are remembered; defaults can be had back', async () => {
  const table = await house.sit(kScreens[1]);
  let dialog = await openSetup(table);
  await dialog.getByRole('radio', { name: 'Classic' }).check();
  await dialog.getByRole('radio', { name: '4', exact: true }).check();
  await dialog.getByText('Places at the star').click();
  await dialog.getByRole('combobox', { name: 'Player 2: place' }).selectOption('lower right');
  await dialog.getByText('All rules').click();
  await dialog.getByRole('checkbox', { name: 'Play on for all places' }).click();
  const kept = await dialog.getByRole('checkbox', { name: 'Play on for all places' }).isChecked();
  await dialog.getByRole('combobox', { name: 'Who starts' }).selectOption('lot');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await table.page.reload();
  dialog = await openSetup(table);
  assert.equal(await dialog.getByRole('radio', { name: 'Classic' }).isChecked(), true);
  assert.equal(await dialog.getByRole('radio', { name: '4', exact: true }).isChecked(), true);
  await dialog.getByText('Places at the star').click();
  assert.equal(await dialog.getByRole('combobox', { name: 'Player 2: place' }).inputValue(), '5');
  await dialog.getByText('All rules').click();
  assert.equal(await dialog.getByRole('checkbox', { name: 'Play on for all places' }).isChecked(), kept);
  assert.equal(await dialog.getByRole('combobox', { name: 'Who starts' }).inputValue(), 'lot');
  await dialog.getByRole('button', { name: 'Restore defaults' }).click();
  assert.equal(await dialog.getByRole('radio', { name: 'Standard' }).isChecked(), true);
  assert.equal(await dialog.getByRole('radio', { name: '2', exact: true }).isChecked(), true);
  assert.equal(await dialog.getByRole('combobox', { name: 'Who starts' }).inputValue(), '0');
  await table.leave();
});

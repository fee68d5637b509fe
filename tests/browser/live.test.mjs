/** Two pages of one browser connect by texts that are carried from dialog to dialog, and play. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { describe, readInvitation, shrink, sumOf, writeInvitation } from '../../web/page/invitation.js';
import { keptGame, kComputer, kPerson, startHouse } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => (house = await startHouse()));
after(() => house.close());

const kSettings = { speed: 'instant' };

/** @param {object} [game] */
const sit = (game = keptGame({ players: 2 }, [], [kPerson, kComputer])) => house.sit({ kept: { game, settings: kSettings } });

/** @param {Table} table */
async function open(table) {
  await table.menu('Two devices');
  return table.page.getByRole('dialog', { name: 'Two devices' });
}

/** The text that a dialog wants to be carried. @param {import('playwright-core').Locator} dialog @param {string} name */
async function textOf(dialog, name) {
  const box = dialog.getByRole('textbox', { name, exact: true }).and(dialog.locator('[readonly]'));
  await box.waitFor();
  return box.inputValue();
}

/** @param {import('playwright-core').Locator} dialog @param {string} name @param {string} text */
const put = (dialog, name, text) =>
  dialog.getByRole('textbox', { name, exact: true }).and(dialog.locator(':not([readonly])')).fill(text);

/** Connects two tables through their dialogs. @param {Table} host @param {Table} guest */
async function connect(host, guest) {
  const inviting = await open(host);
  await inviting.getByRole('button', { name: 'Agree and invite' }).click();
  const invitation = await textOf(inviting, 'Invitation');
  const joining = await open(guest);
  await joining.getByRole('button', { name: 'I was invited' }).click();
  await put(joining, 'Invitation', invitation);
  await joining.getByRole('button', { name: 'Agree and answer' }).click();
  const answer = await textOf(joining, 'Answer');
  await put(inviting, 'Answer', answer);
  await inviting.getByRole('button', { name: 'Connect', exact: true }).click();
  await inviting.waitFor({ state: 'hidden' });
  await joining.waitFor({ state: 'hidden' });
  return { invitation, answer };
}

/** Makes some move. @param {Table} table */
async function move(table) {
  const [piece = ''] = await table.holes(/your .* piece.*can move/);
  await table.hole(piece).click();
  const [target = ''] = await table.holes(/can be reached by a step/);
  await table.hole(target).click();
}

test('two devices connect, play, part and come together again', async () => {
  const host = await sit();
  const guest = await sit(keptGame({ players: 3 }, [], [kPerson, kPerson, kPerson]));
  const { invitation } = await connect(host, guest);
  assert.match(invitation, /#live=[\w-]{100,250}$/);
  await guest.turnOf(/Waiting for/);
  await move(host);
  await host.turnOf(/Waiting for/);
  await guest.turnOf(/Your turn/);
  await move(guest);
  await host.turnOf(/Your turn/);

  // A move is taken back when the other one agrees.
  await (await open(guest)).getByRole('button', { name: 'Ask to take back my move' }).click();
  await host.page.getByRole('dialog').getByText('asks to take back 1 move').waitFor();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await host.turnOf(/Waiting for/);
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();

  // One leaves: the other one is told at once, and the computer plays on.
  const told = host.page.getByRole('dialog', { name: 'Connection ended' });
  await told.getByText('The other person has left.').waitFor();
  await told.getByRole('button', { name: 'Let the computer play on' }).click();
  await host.turnOf(/Your turn/);
  await guest.page.getByRole('dialog', { name: 'Connection ended' }).getByRole('button', { name: 'Close' }).click();

  // Back by a new invitation, with the longer game.
  await connect(host, guest);
  await host.turnOf(/Your turn/);
  await guest.turnOf(/Waiting for/);
  assert.equal(await guest.moves.getByRole('listitem').count(), await host.moves.getByRole('listitem').count());
  await host.leave();
  await guest.leave();
});

test('what is no invitation is refused kindly, and the game stays', async () => {
  const table = await sit();
  const other = await sit();
  const inviting = await open(other);
  await inviting.getByRole('button', { name: 'Agree and invite' }).click();
  const invitation = await textOf(inviting, 'Invitation');
  const code = invitation.replace(/.*live=/, '');
  const dialog = await open(table);
  await dialog.getByText("learns this one's network address").waitFor();
  await dialog.getByRole('button', { name: 'I was invited' }).click();
  for (const [text, said] of [
    ['<img src=x onerror=alert(1)>', 'This is not an invitation.'],
    [code.slice(0, -3), 'The text is not complete.'],
    [code.replace(/^.{9}/, (first) => [...first].reverse().join('')), 'The text is not complete.'],
  ]) {
    await put(dialog, 'Invitation', text ?? '');
    await dialog.getByRole('button', { name: 'Agree and answer' }).click();
    await dialog.getByText(said ?? '').waitFor();
  }
  await put(inviting, 'Answer', invitation);
  await inviting.getByRole('button', { name: 'Connect', exact: true }).click();
  await inviting.getByText('This is an invitation, not an answer.').waitFor();
  // An answer to an invitation that was called off since.
  await put(dialog, 'Invitation', invitation);
  await dialog.getByRole('button', { name: 'Agree and answer' }).click();
  const answer = await textOf(dialog, 'Answer');
  await inviting.getByRole('button', { name: 'Call off' }).click();
  await inviting.getByRole('button', { name: 'Agree and invite' }).click();
  await textOf(inviting, 'Invitation');
  await put(inviting, 'Answer', answer);
  await inviting.getByRole('button', { name: 'Connect', exact: true }).click();
  await inviting.getByText('This answer belongs to another invitation.').waitFor();
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await table.turnOf(/Your turn/);
  await table.leave();
  await other.leave();
});

test('an invitation opens as a link, and its answer finds the window that waits', async () => {
  const host = await sit();
  const inviting = await open(host);
  await inviting.getByRole('button', { name: 'Agree and invite' }).click();
  const invitation = await textOf(inviting, 'Invitation');
  const guest = await house.sit({ kept: { settings: kSettings }, link: invitation.replace(/.*#/, '#') });
  const joining = guest.page.getByRole('dialog', { name: 'Two devices' });
  await joining.getByRole('button', { name: 'Agree and answer' }).click();
  const answer = await textOf(joining, 'Answer');
  assert.equal(new URL(guest.page.url()).hash, '');
  // Opened in another window at the device of the one who invited.
  const second = await host.page.context().newPage();
  await second.goto(answer);
  await second.getByText('The answer has reached the window with the invitation.').waitFor();
  await second.close();
  await inviting.waitFor({ state: 'hidden' });
  await guest.turnOf(/Waiting for/);
  await host.leave();
  await guest.leave();
});

/**
 * A page that speaks WebRTC and nothing else, as a stranger would write it: it answers an invitation, and then
 * says what it is told to.
 * @param {Table} host who has invited @param {string} pasted
 */
async function stranger(host, pasted) {
  const page = await host.page.context().newPage();
  await page.goto(new URL('licenses.txt', host.page.url()).href);
  const read = readInvitation(pasted);
  assert.ok('invitation' in read);
  const sdp = await page.evaluate(async (offer) => {
    const pc = new RTCPeerConnection({ iceServers: [] });
    const channel = pc.createDataChannel('', { negotiated: true, id: 0 });
    Object.assign(globalThis, { pc, channel, heard: [] });
    channel.onmessage = ({ data }) => /** @type {any} */ (globalThis).heard.push(JSON.parse(data));
    await pc.setRemoteDescription(offer);
    await pc.setLocalDescription();
    while (pc.iceGatheringState !== 'complete') await new Promise((go) => (pc.onicegatheringstatechange = go));
    return pc.localDescription?.sdp ?? '';
  }, describe(read.invitation, 65_536));
  const answer = shrink(sdp, { answer: true, offer: sumOf(read.text) });
  assert.ok(answer);
  return {
    answer: writeInvitation(answer),
    /** @param {unknown[]} messages */
    say: (messages) =>
      page.evaluate((texts) => {
        const { channel } = /** @type {any} */ (globalThis);
        for (const text of texts) if (channel.readyState === 'open') channel.send(text);
      }, messages.map((message) => (typeof message === 'string' ? message : JSON.stringify(message)))),
    /** Waits for a message. @param {string} type */
    hears: (type) =>
      page.waitForFunction((wanted) => /** @type {any} */ (globalThis).heard.some((/** @type {any} */ { type: one }) => one === wanted), type),
  };
}

test('a stranger with forged messages changes nothing and is cut off', async () => {
  const host = await sit();
  const inviting = await open(host);
  await inviting.getByRole('button', { name: 'Agree and invite' }).click();
  const other = await stranger(host, await textOf(inviting, 'Invitation'));
  await put(inviting, 'Answer', other.answer);
  await inviting.getByRole('button', { name: 'Connect', exact: true }).click();
  await other.hears('hello');
  await other.say([{ type: 'hello', version: 1, moves: null }]);
  await other.hears('record');
  await other.say([
    { type: 'move', ply: 0, move: 'e15-e13' },
    { type: 'resign', ply: 0, seat: 0 },
    { type: 'record', record: { setup: { game: 'chess4' }, moves: ['<img src=x onerror=alert(1)>'] } },
    '{"__proto__":{"type":"move"},"type":"move"}',
    'not even JSON',
    { type: 'answer', ply: 0, agreed: true },
    { type: 'hello', version: 1, moves: ['a1-a2'] },
    { type: 'sync' },
  ]);
  const told = host.page.getByRole('dialog', { name: 'Connection ended' });
  await told.getByText('made no sense').waitFor();
  await told.getByRole('button', { name: 'Let the computer play on' }).click();
  await host.turnOf(/Your turn/);
  assert.equal(await host.moves.getByRole('listitem').count(), 0);
  await move(host);
  await host.turnOf(/Your turn/);
  await host.leave();
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { kArmies } from '../../web/view/theme.js';
import { film } from './film.mjs';
import { colourOf, distance } from './pixels.mjs';
import { keptGame, kComputer, kPerson, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** Two persons, and a ladder for red: from b2 over c2 to d2, and on over e6 to f5. */
const ladder = () => keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kPerson]);

/**
 * Looks at places on the board in every frame from now on.
 * @param {import('./table.mjs').Table} table
 * @param {{ x: number, y: number }[]} places in window coordinates
 * @returns {Promise<(colour: import('./pixels.mjs').Colour) => Promise<number[]>>} in how many frames each place had about this colour
 */
async function watch(table, places) {
  const reel = await table.page.evaluateHandle((spots) => {
    const canvas = document.querySelector('nyota-board')?.shadowRoot?.querySelectorAll('canvas')[1];
    const pen = canvas?.getContext('2d');
    /** @type {number[][][]} */
    const frames = [];
    const tick = () => {
      const box = canvas?.getBoundingClientRect();
      if (canvas && pen && box) {
        const scale = canvas.width / box.width;
        frames.push(
          spots.map(({ x, y }) => [...pen.getImageData((x - box.left) * scale, (y - box.top) * scale, 1, 1).data]),
        );
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return frames;
  }, places);
  return async (colour) => {
    const frames = await reel.jsonValue();
    return places.map(
      (_, place) =>
        frames.filter((frame) => {
          const [r = 0, g = 0, b = 0, a = 0] = frame[place] ?? [];
          return a > 200 && distance({ r, g, b }, colour) < 90;
        }).length,
    );
  };
}

const red = colourOf(kArmies[0]?.colour ?? '');

/** Beside the middle of the way between two holes, where no trail is. @param {import('./table.mjs').Table} table @param {string} a @param {string} b */
async function besideTheWay(table, a, b) {
  const [from, to] = [await table.middle(a), await table.middle(b)];
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 0.22,
    y: (from.y + to.y) / 2 - (to.x - from.x) * 0.22,
  };
}

test('a chain is shown hop by hop along its path', async () => {
  const table = await house.sit({ kept: { game: ladder(), settings: { speed: 'slow' } } });
  const { x, y } = await table.middle('d2');
  const unit = await table.unit();
  await table.hole('b2').click();
  const seen = await watch(table, [{ x: x - 0.1 * unit, y: y + 0.25 * unit }]);
  await table.hole('f5').click();
  assert.match(await table.turnOf(/Red moves/), /Red moves/);
  await table.turnOf(/Blue, your turn/);
  const [landed = 0] = await seen(red);
  assert.ok(landed > 0, 'the marble is seen in the hole in between');
  await table.leave();
});

for (const [how, options, moves] of /** @type {const} */ ([
  ['a move is seen on its way', { kept: {} }, true],
  ['with motion switched off it is there at once', { kept: { settings: { speed: 'instant' } } }, false],
  ['whoever wants less motion sees where pieces go, not how', { kept: {}, reducedMotion: 'reduce' }, false],
])) {
  test(how, async () => {
    const table = await house.sit({ ...options, kept: { ...options.kept, game: keptGame({ players: 2 }, [], [kPerson, kPerson]) } });
    await table.hole('d2').click();
    const seen = await watch(table, [await besideTheWay(table, 'd2', 'e6')]);
    await table.hole('e6').click();
    await table.turnOf(/Blue, your turn/);
    const [onTheWay = 0] = await seen(red);
    assert.equal(onTheWay > 0, moves, `${onTheWay} frames`);
    await table.leave();
  });
}

test('a swap is marked, shown and made for both pieces', async () => {
  // Red stands before its goal, where a blue piece still is.
  const start = '1/2/3/d3/4a8/12/11/10/9/10/11/12/13/4/3/2/a 0';
  const game = keptGame({ players: 2, rules: { blocking: 'swap' } }, [], [kPerson, kPerson], start);
  const table = await house.sit({ kept: { game, settings: { speed: 'slow' } } });
  await table.hole('m5').click();
  assert.deepEqual(await table.holes(/can be reached by a swap/), ['n1']);
  assert.match(await table.says(), /pairs of arcs are swaps/);
  const seen = await watch(table, [await besideTheWay(table, 'm5', 'n1')]);
  await table.hole('n1').click();
  await table.turnOf(/Blue, your turn/);
  assert.ok(((await seen(red))[0] ?? 0) > 0);
  assert.deepEqual(await table.holes(/red piece/), ['n1', 'a1']);
  assert.deepEqual(await table.holes(/blue piece/), ['m5']);
  await table.leave();
});

test('five computers move in order, none cuts the motion of another, and the last move of each stays in sight', async () => {
  const seats = [kPerson, ...Array.from({ length: 5 }, () => kComputer)];
  // Far enough for chains.
  const moves = [
    'c1-e5 f2-f4 l2-j2 o1-m5 k11-i9 e11-g9 a1-c1-e7 g1-i1-k3 k1-i1-g1-g3 q1-o1-m7 m13-k11-k9 e13-e11-e9',
    'd4-f9-h9 e1-g1-i1-k1 m4-m6-m8 o2-m6-m4 l11-j9 e10-e8-e6 b2-d4-f9 e3-e1-g1-i1 l3-j3 o3-m9 k10-i8 g10-e10-e8',
  ].flatMap((line) => line.split(' '));
  const table = await house.sit({ kept: { game: keptGame({ players: 6 }, moves, seats), settings: { speed: 'fast' } } });
  const seen = await film(table);
  await table.hole('e5').click();
  await table.hole('g1').click();
  await table.log.getByText(/Pearl moved/).waitFor();
  await table.turnOf(/Your turn/);
  const all = ((await table.moves.textContent()) ?? '').match(/\w+(-\w+)+/g)?.map((move) => move.split('-')) ?? [];
  const paths = all.slice(moves.length);
  assert.equal(paths.length, 6);
  // Frame by frame: each marble leaves its hole after the one before has come to rest, and is seen in
  // every hole of its path in turn.
  let rested = -1;
  for (const [seat, path] of paths.entries()) {
    const [from, ...landings] = await seen(path, colourOf(kArmies[seat]?.colour ?? ''));
    assert.ok(from && from.last > rested, `${path.join('-')} waits for its turn`);
    let earlier = from.last;
    for (const { first } of landings) {
      assert.ok(first > earlier, `${path.join('-')}: ${JSON.stringify([from, ...landings])}`);
      earlier = first;
    }
    rested = earlier;
  }
  const empty = await table.holes(/empty/);
  const look = await table.picture();
  for (const [seat, path] of paths.entries()) {
    const [from = ''] = path;
    // Someone may have gone there since.
    if (!empty.includes(from)) continue;
    const army = colourOf(kArmies[seat]?.colour ?? '');
    assert.ok(distance(look(from), army) < 60, `${path.join('-')} leaves a trail`);
  }
  await table.leave();
});

test('the speed can be set, from slow to at once', async () => {
  // The page's own clock stands still here and is moved on by hand.
  const table = await house.sit({ kept: { game: keptGame({ players: 2 }, [], [kPerson, kPerson]) } }, (page) => page.clock.install());
  const { page } = table;
  await page.clock.pauseAt(Date.now() + 3_600_000);
  /** How long a step takes at a speed, in milliseconds. @param {string} name */
  const lengthAt = async (name) => {
    await table.menu('Settings');
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await table.hole('d1').click();
    await table.hole('e5').click();
    let length = 0;
    while (!/Blue, your turn/.test(await table.says())) {
      assert.ok(length < 2000, name);
      await page.clock.runFor(20);
      length += 20;
    }
    await table.press('Undo');
    return length;
  };
  const [slow = 0, normal = 0, fast = 0, none = 0] = [
    await lengthAt('Slow'), await lengthAt('Normal'), await lengthAt('Fast'), await lengthAt('At once'),
  ];
  assert.ok(slow > normal && normal > fast && fast > none && none === 0, JSON.stringify({ slow, normal, fast, none }));
  assert.ok(normal >= 200 && normal <= 600, `${normal} ms can be followed`);
  await table.leave();
});

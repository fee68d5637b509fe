// Plays by what a listener hears: pieces that can move, holes in reach, the own goal.
import { kHoles } from '../../web/view/geometry.js';

const cubes = new Map(kHoles.map((hole) => [hole.name, hole]));

/** Steps between two holes on an empty board. @param {string} from @param {string} to */
export function steps(from, to) {
  const a = cubes.get(from);
  const b = cubes.get(to);
  if (!a || !b) throw new RangeError(`${from} or ${to}`);
  const [x, z] = [a.x - b.x, a.z - b.z];
  return Math.max(Math.abs(x), Math.abs(z), Math.abs(x + z));
}

/** Goal of the seat at the bottom, deepest hole first. */
const kGoal = ['q1', 'p1', 'p2', 'o1', 'o2', 'o3', 'n1', 'n2', 'n3', 'n4'];

/**
 * @param {import('./table.mjs').Table} table
 * @param {(hole: string) => Promise<void>} choose picks a piece up or goes to a hole
 * @returns {Promise<{ from: string, to: string } | null>} null where no piece can move
 */
export async function greedyMove(table, choose) {
  const labels = await table.labels();
  /** @param {RegExp} phrase */
  const named = (phrase) => labels.filter((label) => phrase.test(label)).map((label) => label.split(',')[0] ?? '');
  const own = new Set(named(/, your red piece/));
  const aim = kGoal.find((hole) => !own.has(hole)) ?? 'q1';
  const movable = named(/, can move/).sort((a, b) => steps(b, aim) - steps(a, aim));
  let best = null;
  let most = -Infinity;
  for (const from of movable.slice(0, 3)) {
    await choose(from);
    for (const to of await table.holes(/can be reached/)) {
      // Ahead, and of two equal ways the piece that is farther behind.
      const gain = steps(from, aim) - steps(to, aim) + steps(from, aim) / 20;
      if (gain > most) {
        most = gain;
        best = { from, to };
      }
    }
    await choose(from);
  }
  return best;
}

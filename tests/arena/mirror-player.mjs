#!/usr/bin/env node
/**
 * The smallest external player that deserves the name: at a two-player table of Chinese checkers it
 * repeats the other's last move, turned by half a turn about the centre. docs/arena.md tells of the
 * lines that it reads and writes.
 */
import { createInterface } from 'node:readline';

/** Holes in each row, a to q. */
const ROWS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
const OPENING = 'd1-e5';

/** @param {string} text holes with '-' between them */
const turned = (text) =>
  text.replace(/([a-q])(\d+)/g, (_hole, letter, number) => {
    const row = letter.charCodeAt(0) - 97;
    return String.fromCharCode(97 + 16 - row) + (ROWS[row] + 1 - Number(number));
  });

let last = '';
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(' ');
  if (word === 'nyota') console.log('ready mirror');
  if (word === 'game') {
    const { game, players } = JSON.parse(rest.join(' '));
    last = '';
    console.log(game === 'sternhalma' && players === 2 ? 'ok' : 'no two seats on a star, please');
  }
  if (word === 'moved') last = rest[1];
  if (word === 'go') console.log(`move ${last ? turned(last) : OPENING} nodes 1`);
  if (word === 'quit') break;
}

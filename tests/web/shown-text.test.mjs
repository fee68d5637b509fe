// Whatever is shown or spoken comes from a catalogue: no text for people is written in the code.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const web = fileURLToPath(new URL('../../web/', import.meta.url));

/** Properties and attributes whose value is seen or read out. */
const kShown = /^(textContent|innerText|innerHTML|title|alt|placeholder|label|help|summary|text|yes|aria(-label|-description|-roledescription|-valuetext|Label|Description))$/;
/** Functions of the page with the arguments that are shown: from which on, up to which. */
const kShowing = new Map([
  ['h', [2, Infinity]],
  ['button', [0, 0]],
  ['radios', [0, 0]],
  ['openDialog', [1, 1]],
  ['createTextNode', [0, 0]],
  ['append', [0, Infinity]],
  ['prepend', [0, Infinity]],
  ['replaceChildren', [0, Infinity]],
  ['before', [0, Infinity]],
  ['after', [0, Infinity]],
  ['fillText', [0, 0]],
]);

/** A word, not a mark: signs such as "✕" or "·" are the same for everybody. @param {string} text */
const isWord = (text) => /\p{L}{2}/u.test(text);

/**
 * Literal pieces of a text that an expression may come to.
 * @param {ts.Node} node
 * @returns {string[]}
 */
function literalsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsOf);
  if (ts.isBinaryExpression(node)) return [...literalsOf(node.left), ...literalsOf(node.right)];
  return [];
}

/** The last name in an expression: `b` of `a.b`. @param {ts.Expression} node */
const nameOf = (node) => (ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '');

/** @param {ts.PropertyName} name */
const keyOf = (name) => (ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '');

/** Texts for people that stand in the code. @param {string} code @returns {string[]} */
function shownIn(code) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    /** @type {string[]} */
    let texts = [];
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression);
      const [from = 0, to = -1] = kShowing.get(name) ?? [];
      texts = node.arguments.flatMap((argument, i) => (i >= from && i <= to ? literalsOf(argument) : []));
      const [attribute, value] = node.arguments;
      if (name === 'setAttribute' && attribute && value && ts.isStringLiteralLike(attribute) && kShown.test(attribute.text)) {
        texts.push(...literalsOf(value));
      }
    } else if (ts.isPropertyAssignment(node) && kShown.test(keyOf(node.name))) {
      texts = literalsOf(node.initializer);
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && kShown.test(nameOf(node.left))) {
      texts = literalsOf(node.right);
    }
    // A sentence is for people wherever it stands; errors are for developers, and style sheets no sentences.
    const isError = ts.isNewExpression(node) && nameOf(node.expression) === 'Error';
    if (ts.isStringLiteralLike(node) && /\p{Lu}\p{Ll}+ \p{Ll}+ \p{L}|\p{L}{2,}\. *$/u.test(node.text) && !node.text.includes('{')) texts.push(node.text);
    found.push(...texts.filter(isWord));
    if (!isError) ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('shown.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}

test('no text for people stands in the code of page, element and view', () => {
  let files = 0;
  for (const part of ['page', 'element', 'view', 'play']) {
    for (const name of readdirSync(join(web, part)).filter((one) => one.endsWith('.js'))) {
      files += 1;
      assert.deepEqual(shownIn(readFileSync(join(web, part, name), 'utf8')), [], `${part}/${name}`);
    }
  }
  assert.ok(files > 40, `${files} files`);
});

test('nor in the page itself, but for its name', () => {
  const body = readFileSync(join(web, 'page/index.html'), 'utf8').replace(/<head>[^]*<\/head>/, '');
  assert.equal(body.replace(/<[^>]*>/g, '').trim(), '');
});

test('text that bypasses the catalogues is found', () => {
  const caught = [
    "h('p', {}, 'Hello')",
    "h('p', {}, ok ? 'Yes' : t('no'))",
    "h('input', { 'aria-label': 'Name' })",
    "h('input', { placeholder: `Seat ${n}` })",
    "button('Play', go)",
    "box.textContent = 'Done'",
    "box.setAttribute('aria-label', 'Board')",
    "document.title = `Turn of ${name}`",
    "pen.fillText('Check', 1, 2)",
    "const late = 'You have won the game.'",
    "radios('Colour', choices)",
    "row.append('moved', move)",
  ];
  for (const code of caught) assert.equal(shownIn(code).length, 1, code);
  const fine = ["h('p', { class: 'quiet note' }, '✕', ` · ${size}`)", "throw new Error('nyota-board needs an engine')", "box.textContent = t('dialog.done')", "event.key === 'Enter'"];
  for (const code of fine) assert.deepEqual(shownIn(code), [], code);
});

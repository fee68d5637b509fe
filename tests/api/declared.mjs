/**
 * The package's declarations, read with the TypeScript compiler, so that tests can hold real values
 * against them: a member that is not declared counts as a fault, just as one that is missing.
 */
import { readFileSync } from 'node:fs';

import ts from 'typescript';

import { folder } from './package.mjs';

const source = ts.createSourceFile(
  'nyota.d.ts',
  readFileSync(new URL('nyota.d.ts', folder), 'utf8'),
  ts.ScriptTarget.ES2022,
  true,
);

/** @type {Map<string, import('typescript').InterfaceDeclaration | import('typescript').TypeAliasDeclaration>} */
const types = new Map();
/** @type {Map<string, string[]>} */
const values = new Map();
for (const statement of source.statements) {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    types.set(statement.name.text, statement);
  } else if (ts.isClassDeclaration(statement) && statement.name) {
    values.set(statement.name.text, membersOf(statement));
  } else if (ts.isFunctionDeclaration(statement) && statement.name) {
    values.set(statement.name.text, []);
  }
}

/** @param {{ members: ArrayLike<{ name?: { getText(): string } }> }} declaration */
function membersOf({ members }) {
  return Array.from(members).flatMap(({ name }) => (name ? [name.getText()] : []));
}

/** Names of the functions and classes that the package exports. */
export const declaredValues = [...values.keys()];

/**
 * Names of the members of an interface or class.
 * @param {string} name
 */
export function declaredMembers(name) {
  const type = types.get(name);
  if (type && ts.isInterfaceDeclaration(type)) return membersOf(/** @type {any} */ (type));
  const members = values.get(name);
  if (!members) throw new Error(`${name} is not declared`);
  return members;
}

/**
 * What is wrong with a value that should be of a declared type; nothing where all is well.
 * @param {unknown} value
 * @param {string} typeText such as 'Move[]'
 * @returns {string[]}
 */
export function faults(value, typeText) {
  const parsed = ts.createSourceFile('type.ts', `type T = ${typeText};`, ts.ScriptTarget.ES2022, true);
  const [statement] = parsed.statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) throw new Error(`no type: ${typeText}`);
  return check(value, statement.type, 'value');
}

/**
 * @param {any} value
 * @param {import('typescript').TypeNode} type
 * @param {string} at
 * @returns {string[]}
 */
function check(value, type, at) {
  const wrong = [`${at}: ${JSON.stringify(value)} is no ${type.getText()}`];
  if (ts.isParenthesizedTypeNode(type)) return check(value, type.type, at);
  if (ts.isUnionTypeNode(type)) {
    const tries = type.types.map((one) => check(value, one, at));
    // The alternative that comes nearest tells most.
    return tries.sort((a, b) => a.length - b.length).find((one) => one.length === 0) ?? tries[0] ?? wrong;
  }
  if (ts.isArrayTypeNode(type)) {
    if (!Array.isArray(value)) return wrong;
    return value.flatMap((item, i) => check(item, type.elementType, `${at}[${i}]`));
  }
  if (ts.isLiteralTypeNode(type)) {
    const { literal } = type;
    if (literal.kind === ts.SyntaxKind.NullKeyword) return value === null ? [] : wrong;
    if (ts.isStringLiteral(literal)) return value === literal.text ? [] : wrong;
    if (ts.isNumericLiteral(literal)) return value === Number(literal.text) ? [] : wrong;
  }
  if (ts.isTypeLiteralNode(type)) return checkMembers(value, type.members, at);
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    const [argument] = type.typeArguments ?? [];
    if (name === 'Partial' && argument) return check(value, argument, at).filter((fault) => !fault.endsWith(kMissing));
    const declared = types.get(name);
    if (!declared) throw new Error(`${name} is not declared`);
    return ts.isInterfaceDeclaration(declared)
      ? checkMembers(value, declared.members, at)
      : check(value, declared.type, at);
  }
  switch (type.kind) {
    case ts.SyntaxKind.StringKeyword: return typeof value === 'string' ? [] : wrong;
    case ts.SyntaxKind.NumberKeyword: return Number.isFinite(value) ? [] : wrong;
    case ts.SyntaxKind.BooleanKeyword: return typeof value === 'boolean' ? [] : wrong;
    case ts.SyntaxKind.UnknownKeyword: return [];
    default: throw new Error(`the checker knows no ${type.getText()}`);
  }
}

const kMissing = 'is missing';

/**
 * @param {any} value
 * @param {import('typescript').NodeArray<import('typescript').TypeElement>} members
 * @param {string} at
 */
function checkMembers(value, members, at) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: no object`];
  const out = [];
  const known = new Set();
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !member.type) throw new Error(`no plain member: ${member.getText()}`);
    const name = member.name.getText();
    known.add(name);
    if (name in value) out.push(...check(value[name], member.type, `${at}.${name}`));
    else if (!member.questionToken) out.push(`${at}.${name} ${kMissing}`);
  }
  for (const name of Object.keys(value)) if (!known.has(name)) out.push(`${at}.${name} is not declared`);
  return out;
}

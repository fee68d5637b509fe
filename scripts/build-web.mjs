// Makes dist/npm (the package) and dist/site (the page) from web/ and the module in build/wasm.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, transform } from 'esbuild';
import { rollup } from 'rollup';

import { catalogueFile, isForLater, kLanguages } from '../web/i18n/languages.js';
import { reportSizes } from './sizes.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULE = join(ROOT, 'build/wasm/bindings');
const WEB = join(ROOT, 'web');
const NPM = join(ROOT, 'dist/npm');
const SITE = join(ROOT, 'dist/site');

/** What the facade is called while the page is put together. */
const FACADE = 'nyota-facade';

/** Parts of the page by others, with where their code lies; what they ask to be told is in licenses.txt. @type {Record<string, string>} */
const FOREIGN = { 'lean-qr/nano': join(ROOT, 'node_modules/lean-qr/nano.mjs') };

/** @type {import('esbuild').CommonOptions} */
const MINIFY = { target: 'es2022', charset: 'utf8', legalComments: 'none', minify: true, logLevel: 'warning' };
/** @type {import('esbuild').BuildOptions} */
const COMMON = { ...MINIFY, bundle: true, format: 'esm' };

/**
 * Changes to the glue of Emscripten 3.1.6: the facade instantiates the module, since the small glue
 * would leave a failure unheard, and of the views of the memory two are used. The glue of other
 * versions lets the facade do that by itself.
 * @type {[RegExp, string][]}
 */
const FLOOR_GLUE = [
  [
    /WebAssembly\.instantiate\(Module\["wasm"\],imports\)\.then\(function\(output\)\{var asm=output\.instance\./,
    'Module.instantiateWasm(imports,function(instance){var asm=instance.',
  ],
  [/HEAP(8|16|32|U16|F32|F64)=new \w+\(b\);/g, ''],
];

/**
 * Resolves the bare name that the facade imports to the built glue, and takes the glue's own guess
 * of where the wasm lies out of it: the facade says where, and other people's bundlers would look
 * for a file that is not there.
 * @type {import('esbuild').Plugin}
 */
const glue = {
  name: 'glue',
  setup(bundler) {
    bundler.onResolve({ filter: /^nyota-glue$/ }, () => ({ path: join(MODULE, 'nyota-glue.mjs') }));
    bundler.onLoad({ filter: /nyota-glue\.mjs$/ }, ({ path }) => {
      const guess = /new URL\((["'])nyota-glue\.wasm\1,\s*import\.meta\.url\)\.(href|toString\(\))/g;
      const contents = readFileSync(path, 'utf8').replace(guess, '""');
      if (/new URL\(.{0,20}nyota-glue\.wasm/.test(contents)) {
        return { errors: [{ text: 'The glue names its wasm in a way that is not known here.' }] };
      }
      const changed = FLOOR_GLUE.reduce((text, [part, other]) => text.replace(part, other), contents);
      if (!/Module(\.instantiateWasm|\["instantiateWasm"\])\(/.test(changed)) {
        return { errors: [{ text: 'The glue loads its wasm in a way that is not known here.' }] };
      }
      return { contents: changed, loader: 'js' };
    });
  },
};

/**
 * Leaves imports of the facade as they are, at the address it will have, so that page and worker
 * share the one file.
 * @param {string} address
 * @returns {import('esbuild').Plugin}
 */
const facadeAt = (address) => ({
  name: 'facade',
  setup(bundler) {
    bundler.onResolve({ filter: /(^|\/)nyota\.js$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: address, external: true },
    );
  },
});

/**
 * A catalogue, or the half of it that is needed first or later.
 * @param {string} language
 * @param {boolean} later
 */
function catalogueText(language, later) {
  const catalogue = JSON.parse(readFileSync(join(WEB, 'i18n', `${language}.json`), 'utf8'));
  return JSON.stringify(Object.fromEntries(Object.entries(catalogue).filter(([key]) => isForLater(key) === later)));
}

/**
 * For the page's scripts: leaves the facade where it will be, puts the first words of English into
 * the page's own script, and makes everything small.
 * @type {import('rollup').Plugin}
 */
const pageParts = {
  name: 'page parts',
  resolveId: (name) => (/(^|\/)nyota\.js$/.test(name) ? { id: FACADE, external: true } : (FOREIGN[name] ?? null)),
  load: (id) => (/i18n.en\.json$/.test(id) ? `export default ${catalogueText('en', false)}` : null),
  renderChunk: async (code) => (await transform(code, { ...MINIFY, format: 'esm' })).code,
};

/**
 * The page's script, and a file for each `import()`. Whatever the page needs at the start is in the
 * one script, from where the others take it: esbuild would make ten small files to wait for of what
 * they share.
 */
async function buildScripts() {
  const entry = join(WEB, 'page/main.js');
  const bundle = await rollup({ input: entry, plugins: [pageParts] });
  /** @type {Set<string>} */
  const atStart = new Set();
  const visit = (/** @type {string} */ id) => {
    if (atStart.has(id)) return;
    atStart.add(id);
    for (const next of infoOf(id)?.importedIds ?? []) visit(next);
  };
  /** @type {import('rollup').GetModuleInfo} */
  let infoOf = () => null;
  await bundle.write({
    dir: SITE,
    format: 'es',
    paths: { [FACADE]: './engine/nyota.js' },
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minifyInternalExports: true,
    manualChunks(id, { getModuleInfo }) {
      infoOf = getModuleInfo;
      if (atStart.size === 0) visit(entry);
      return atStart.has(id) ? 'main' : null;
    },
  });
  await bundle.close();
}

async function buildPackage() {
  rmSync(NPM, { recursive: true, force: true });
  mkdirSync(NPM, { recursive: true });
  await build({
    ...COMMON,
    entryPoints: [join(WEB, 'engine/nyota.js')],
    outfile: join(NPM, 'nyota.js'),
    plugins: [glue],
  });
  await build({
    ...COMMON,
    entryPoints: [join(WEB, 'engine/thinker-worker.js')],
    outfile: join(NPM, 'thinker-worker.js'),
    plugins: [facadeAt('./nyota.js')],
  });
  cpSync(join(WEB, 'engine/nyota.d.ts'), join(NPM, 'nyota.d.ts'));
  cpSync(join(MODULE, 'nyota-glue.wasm'), join(NPM, 'nyota.wasm'));
  cpSync(join(ROOT, 'LICENSE'), join(NPM, 'LICENSE'));

  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifest = {
    name: 'nyota',
    version,
    description: 'Rules and computer players for Chinese checkers, in WebAssembly',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=18' },
    types: './nyota.d.ts',
    exports: {
      '.': { types: './nyota.d.ts', default: './nyota.js' },
      './nyota.wasm': './nyota.wasm',
      './thinker-worker.js': './thinker-worker.js',
      './package.json': './package.json',
    },
    files: ['nyota.js', 'nyota.d.ts', 'nyota.wasm', 'thinker-worker.js'],
  };
  writeFileSync(join(NPM, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function buildSite() {
  rmSync(SITE, { recursive: true, force: true });
  mkdirSync(join(SITE, 'engine'), { recursive: true });
  for (const name of ['nyota.js', 'nyota.wasm', 'thinker-worker.js']) {
    cpSync(join(NPM, name), join(SITE, 'engine', name));
  }
  await build({
    ...COMMON,
    entryPoints: ['page.css', 'more.css'].map((name) => join(WEB, 'page', name)),
    outdir: SITE,
  });
  await buildScripts();
  for (const name of ['index.html', 'icon.svg', 'icon-turn.svg']) cpSync(join(WEB, 'page', name), join(SITE, name));
  const licences = [join(ROOT, 'LICENSE'), ...Object.values(FOREIGN).map((file) => join(dirname(file), 'LICENSE'))];
  writeFileSync(join(SITE, 'licenses.txt'), licences.map((file) => readFileSync(file, 'utf8')).join('\n---\n\n'));
  mkdirSync(join(SITE, 'i18n'));
  for (const language of Object.keys(kLanguages)) {
    for (const later of [false, true]) {
      // The first words of English are in main.js, which so has some where a language cannot be fetched.
      if (language === 'en' && !later) continue;
      writeFileSync(join(SITE, 'i18n', catalogueFile(language, later)), catalogueText(language, later));
    }
  }
}

if (!existsSync(join(MODULE, 'nyota-glue.mjs'))) {
  console.error('The module is not built yet: run scripts/build wasm first.');
  process.exit(1);
}
await buildPackage();
await buildSite();
reportSizes({ all: false });

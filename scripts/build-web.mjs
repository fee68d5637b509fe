// Makes dist/npm (the package) and dist/site (the page) from web/ and the module in build/wasm.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { kLanguages } from '../web/i18n/languages.js';
import { reportSizes } from './sizes.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULE = join(ROOT, 'build/wasm/bindings');
const WEB = join(ROOT, 'web');
const NPM = join(ROOT, 'dist/npm');
const SITE = join(ROOT, 'dist/site');

/** @type {import('esbuild').BuildOptions} */
const COMMON = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  minify: true,
  logLevel: 'warning',
};

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

/** Parts of the page that are fetched when somebody first needs them, each in one file. */
const ON_DEMAND = ['hints.js'];

/**
 * Leaves the imports of such parts as they are. They share no code with the page's own script: a few
 * small functions twice weigh less than one more file to wait for at the start.
 * @type {import('esbuild').Plugin}
 */
const onDemand = {
  name: 'on demand',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\// }, ({ kind, path }) =>
      kind === 'dynamic-import' && ON_DEMAND.includes(path.slice(2)) ? { path, external: true } : undefined,
    );
  },
};

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
    entryPoints: [join(WEB, 'page/main.js'), join(WEB, 'page/page.css')],
    outdir: SITE,
    plugins: [facadeAt('./engine/nyota.js'), onDemand],
  });
  await build({ ...COMMON, entryPoints: ON_DEMAND.map((name) => join(WEB, 'page', name)), outdir: SITE });
  for (const name of ['index.html', 'icon.svg', 'icon-turn.svg']) cpSync(join(WEB, 'page', name), join(SITE, name));
  mkdirSync(join(SITE, 'i18n'));
  for (const language of Object.keys(kLanguages)) {
    // English is in main.js already, whose words it also gives where a language cannot be fetched.
    if (language === 'en') continue;
    const catalogue = JSON.parse(readFileSync(join(WEB, 'i18n', `${language}.json`), 'utf8'));
    writeFileSync(join(SITE, 'i18n', `${language}.json`), JSON.stringify(catalogue));
  }
}

if (!existsSync(join(MODULE, 'nyota-glue.mjs'))) {
  console.error('The module is not built yet: run scripts/build wasm first.');
  process.exit(1);
}
await buildPackage();
await buildSite();
reportSizes({ all: false });

/**
 * The thinker in its worker, in a real browser: the built package on an empty page. Workers can be
 * killed here, as a browser short of memory does.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';

const npm = process.env['NYOTA_NPM'] ?? fileURLToPath(new URL('../../dist/npm', import.meta.url));
const kElsewhere = 'https://elsewhere.example/';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {import('playwright-core').Page} */
let page;
/** @type {string[]} */
let complaints;

before(async () => {
  server = await serve({ root: npm, port: 0, host: '127.0.0.1' });
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  });
});
after(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(async () => {
  const context = await browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('**/empty.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Thinker</title><link rel="icon" href="data:,">' }),
  );
  await page.addInitScript(() => {
    const Native = window.Worker;
    /** @type {Worker[]} */
    const workers = [];
    Object.assign(window, { workers, killed: 0, deadly: false });
    window.Worker = class extends Native {
      /** @param {ConstructorParameters<typeof Worker>} args */
      constructor(...args) {
        super(...args);
        workers.push(this);
        this.addEventListener('message', ({ data }) => {
          if (/** @type {any} */ (window).deadly && data.type === 'progress') super.terminate();
        });
      }

      /** @override */
      terminate() {
        /** @type {any} */ (window).killed += 1;
        super.terminate();
      }
    };
  });
  await page.goto(new URL('empty.html', server.url).href);
  await page.evaluate(async () => {
    const address = '/nyota.js';
    const { createThinker, loadNyota } = await import(address);
    const nyota = await loadNyota();
    const game = nyota.newGame({ game: 'sternhalma', players: 2 });
    const record = game.record();
    /** What is told of a promise: its answer without the time, or the code of its refusal. */
    const outcome = (/** @type {Promise<any>} */ promise) =>
      promise.then(
        ({ timeMs: _, ...answer }) => answer,
        (error) => ({ code: error.code, details: error.details }),
      );
    /** Far more than anybody waits for. */
    const endless = { level: 6, nodes: 1_000_000_000 };
    Object.assign(window, { t: { createThinker, nyota, game, record, outcome, endless } });
  });
});
afterEach(async () => {
  assert.deepEqual(complaints, []);
  await page.context().close();
});

/**
 * Runs a function of the page; `t` and `workers` are there.
 * @template T
 * @param {(given: { t: any, workers: Worker[], killed: () => number }) => T} f
 */
const inPage = (f) =>
  page.evaluate(`(${f})({ t: window.t, workers: window.workers, killed: () => window.killed })`);

test('it thinks in a worker of its own, and answers as the game does', async () => {
  const seen = /** @type {any} */ (
    await inPage(async ({ t, workers }) => {
      const thinker = await t.createThinker();
      const options = { level: 6, nodes: 5_000, seed: 4, multi: 2 };
      const answer = await t.outcome(thinker.think(t.record, options));
      const expected = await t.outcome(Promise.resolve(t.game.think(options)));
      return { mode: thinker.mode, workers: workers.length, answer, expected };
    })
  );
  assert.equal(seen.mode, 'worker');
  assert.equal(seen.workers, 1);
  assert.deepEqual(seen.answer, seen.expected);
});

test('an abort rejects in its own turn, and the same worker answers the next', async () => {
  const seen = /** @type {any} */ (
    await inPage(async ({ t, workers }) => {
      const thinker = await t.createThinker();
      const controller = new AbortController();
      const events = /** @type {string[]} */ ([]);
      const begun = new Promise((resolve) => {
        const running = thinker.think(t.record, { ...t.endless, signal: controller.signal, onProgress: resolve });
        running.catch((/** @type {any} */ error) => events.push(error.code));
      });
      await begun;
      controller.abort();
      events.push('abort called');
      for (let i = 0; i < 5; ++i) await Promise.resolve();
      events.push('a moment later');
      const next = await thinker.think(t.record, { nodes: 300 });
      return { events, move: next.move, workers: workers.length };
    })
  );
  assert.deepEqual(seen.events, ['abort called', 'aborted', 'a moment later']);
  assert.ok(seen.move);
  assert.equal(seen.workers, 1);
});

test('requests queue; refusals reach their own caller', async () => {
  const seen = /** @type {any} */ (
    await inPage(async ({ t }) => {
      const thinker = await t.createThinker();
      const order = /** @type {number[]} */ ([]);
      const requests = [
        [t.record, { level: 6, nodes: 4_000 }],
        [{ ...t.record, moves: ['z99-a1'] }, {}],
        [t.record, { level: 9 }],
        [t.record, { nodes: 200 }],
        [{ ...t.record, meta: { f() {} } }, { nodes: 200 }],
      ].map(([record, options], i) => {
        const answer = t.outcome(thinker.think(record, options));
        answer.then(() => order.push(i));
        return answer;
      });
      const answers = await Promise.all(requests);
      return { order, codes: answers.map(({ code, move }) => code ?? typeof move) };
    })
  );
  assert.deepEqual(seen.order, [0, 1, 2, 3, 4]);
  assert.deepEqual(seen.codes, ['string', 'bad-record', 'bad-option', 'string', 'string']);
});

test('a worker killed while idle is started anew by the next request', async () => {
  const seen = /** @type {any} */ (
    await inPage(async ({ t, workers }) => {
      const thinker = await t.createThinker();
      const first = await t.outcome(thinker.think(t.record, { nodes: 300 }));
      workers[0].terminate();
      const second = await t.outcome(thinker.think(t.record, { nodes: 300 }));
      return { first, second, workers: workers.length, mode: thinker.mode };
    })
  );
  assert.deepEqual(seen.second, seen.first);
  assert.deepEqual([seen.workers, seen.mode], [2, 'worker']);
});

test('a worker killed in the middle of thinking: its request and those that wait are answered', async () => {
  const seen = /** @type {any} */ (
    await inPage(async ({ t, workers }) => {
      const thinker = await t.createThinker();
      const options = { level: 6, nodes: 150_000 };
      let running = Promise.resolve();
      await new Promise((resolve) => {
        running = t.outcome(thinker.think(t.record, { ...options, onProgress: resolve }));
      });
      const waiting = t.outcome(thinker.think(t.record, { nodes: 300 }));
      workers[0].terminate();
      return {
        answers: [await running, await waiting],
        expected: [await t.outcome(Promise.resolve(t.game.think(options))), await t.outcome(Promise.resolve(t.game.think({ nodes: 300 })))],
        workers: workers.length,
      };
    })
  );
  assert.deepEqual(seen.answers, seen.expected);
  assert.equal(seen.workers, 2);
});

test('a request that kills every worker is given up, and the next one is answered', async () => {
  const seen = /** @type {any} */ (
    await inPage(async ({ t, workers }) => {
      const thinker = await t.createThinker();
      Object.assign(window, { deadly: true });
      const refusal = await t.outcome(thinker.think(t.record, t.endless));
      Object.assign(window, { deadly: false });
      const next = await t.outcome(thinker.think(t.record, { nodes: 300 }));
      return { refusal, next, workers: workers.length };
    })
  );
  assert.equal(seen.refusal.code, 'thinker-died');
  assert.ok(seen.next.move);
  assert.equal(seen.workers, 3);
});

test('close ends the worker and rejects what is open', async () => {
  const seen = /** @type {any} */ (
    await inPage(async ({ t, killed }) => {
      const thinker = await t.createThinker();
      const open = [thinker.think(t.record, t.endless), thinker.think(t.record, t.endless)].map(t.outcome);
      thinker.close();
      const answers = [...(await Promise.all(open)), await t.outcome(thinker.think(t.record))];
      return { codes: answers.map(({ code }) => code), killed: killed() };
    })
  );
  assert.deepEqual(seen, { codes: ['closed', 'closed', 'closed'], killed: 1 });
});

test('a worker of another origin: a Blob worker that imports it', async () => {
  await page.context().route(`${kElsewhere}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    return route.fulfill({
      body: readFileSync(`${npm}/${name}`),
      contentType: name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  const seen = /** @type {any} */ (
    await inPage(async ({ t }) => {
      const thinker = await t.createThinker({ workerUrl: 'https://elsewhere.example/thinker-worker.js' });
      return { mode: thinker.mode, answer: await t.outcome(thinker.think(t.record, { nodes: 300 })) };
    })
  );
  assert.equal(seen.mode, 'blob');
  assert.ok(seen.answer.move);
});

test('where no worker starts, slices on the calling thread', async () => {
  const seen = /** @type {any} */ (
    await inPage(async ({ t }) => {
      const modes = [];
      const answers = [];
      for (const Replacement of [
        undefined,
        class {
          constructor() {
            throw new DOMException('not here', 'SecurityError');
          }
        },
      ]) {
        Object.assign(window, { Worker: Replacement });
        const thinker = await t.createThinker();
        modes.push(thinker.mode);
        answers.push(await t.outcome(thinker.think(t.record, { nodes: 300 })));
      }
      return { modes, answers };
    })
  );
  assert.deepEqual(seen.modes, ['thread', 'thread']);
  for (const { move } of seen.answers) assert.ok(move);
});

test('an engine that cannot be loaded is told of, not covered up', async () => {
  const seen = /** @type {any} */ (await inPage(({ t }) => t.outcome(t.createThinker({ wasmUrl: '/gone.wasm' }))));
  assert.equal(seen.code, 'load-failed');
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { kScreens, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

for (const screen of kScreens) {
  const { width } = screen.viewport;
  test(`an idle board asks for no frames and sets no timers, ${width} wide`, async () => {
    const table = await house.sit({ ...screen, kept: { settings: { speed: 'fast' } } }, (page) =>
      page.addInitScript(() => {
        const counter = { frames: 0, timers: 0 };
        Object.assign(window, { counter });
        const frame = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (tell) => {
          counter.frames += 1;
          return frame(tell);
        };
        for (const name of /** @type {const} */ (['setTimeout', 'setInterval', 'requestIdleCallback'])) {
          const plain = /** @type {(...args: unknown[]) => number} */ (window[name].bind(window));
          Object.assign(window, {
            [name]: (/** @type {unknown[]} */ ...args) => {
              counter.timers += 1;
              return plain(...args);
            },
          });
        }
      }),
    );
    await table.hole('d2').click();
    await table.hole('e6').click();
    await table.log.getByText(/Blue moved/).waitFor();
    await table.turnOf(/Your turn/);
    await table.hole('d1').click();
    /** Lets the browser show several frames of its own. */
    const count = () =>
      table.page.evaluate(async () => {
        const { counter } = /** @type {{ counter: { frames: number, timers: number } } & Window} */ (/** @type {unknown} */ (window));
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const ask = /** @type {Window} */ (frame.contentWindow).requestAnimationFrame;
        for (let i = 0; i < 10; i += 1) await new Promise((resolve) => ask(resolve));
        frame.remove();
        return { ...counter };
      });
    await count();
    const idle = await count();
    assert.ok(idle.frames > 0, 'frames are counted at all');
    assert.deepEqual(await count(), idle);
    await table.leave();
  });
}

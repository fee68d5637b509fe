/** The look of the element's inside. Adopted as a sheet: a strict policy allows no inline styles. */
export const kBoardStyle = `
:host {
  --nyota-accent: #0b6fa8;
  --nyota-accent-ink: #ffffff;
  --nyota-surface: #fffdf8;
  --nyota-ink: #23262d;
  --nyota-edge: #cfc7b8;
  display: block;
  container-type: size;
  /* Size of the board in units, and what is drawn beyond it. */
  --w: 13.32;
  --h: 15.1764;
  --bleed: 0.34;
  aspect-ratio: var(--w) / var(--h);
  position: relative;
  overflow-x: clip;
}
:host([data-game='chess4']) { --w: 15; --h: 15; }
:host([data-shade='dark']) {
  --nyota-accent: #5cb8ef;
  --nyota-accent-ink: #0c1a24;
  --nyota-surface: #1d222a;
  --nyota-ink: #eceae4;
  --nyota-edge: #3c4653;
}
:host([hidden]) { display: none; }
.stage {
  direction: ltr;
  position: absolute;
  inset: 0;
  margin: auto;
  width: min(100cqw, 100cqh * var(--w) / var(--h));
  aspect-ratio: var(--w) / var(--h);
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
}
canvas {
  position: absolute;
  inset: calc(-100% * var(--bleed) / var(--h)) calc(-100% * var(--bleed) / var(--w));
  width: calc(100% * (var(--w) + 2 * var(--bleed)) / var(--w));
  height: calc(100% * (var(--h) + 2 * var(--bleed)) / var(--h));
  pointer-events: none;
}
.grid { position: absolute; inset: 0; }
.hole {
  position: absolute;
  width: calc(100% / var(--w));
  aspect-ratio: 0.8660254;
  transform: translate(-50%, -50%);
  clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
  touch-action: manipulation;
  outline: none;
  -webkit-tap-highlight-color: transparent;
}
:host([data-game='chess4']) .hole { aspect-ratio: 1; clip-path: none; }
:host([data-game='chess4']) .hole:focus-visible::after { border-radius: 14%; width: 100%; }
.hole.grip { touch-action: pinch-zoom; cursor: grab; }
.hole:focus-visible::after {
  content: '';
  position: absolute;
  inset: 0;
  margin: auto;
  width: 84%;
  aspect-ratio: 1;
  border-radius: 50%;
  border: max(2px, 0.3cqmin) solid var(--mark);
  outline: max(1px, 0.2cqmin) solid var(--mark-edge);
  outline-offset: -1px;
  box-sizing: border-box;
}
.lens {
  position: absolute;
  inset: auto;
  width: 128px;
  height: 128px;
  border-radius: 50%;
  border: 2px solid var(--nyota-edge);
  background: var(--nyota-surface);
  box-shadow: 0 4px 20px rgb(0 0 0 / 40%);
  z-index: 1;
}
.lens[hidden] { display: none; }
.corner {
  position: absolute;
  inset-block-end: 3%;
  right: 3%;
  display: flex;
  flex-direction: column;
  gap: 8px;
}
.corner[hidden] { display: none; }
.choices { display: grid; grid-template-columns: 1fr 1fr; gap: 4px; }
.choices:empty { display: none; }
.choices button { padding: 4px; line-height: 0; min-inline-size: 44px; }
.choices canvas { position: static; width: 32px; height: 32px; }
@container (max-width: 340px) {
  .corner { inset-block-end: 2px; right: 4px; gap: 4px; }
}
button {
  font: 600 15px/1.2 system-ui, sans-serif;
  min-block-size: 40px;
  padding: 8px 16px;
  border-radius: 12px;
  border: 1px solid var(--nyota-edge);
  background: var(--nyota-surface);
  color: var(--nyota-ink);
  cursor: pointer;
}
button.main { background: var(--nyota-accent); border-color: transparent; color: var(--nyota-accent-ink); }
button:disabled { opacity: 0.5; cursor: default; }
button:focus-visible { outline: 3px solid var(--nyota-accent); outline-offset: 2px; }
.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
`;

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
  aspect-ratio: 13.32 / 15.18;
  position: relative;
  overflow-x: clip;
}
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
  width: min(100cqw, 100cqh * 13.32 / 15.1764);
  aspect-ratio: 13.32 / 15.1764;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
}
canvas {
  position: absolute;
  inset: calc(-34% / 15.1764) calc(-34% / 13.32);
  width: calc(100% * 14 / 13.32);
  height: calc(100% * 15.8564 / 15.1764);
  pointer-events: none;
}
.grid { position: absolute; inset: 0; }
.hole {
  position: absolute;
  width: calc(100% / 13.32);
  aspect-ratio: 0.8660254;
  transform: translate(-50%, -50%);
  clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
  touch-action: manipulation;
  outline: none;
  -webkit-tap-highlight-color: transparent;
}
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
@container (max-width: 340px) {
  .corner { inset-block-end: 0; right: 0; gap: 4px; }
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

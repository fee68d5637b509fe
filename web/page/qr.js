/**
 * QR codes: drawing them, and reading them with a camera where the browser knows how.
 * @module
 */
import { correction, generate } from 'lean-qr/nano';
import { h } from './dom.js';

/** @typedef {{ detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }} Detector */

/** Milliseconds between two looks through the camera. */
const kLook = 250;

/** @param {string} text @param {string} label @returns {HTMLCanvasElement} */
export function drawQr(text, label) {
  const canvas = h('canvas', { class: 'qr', role: 'img', 'aria-label': label });
  // Dark on light whatever the theme: not every camera reads it the other way round.
  generate(text, { minCorrectionLevel: correction.L }).toCanvas(canvas, {
    on: [0, 0, 0, 255],
    off: [255, 255, 255, 255],
    padX: 4,
    padY: 4,
  });
  return canvas;
}

/** Whether codes can be read here. @returns {Promise<boolean>} */
export async function canScan() {
  const { BarcodeDetector } = /** @type {any} */ (globalThis);
  if (!BarcodeDetector || !navigator.mediaDevices?.getUserMedia) return false;
  try {
    return (await BarcodeDetector.getSupportedFormats()).includes('qr_code');
  } catch {
    return false;
  }
}

/**
 * Looks through the camera until there is a code that is wanted.
 * @param {HTMLElement} place where the picture is shown meanwhile
 * @param {(text: string) => boolean} wanted
 * @returns {Promise<void>} when one was found or the place is no longer to be seen
 * @throws where there is no camera, or the person does not allow it
 */
export async function scan(place, wanted) {
  /** @type {Detector} */
  const detector = new /** @type {any} */ (globalThis).BarcodeDetector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const video = h('video', { class: 'qr', muted: true, playsInline: true, srcObject: stream });
  place.replaceChildren(video);
  try {
    await video.play();
    while (video.isConnected) {
      const codes = await detector.detect(video);
      if (codes.some(({ rawValue }) => wanted(rawValue))) return;
      await new Promise((resolve) => setTimeout(resolve, kLook));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.remove();
  }
}

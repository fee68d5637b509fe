/**
 * Claims where there are no locks, as on addresses without encryption: tabs ask each other. Fetched only there.
 * @module
 */
import { kPatience } from './claim.js';

/**
 * @param {import('./claim.js').Claim} claim
 * @param {object} hooks
 * @param {boolean} hooks.steal
 * @param {(free: boolean) => void} hooks.settle
 * @param {() => void} hooks.lost
 */
export function claimByChannel(claim, { steal, settle, lost }) {
  const { id } = claim;
  let settled = false;
  const answer = (/** @type {boolean} */ free) => {
    if (settled) return;
    settled = true;
    settle(free);
  };
  const channel = new BroadcastChannel('nyota');
  const tell = (/** @type {'ask' | 'mine' | 'take'} */ what) => channel.postMessage({ id, what });
  channel.addEventListener('message', ({ data }) => {
    if (data?.id !== id) return;
    if (data.what === 'ask' && claim.free) tell('mine');
    if (data.what === 'mine') answer(false);
    if (data.what === 'take' && claim.free) lost();
  });
  claim.release = () => {
    answer(false);
    claim.free = false;
    channel.close();
  };
  tell(steal ? 'take' : 'ask');
  if (steal) answer(true);
  else setTimeout(() => answer(true), kPatience);
}

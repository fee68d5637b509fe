/**
 * Who may go on with a game when several tabs have it open: the one that claimed it first, until another
 * one is told to take it over.
 * @module
 */

/**
 * @typedef {object} Claim
 * @property {string} id of the game
 * @property {boolean} free whether it is ours
 * @property {boolean} sure whether nobody else can have it at the same time
 * @property {Promise<boolean>} ready `free`, once that is known
 * @property {() => void} release
 */

/**
 * @typedef {object} ClaimOptions
 * @property {boolean} [steal] take it over from whoever has it
 * @property {() => void} onLost called when another tab has taken it over
 * @property {LockManager | null} [locks] the browser's own by default; null for none
 */

/** How long the tab that has the game may take to leave, as while the page is loaded anew; in milliseconds. */
export const kPatience = 300;
/** How often it is asked meanwhile. */
const kTimes = 4;

/** @param {string} id @param {ClaimOptions} options @returns {Claim} */
export function claimGame(id, { steal = false, onLost, locks = globalThis.navigator?.locks }) {
  /** @type {Claim} */
  const claim = { id, free: false, sure: false, ready: Promise.resolve(true), release: () => {} };
  claim.ready = new Promise((resolve) => {
    const settle = (/** @type {boolean} */ free) => resolve((claim.free = free));
    const lost = () => {
      claim.free = false;
      onLost();
    };
    if (!locks) {
      const otherwise = async () => (await import('./claim-channel.js')).claimByChannel(claim, { steal, settle, lost });
      otherwise().catch(() => settle(true));
      return;
    }
    let over = false;
    claim.release = () => void (over = true);
    const ask = (/** @type {number} */ times) => {
      const asked = locks.request(`nyota:${id}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (over) return null;
        if (!lock) {
          if (times > 1) setTimeout(() => ask(times - 1), kPatience / kTimes);
          else settle(false);
          return null;
        }
        claim.sure = true;
        settle(true);
        return new Promise((done) => {
          claim.release = () => {
            over = true;
            done(null);
          };
        });
      });
      asked.catch(() => {
        // Where locks are not for this page, there is no storage either that two tabs could spoil.
        if (!claim.sure) settle(true);
        else if (!over) lost();
      });
    };
    ask(kTimes);
  });
  return claim;
}

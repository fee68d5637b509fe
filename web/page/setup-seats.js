/**
 * Who plays: a row for each seat with its colours, name and player, and below them where at the star
 * everybody sits.
 * @module
 */
import { seatName } from '../element/speech.js';
import { kNameLength } from '../play/seats.js';
import { h, select } from './dom.js';
import { marbleIcon } from './marble-icon.js';
import { coloursOf, withColour, withHome } from './setup-draft.js';
import { starPicture } from './star-picture.js';
import { whoSelect } from './who.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../view/boards.js').Theme} Theme */
/** @typedef {import('./setup-draft.js').Draft} Draft */

const kPoints = 6;

export class SetupSeats {
  /** @type {Words} */
  #words;
  /** @type {Theme} */
  #theme;
  /** @type {() => void} */
  #changed;
  #rows = h('div', { class: 'seat-rows' });
  #places = h('div', { class: 'places' });

  /**
   * @param {Words} words
   * @param {Theme} theme of the board in the picture
   * @param {() => void} changed called after each change of the draft: everything is to be drawn anew
   */
  constructor(words, theme, changed) {
    this.#words = words;
    this.#theme = theme;
    this.#changed = changed;
    this.element = h(
      'div',
      {},
      this.#rows,
      h('details', {}, h('summary', {}, words.t('setup.places')), this.#places),
    );
  }

  /**
   * @param {Draft} draft changed in place by what is chosen
   * @param {number[][]} homes points of each seat
   */
  draw(draft, homes) {
    const { t } = this.#words;
    const colours = coloursOf(homes, draft.colours);
    const playing = draft.seats.slice(0, draft.players);
    const focused = this.element.contains(document.activeElement) ? document.activeElement?.getAttribute('data-key') : null;
    /** @param {import('../play/seats.js').Seat[]} seats @param {number} seat */
    const nameOf = (seats, seat) => seatName(this.#words, seats, seat, colours[homes[seat]?.[0] ?? -1]);

    this.#rows.replaceChildren(
      ...playing.map((player, seat) => {
        const label = t('setup.seat', { n: seat + 1 });
        const nameless = playing.map((one, i) => (i === seat ? { ...one, name: '' } : one));
        const name = h('input', {
          type: 'text',
          value: player.name,
          maxLength: kNameLength,
          placeholder: nameOf(nameless, seat),
          autocomplete: 'off',
          dir: 'auto',
          'aria-label': t('setup.seat.name', { seat: label }),
          onchange: () => {
            player.name = name.value.trim();
            this.#changed();
          },
        });
        const who = whoSelect(
          this.#words,
          player,
          (change) => {
            Object.assign(player, change);
            this.#changed();
          },
          t('setup.seat.who', { seat: label }),
        );
        name.dataset['key'] = `name ${seat}`;
        who.dataset['key'] = `who ${seat}`;
        const swatches = (homes[seat] ?? []).map((point, set, { length }) =>
          swatch(
            marbleIcon(colours[point]),
            select(
              Array.from({ length: kPoints }, (_, army) => ({ value: String(army), label: t(`name.army.${army}`) })),
              String(colours[point]),
              (value) => {
                draft.colours = withColour(homes, draft.colours, seat, set, Number(value));
                this.#changed();
              },
              { 'aria-label': this.#labelOf('colour', label, set, length), 'data-key': `colour ${seat} ${set}` },
            ),
          ),
        );
        return h(
          'div',
          { class: 'seat-row', role: 'group', 'aria-label': label },
          h('span', { class: 'swatches' }, ...swatches),
          name,
          who,
        );
      }),
    );

    this.#places.replaceChildren(
      starPicture(homes.flat(), colours, this.#theme),
      h(
        'div',
        {},
        ...playing.flatMap((_, seat) =>
          (homes[seat] ?? []).map((home, set, { length }) =>
            h(
              'label',
              {},
              marbleIcon(colours[home]),
              h('span', {}, nameOf(playing, seat)),
              select(
                Array.from({ length: kPoints }, (_unused, point) => ({ value: String(point), label: t(`point.${point}`) })),
                String(home),
                (value) => {
                  // The colours stay with their players.
                  draft.colours = homes.reduce(
                    (wanted, own, i) => own.reduce((now, point, k) => withColour(homes, now, i, k, colours[point] ?? point), wanted),
                    draft.colours,
                  );
                  draft.homes = withHome(homes, seat, set, Number(value));
                  this.#changed();
                },
                {
                  'aria-label': this.#labelOf('place', t('setup.seat', { n: seat + 1 }), set, length),
                  'data-key': `place ${seat} ${set}`,
                },
              ),
            ),
          ),
        ),
        h('small', {}, t('setup.places.help')),
      ),
    );

    // Everything was made anew: the focus goes to the same control as before.
    if (focused) {
      const control = this.element.querySelector(`[data-key="${focused}"]`);
      if (control instanceof HTMLElement) control.focus();
    }
  }

  /**
   * @param {'colour' | 'place'} what
   * @param {string} seat
   * @param {number} set
   * @param {number} sets of each player
   */
  #labelOf(what, seat, set, sets) {
    const key = sets > 1 ? `setup.seat.${what}.set` : `setup.seat.${what}`;
    return this.#words.t(key, { seat, n: set + 1 });
  }
}

/**
 * A marble that lets one choose another.
 * @param {HTMLElement} marble
 * @param {HTMLSelectElement} choice
 */
const swatch = (marble, choice) => h('span', { class: 'swatch' }, marble, choice);

/**
 * Controls for the rules of a game, made from the engine's own list of options: what each means, what
 * is usual, and a mark where it was changed.
 * @module
 */
import { h, named, radios, select } from './dom.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('./setup-draft.js').Option} Option */

/**
 * @typedef {object} RuleHooks
 * @property {() => Record<string, unknown>} rules what differs from the usual rules; changed in place
 * @property {(name: string) => void} changed called with the name of the option
 * @property {(name: string, value: unknown) => string | undefined} [nameOf] the name of a value that no catalogue has
 */

export class RuleControls {
  /** @type {Words} */
  #words;
  /** @type {(name: string) => string} */
  #keyOf;
  /** @type {RuleHooks} */
  #hooks;

  /**
   * @param {Words} words
   * @param {(name: string) => string} keyOf the key of an option's name; `.help` and its values follow it
   * @param {RuleHooks} hooks
   */
  constructor(words, keyOf, hooks) {
    this.#words = words;
    this.#keyOf = keyOf;
    this.#hooks = hooks;
  }

  /** @param {Option} option @param {unknown} value */
  #valueName(option, value) {
    const { t, has, number } = this.#words;
    const own = this.#hooks.nameOf?.(option.name, value);
    if (own !== undefined) return own;
    if (option.type === 'boolean') return t(value ? 'option.on' : 'option.off');
    const key = `${this.#keyOf(option.name)}.${String(value)}`;
    if (has(key)) return t(key);
    return typeof value === 'number' ? number(value) : String(value);
  }

  /**
   * What is needed to change one rule and to say whether it is changed.
   * @param {Option} option @param {unknown} plain what the preset gives it
   */
  #ruleOf(option, plain) {
    const rules = this.#hooks.rules();
    const tag = h('span', { class: 'tag' }, this.#words.t('setup.changed'));
    const mark = () => {
      tag.hidden = !(option.name in rules);
    };
    /** @param {unknown} value */
    const set = (value) => {
      if (value === plain) delete rules[option.name];
      else rules[option.name] = value;
      mark();
      this.#hooks.changed(option.name);
    };
    mark();
    return { tag, set, current: option.name in rules ? rules[option.name] : plain };
  }

  /** A rule that is worth asking everybody about. @param {Option} option @param {unknown} plain */
  question(option, plain) {
    const { t, gap } = this.#words;
    const { tag, set, current } = this.#ruleOf(option, plain);
    const group = radios(
      t(this.#keyOf(option.name)),
      (option.values ?? []).map((value) => ({ value: String(value), label: this.#valueName(option, value) })),
      String(current),
      set,
      'answers',
    );
    const help = h('small', {}, t(`${this.#keyOf(option.name)}.help`), gap, t('setup.default', { value: this.#valueName(option, plain) }));
    group.firstElementChild?.append(' ', tag);
    group.firstElementChild?.after(help);
    return group;
  }

  /** @param {Option} option @param {unknown} plain what the preset gives it */
  row(option, plain) {
    const { t, gap } = this.#words;
    const { tag, set, current } = this.#ruleOf(option, plain);
    const name = h('b', {}, t(this.#keyOf(option.name)));
    const usual = t('setup.default', { value: this.#valueName(option, plain) });
    const help = h('small', {}, t(`${this.#keyOf(option.name)}.help`), gap, usual);
    const text = h('span', {}, h('span', { class: 'name' }, name, ' ', tag), help);
    const control = named(this.#control(option, current, set), name, help);
    return option.type === 'boolean'
      ? h('label', { class: 'check option' }, control, text)
      : h('label', { class: 'field option' }, text, control);
  }

  /** @param {Option} option @param {unknown} current @param {(value: unknown) => void} set */
  #control(option, current, set) {
    if (option.type === 'boolean') {
      const box = h('input', { type: 'checkbox', checked: current === true, onchange: () => set(box.checked) });
      return box;
    }
    if (option.values) {
      const { values } = option;
      return select(
        values.map((value) => ({ value: String(value), label: this.#valueName(option, value) })),
        String(current),
        (text) => set(values.find((value) => String(value) === text)),
      );
    }
    const input = h('input', {
      type: 'number',
      min: String(option.min ?? 0),
      value: String(current),
      onchange: () => {
        const number = Number(input.value);
        if (Number.isInteger(number) && input.value !== '') set(number);
        else input.value = String(current);
      },
    });
    if (option.max !== undefined) input.max = String(option.max);
    return input;
  }
}

/**
 * A short way to make elements. Text goes in as text only.
 * @module
 */

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [props] `class`, `on…` listeners and `data-`/`aria-`/`role` attributes;
 *   everything else is set as a property
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name === 'class') {
      element.className = String(value);
    } else if (name.includes('-') || name === 'role' || name === 'for') {
      element.setAttribute(name, String(value));
    } else {
      Object.assign(element, { [name]: value });
    }
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

let lastId = 0;
/** A fresh id, for labels. */
export const newId = () => `nyota-${(lastId += 1)}`;

/**
 * Names a control by one text and describes it by another, so that the name stays short.
 * @template {HTMLElement} Control
 * @param {Control} control
 * @param {HTMLElement} name
 * @param {HTMLElement | null} [help]
 * @returns {Control}
 */
export function named(control, name, help = null) {
  name.id ||= newId();
  control.setAttribute('aria-labelledby', name.id);
  if (help) {
    help.id ||= newId();
    control.setAttribute('aria-describedby', help.id);
  }
  return control;
}

/**
 * @param {string} label
 * @param {() => void} onclick
 * @param {string} [look] further classes
 */
export const button = (label, onclick, look = '') =>
  h('button', { type: 'button', class: look, onclick }, label);

/**
 * @param {{ value: string, label: string, lang?: string }[]} choices
 * @param {string} value
 * @param {(value: string) => void} onchange
 * @param {Record<string, unknown>} [props]
 */
export function select(choices, value, onchange, props = {}) {
  const element = h(
    'select',
    props,
    ...choices.map((choice) => h('option', { value: choice.value, lang: choice.lang }, choice.label)),
  );
  element.value = value;
  element.addEventListener('change', () => onchange(element.value));
  return element;
}

/**
 * A group of radio buttons that look like one control.
 * @param {string} legend
 * @param {{ value: string, label: string, help?: string }[]} choices
 * @param {string} value
 * @param {(value: string) => void} onchange
 * @param {string} look class of the group
 */
export function radios(legend, choices, value, onchange, look) {
  const name = newId();
  return h(
    'fieldset',
    { class: `radios ${look}` },
    h('legend', {}, legend),
    h('div', {}, ...choices.map((choice) => {
      const input = h('input', {
        type: 'radio',
        name,
        value: choice.value,
        checked: choice.value === value,
        onchange: () => onchange(choice.value),
      });
      const label = h('b', {}, choice.label);
      const help = choice.help ? h('small', {}, choice.help) : null;
      return h('label', {}, named(input, label, help), h('span', {}, label, help));
    })),
  );
}

const kNamespace = 'http://www.w3.org/2000/svg';

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | undefined>} attributes without those that are undefined or empty
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS(kNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== '') element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** A small drawing for a button, in a box of 16 units; the button needs a name of its own. @param {string} path */
export const icon = (path) => svg('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: path }));

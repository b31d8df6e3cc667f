/** The properties by which stylesheets change drawings. An image of its own has no stylesheet. */
const STYLED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'display',
  'visibility',
  'transform',
  'transform-origin',
  'transform-box',
  'clip-path',
  'mask',
  'paint-order',
  'mix-blend-mode',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** In the text of a drawing a quote inside an attribute is written as `&quot;`. */
const REFERENCE = /(?:url\((?:["']|&quot;)?#|href="#)([^"')&]+)/g;

/** The text of an image file that looks like this drawing does on the page, of the given size. */
export const standaloneSvg = (drawing: SVGSVGElement, width: number, height: number): string => {
  const copy = styledCopy(drawing);
  for (const [name, value] of Object.entries({ width, height })) copy.setAttribute(name, String(value));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('class');
  for (const name of ['transform', 'transform-origin', 'display']) copy.style.removeProperty(name);
  addReferred(copy);
  return new XMLSerializer().serializeToString(copy);
};

/** A copy in which every element carries its style itself. HTML inside a drawing is left out: a canvas refuses it. */
const styledCopy = <Drawn extends Element>(original: Drawn): Drawn => {
  const copy = document.importNode(original, true);
  const [from, to] = [
    [original, ...original.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  for (const [i, element] of from.entries()) {
    const target = to[i];
    if (!(target instanceof SVGElement)) continue;
    const style = getComputedStyle(element);
    for (const name of STYLED) target.style.setProperty(name, style.getPropertyValue(name));
  }
  for (const html of copy.querySelectorAll('foreignObject')) html.remove();
  return copy;
};

/** Gradients, patterns and symbols that another drawing of the page defines are copied too. */
const addReferred = (copy: SVGSVGElement): void => {
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  copy.prepend(defs);
  const tried = new Set<string>();
  for (;;) {
    const missing = [...copy.outerHTML.matchAll(REFERENCE)]
      .map(([, id = '']) => id)
      .find((id) => !tried.has(id) && !copy.querySelector(`[id="${CSS.escape(id)}"]`));
    if (missing === undefined) return;
    tried.add(missing);
    const found = document.querySelector(`svg [id="${CSS.escape(missing)}"]`);
    if (found) defs.append(styledCopy(found));
  }
};

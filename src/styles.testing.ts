/**
 * A small CSS parser: it finds the classes that each rule selects, with the conditions and layers around it.
 */

export interface StyleRule {
  readonly selector: string;
  readonly within: readonly string[]; // the at-rules around it, outermost first
  readonly sets: readonly string[]; // the names of its properties
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const IN_QUOTES = /'[^']*'|"[^"]*"/g;

/** The rules of a stylesheet, except the steps of animations. */
export const rulesOf = (css: string): readonly StyleRule[] => {
  const rules: StyleRule[] = [];
  const around: string[] = [];
  for (const [, text = '', mark] of css.replace(COMMENT, '').matchAll(/([^{};]*)([{};])/g)) {
    const said = text.trim().replace(/\s+/g, ' ');
    const inner = around.at(-1);
    if (mark === '{') {
      around.push(said);
      if (!said.startsWith('@')) rules.push({ selector: said, within: around.slice(0, -1), sets: [] });
      continue;
    }
    const rule = rules.at(-1);
    if (said && rule && inner === rule.selector)
      rules[rules.length - 1] = { ...rule, sets: [...rule.sets, said.slice(0, said.indexOf(':')).trim()] };
    if (mark === '}') around.pop();
  }
  return rules.filter(({ within }) => !within.some((at) => at.startsWith('@keyframes')));
};

export const classesIn = (selector: string): readonly string[] =>
  [...selector.replace(IN_QUOTES, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** The media conditions of a stylesheet. */
export const mediaOf = (css: string): readonly string[] =>
  [...css.replace(COMMENT, '').matchAll(/@media\s+([^{]+?)\s*\{/g)].map(([, condition = '']) =>
    condition.replace(/\s+/g, ' '),
  );

import { AtRule, parse, type Root, type Rule } from 'postcss';

type IsClass = (className: string) => boolean;

/** Splits the style of a page into what it needs at once, with motion on, and late. */
export function splitStyle(css: string, isUsed: IsClass, isLate: IsClass) {
  const root = parse(css);
  const motion = [...cut(root, isForMotion), ...cutFrames(root)];
  // Astro gives a page the styles of every component that it imports, directly or not.
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => classesIn(selector).every(isUsed));
  });
  cut(root, ({ selector }) => !selector);
  // The last class of a selector is the element's own. Earlier ones may belong to elements around it.
  const late = cut(root, ({ selectors }) =>
    selectors.every((selector) => classesIn(selector).slice(-1).some(isLate)),
  );
  return { rest: root.toString(), motion, late: late.join('') };
}

/** Rules such as `:root.motion …`, and those for browsers without light-dark(). */
const isForMotion = ({ selectors, parent }: Rule) =>
  (parent instanceof AtRule && /^not.*light-dark/.test(parent.params)) ||
  selectors.every((selector) => /^:root(\.motion|:active-view| \[data-loop)/.test(selector));

/** Cuts out page transitions, and the keyframes that no rule names any more. */
function cutFrames(root: Root): string[] {
  const words: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void words.push(...value.split(/[\s,]+/)));
  const frames: string[] = [];
  root.walkAtRules(/^(keyframes|view-transition)$/, (rule) => {
    if (words.includes(rule.params)) return;
    frames.push(rule.toString());
    rule.remove();
  });
  return frames;
}

/** Removes these rules and returns them, each with the media queries and the like around it. */
function cut(root: Root, isWanted: (rule: Rule) => boolean): string[] {
  const rules: string[] = [];
  root.walkRules((rule) => {
    if (!isWanted(rule)) return;
    let text = rule.toString();
    for (let around = rule.parent; around instanceof AtRule; around = around.parent)
      text = `@${around.name} ${around.params}{${text}}`;
    rules.push(text);
    const { parent } = rule;
    rule.remove();
    if (parent instanceof AtRule && parent.nodes?.length === 0) parent.remove();
  });
  return rules;
}

/** Whether an element of the page has this class or a script names it. */
export function classNames(document: Document, scripts: string): IsClass {
  const inPage = classesOf(document.querySelectorAll('[class]'));
  return (name) => inPage.has(name) || scripts.includes(name);
}

/**
 * Whether the rules for this class can wait until the start element. Of two rules for one element the later one wins,
 * so their order must stay. If classes are used together, on an element or in a string of a script, all wait or none.
 */
export function classesFrom(start: Element, document: Document, scripts: string): IsClass {
  const elements = [...document.querySelectorAll('[class]')];
  const lists = [
    ...elements.map((element) => element.getAttribute('class') ?? ''),
    ...(scripts.match(/(["'`])[\w-]+(?: [\w-]+)+\1/g) ?? []),
  ].map((list): string[] => list.match(/[\w-]+/g) ?? []);
  const needed = classesOf(elements.slice(0, elements.indexOf(start)));
  // This goes on with the names that it adds.
  for (const name of needed)
    for (const list of lists) if (list.includes(name)) list.forEach((other) => needed.add(other));
  return (name) => !needed.has(name);
}

const classesOf = (elements: Iterable<Element>) =>
  new Set(Array.from(elements, ({ classList }) => [...classList]).flat());

const classesIn = (selector: string) =>
  Array.from(withoutArguments(selector).matchAll(/\.([\w-]+)/g), ([, name = '']) => name);

/** Removes arguments, such as those of `:not()`: they do not say which classes the element must have. */
const withoutArguments = (selector: string): string => {
  const rest = selector.replaceAll(/\([^()]*\)/g, '');
  return rest === selector ? rest : withoutArguments(rest);
};

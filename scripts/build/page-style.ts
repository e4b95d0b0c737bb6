import { parse, type AtRule, type Root, type Rule } from 'postcss';

/** The file with the rules for motion, and for browsers without light-dark(). The script of the head fetches it if needed. */
export const motionSheet = '/motion.css';

type IsClass = (className: string) => boolean;

/** Splits the style of a page into what it needs at once, with motion on, and late. */
export function splitStyle(css: string, isUsed: IsClass, isLate: IsClass) {
  const root = parse(css);
  const motion = cutMotion(root);
  dropUnusedClasses(root, isUsed);
  // The last class of a selector is the element's own. Earlier ones may belong to elements around it.
  const late = cut(root, ({ selectors }) =>
    selectors.every((selector) => classesIn(selector).slice(-1).some(isLate)),
  );
  return { rest: root.toString(), motion, late: late.join('') };
}

/** Cuts out what only motion needs: rules such as `:root.motion …`, the keyframes that only they use, and page transitions. */
function cutMotion(root: Root): string[] {
  const motion = cut(root, isForMotion);
  const others = root.clone();
  others.walkAtRules('keyframes', (frames) => void frames.remove());
  const rest = others.toString();
  root.walkAtRules(/^(keyframes|view-transition)$/, (rule) => {
    const name = new RegExp(`(?<![\\w-])${rule.params}(?![\\w-])`);
    // Page transitions have no name.
    if (rule.params && name.test(rest)) return;
    motion.push(rule.toString());
    rule.remove();
  });
  return motion;
}

/** Removes these rules and returns them, each with the media queries and the like around it. */
function cut(root: Root, isWanted: (rule: Rule) => boolean): string[] {
  const rules: string[] = [];
  root.walkRules((rule) => {
    if (!isWanted(rule)) return;
    rules.push(withSurroundings(rule));
    remove(rule);
  });
  return rules;
}

/**
 * Astro gives a page the styles of every component that it imports, directly or not. This drops the rules for classes that
 * no element of the page has and no script names.
 */
function dropUnusedClasses(root: Root, isUsed: IsClass) {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesIn(selector).every(isUsed));
    if (kept.length === 0) remove(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
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
    ...elements.map(({ classList }) => [...classList]),
    ...Array.from(scripts.matchAll(/(["'`])([\w-]+(?: [\w-]+)+)\1/g), ([, , list = '']) =>
      list.split(' '),
    ),
  ];
  const needed = classesOf(elements.slice(0, elements.indexOf(start)));
  for (let before = -1; before < needed.size;) {
    before = needed.size;
    for (const list of lists)
      if (list.some((name) => needed.has(name))) list.forEach((name) => needed.add(name));
  }
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

const isForMotion = ({ selectors, parent }: Rule) => {
  const { name = '', params = '' } = parent?.type === 'atrule' ? (parent as AtRule) : {};
  if (name.endsWith('keyframes')) return false;
  return (
    /^not.*light-dark/.test(params) ||
    selectors.every((selector) => /^:root(\.motion|:active-view| \[data-loop)/.test(selector))
  );
};

/** The rule with the media queries and the like around it. */
function withSurroundings(rule: Rule): string {
  let text = rule.toString();
  for (let around = rule.parent; around?.type === 'atrule'; around = around.parent) {
    const { name, params } = around as AtRule;
    text = `@${name} ${params}{${text}}`;
  }
  return text;
}

function remove(rule: Rule) {
  const around = rule.parent;
  rule.remove();
  if (around?.type === 'atrule' && around.nodes?.length === 0) around.remove();
}

import { parse, type AtRule, type Root, type Rule } from 'postcss';

/** Where the rules stand that matter only with motion on, or without light-dark(); the script of the head fetches it then. */
export const motionSheet = '/motion.css';

type IsClass = (className: string) => boolean;

/**
 * Parts the style of a page into what it needs at once, what it needs with motion on, and what it needs late. Drawings
 * and scripts, too, may read its custom properties.
 */
export function splitStyle(css: string, isUsed: IsClass, isLate: IsClass, others = '') {
  const root = parse(css);
  const motion = cutMotion(root);
  dropUnusedClasses(root, isUsed);
  // The last class is the element's own; others may stand around it.
  const late = cut(root, ({ selectors }) =>
    selectors.every((selector) => isLate(classesIn(selector).at(-1) ?? '')),
  ).join('');
  dropUnreadProperties(root, [root.toString(), ...motion, late].join(''), others);
  return { rest: root.toString(), motion, late };
}

/** Cuts out whatever is for motion alone: `:root.motion …` and the like, and keyframes that only these use. */
function cutMotion(root: Root): string[] {
  const motion = cut(root, isForMotion);
  const others = root.clone();
  others.walkAtRules('keyframes', (frames) => void frames.remove());
  const rest = others.toString();
  root.walkAtRules('keyframes', (frames) => {
    const name = new RegExp(`(?<![\\w-])${frames.params}(?![\\w-])`);
    if (name.test(rest)) return;
    motion.push(frames.toString());
    frames.remove();
  });
  return motion;
}

/** Cuts out these rules, each with what surrounds it. */
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
 * Astro gives a page the styles of every component that its imports lead to. This leaves out the rules for classes that
 * neither an element of the page has nor a script can give it.
 */
function dropUnusedClasses(root: Root, isUsed: IsClass) {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesIn(selector).every(isUsed));
    if (kept.length === 0) remove(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Leaves out the custom properties, such as the colours of other pages, that nothing reads. */
function dropUnreadProperties(root: Root, styles: string, others: string) {
  root.walkDecls(/^--/, (declaration) => {
    const isRead = [`var(${declaration.prop})`, `var(${declaration.prop},`].some((use) =>
      styles.includes(use),
    );
    if (!isRead && !others.includes(declaration.prop)) declaration.remove();
  });
}

/** Tells of a class whether an element of the page has it or the scripts name it. */
export function classNames(document: Document, scripts: string): IsClass {
  const inPage = classesOf(document.querySelectorAll('[class]'));
  return (name) => inPage.has(name) || scripts.includes(name);
}

/**
 * Tells of a class whether its rules can wait until this element. They must not be parted from those of a class that stands
 * beside it, on an element or in a list that a script holds: of two rules the later one wins, so both wait or neither does.
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

/** What `:not()` or `:is()` ask does not say what the element must have. */
const withoutArguments = (selector: string): string => {
  const rest = selector.replaceAll(/\([^()]*\)/g, '');
  return rest === selector ? rest : withoutArguments(rest);
};

const isForMotion = ({ selectors, parent }: Rule) => {
  const { name = '', params = '' } = parent?.type === 'atrule' ? (parent as AtRule) : {};
  if (name.endsWith('keyframes')) return false;
  return (
    /^not.*light-dark/.test(params) ||
    selectors.every((selector) => /^:root(\.(motion|turning|asleep)| \[data-loop)/.test(selector))
  );
};

/** The rule with the media queries and the like that stand around it. */
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

import { parse, type AtRule, type Root, type Rule } from 'postcss';

/** Where the rules stand that matter only with motion on; the script of the head fetches it then. */
export const motionSheet = '/motion.css';

/** Parts the style of a page into what it needs at once and what it needs with motion on. */
export function splitStyle(css: string, isUsed: (className: string) => boolean) {
  const root = parse(css);
  const motion = cutMotion(root);
  dropUnusedClasses(root, isUsed);
  return { rest: root.toString(), motion };
}

/** Cuts out whatever is for motion alone: `:root.motion …` and the like, and keyframes that only these use. */
function cutMotion(root: Root): string[] {
  const motion: string[] = [];
  root.walkRules((rule) => {
    if (!isForMotion(rule)) return;
    motion.push(withSurroundings(rule));
    remove(rule);
  });

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

/**
 * Astro gives a page the styles of every component that its imports lead to. This leaves out the rules for classes that
 * neither an element of the page has nor a script can give it.
 */
function dropUnusedClasses(root: Root, isUsed: (className: string) => boolean) {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesIn(selector).every(isUsed));
    if (kept.length === 0) remove(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Tells of a class whether an element of the page has it or the scripts name it. */
export function classNames(document: Document, scripts: string) {
  const inPage = new Set(
    [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  );
  return (name: string) => inPage.has(name) || scripts.includes(name);
}

const classesIn = (selector: string) =>
  Array.from(withoutArguments(selector).matchAll(/\.([\w-]+)/g), ([, name = '']) => name);

/** What `:not()` or `:is()` ask does not say what the element must have. */
const withoutArguments = (selector: string): string => {
  const rest = selector.replaceAll(/\([^()]*\)/g, '');
  return rest === selector ? rest : withoutArguments(rest);
};

const isForMotion = ({ selectors, parent }: Rule) =>
  !(parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) &&
  selectors.every((selector) => /^:root(\.(motion|turning|asleep)| \[data-loop)/.test(selector));

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

import { parse, type AtRule, type Root, type Rule } from 'postcss';

/** Where the rules stand that matter only to visitors who turned motion on; the script of the head fetches it for them. */
export const motionSheet = '/motion.css';

interface LeanStyle {
  rest: string;
  motion: string[];
}

/** The style of a page without what it cannot need, apart from the rules for motion. Many cards share one. */
export function leanStyle(css: string, body: string, scriptClasses: ReadonlySet<string>) {
  const classes = classNames(body);
  const key = [css, ...[...classes].toSorted(), ...variablesIn(body)].join('\n');
  const known = styles.get(key);
  if (known) return known;

  const root = parse(css);
  const motion = cutMotion(root);
  dropUnusedClasses(root, classes.union(scriptClasses));
  gatherMedia(root);
  joinRules(root);
  const live = root.toString();
  const colored = dropUnusedColors(live, [live, ...motion, body].join('\n'));
  const style = { rest: closeUp(shortenFontNames(colored)), motion };
  styles.set(key, style);
  return style;
}

const styles = new Map<string, LeanStyle>();

/** No string in the styles holds any of these. What a font's file is, it says itself; upright is what it is expected to be. */
const closeUp = (css: string) =>
  css
    .replaceAll(';}', '}')
    .replaceAll(', ', ',')
    .replaceAll('\n', '')
    .replaceAll(' format("woff2")', '')
    .replaceAll(/(?<=@font-face\{[^}]*);font-style:normal/g, '')
    .replaceAll('transparent', '#0000');

/** Cuts out of a page's style whatever is for motion alone: `:root.motion …` and the like, and keyframes that only these use. */
export function cutMotion(root: Root): string[] {
  const motion: string[] = [];

  root.walkRules((rule) => {
    if (!isForMotion(rule)) return;
    motion.push(wrap(rule));
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
 * Astro gives a page the styles of every component that its imports lead to. This leaves out the rules for classes
 * (all begin with an underscore, see `identifiers` in astro.config.mjs) that are not among those that can appear.
 */
export function dropUnusedClasses(root: Root, used: ReadonlySet<string>) {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      classesIn(withoutArguments(selector)).every((name) => used.has(name)),
    );
    if (kept.length === 0) remove(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Whatever may be the name of a class in a page or a script. */
export const classNames = (text: string) =>
  new Set(Array.from(text.matchAll(/(?<![\w-])_\w+(?![\w-])/g), ([name]) => name));

const classesIn = (selector: string) =>
  Array.from(selector.matchAll(/\.(_\w+)/g), ([, name = '']) => name);

/** What `:not()` or `:is()` ask does not say what the element must have. */
const withoutArguments = (selector: string): string => {
  const rest = selector.replaceAll(/\([^()]*\)/g, '');
  return rest === selector ? rest : withoutArguments(rest);
};

/** Puts the rules for paper and for forced colours into one block each, at the end, where they overrule everything as they mean to. */
export function gatherMedia(root: Root) {
  const gathered = new Map<string, AtRule>();
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media' || !/^print$|forced/.test(node.params))
      return;
    const first = gathered.get(node.params);
    if (first) first.append(node.nodes ?? []);
    else gathered.set(node.params, node);
    node.remove();
  });
  root.append([...gathered.values()]);
}

/** Writes rules that follow each other and say the same as one. A selector that some browser may not know stays alone, since it would spoil the others. */
export function joinRules(root: Root) {
  root.walkRules((rule) => {
    const last = rule.prev();
    if (last?.type !== 'rule' || !isPlain(last) || !isPlain(rule)) return;
    if (String(last.nodes) !== String(rule.nodes)) return;
    rule.selectors = [...last.selectors, ...rule.selectors];
    last.remove();
  });
}

const isPlain = ({ selector }: Rule) => /^[\w\s.,>]+$/.test(selector);

const isForMotion = ({ selectors, parent }: Rule) =>
  !(parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) &&
  selectors.every((selector) => /^:root(\.(motion|turning|asleep)| \[data-loop)/.test(selector));

/** The rule with the media queries and the like that stand around it. */
function wrap(rule: Rule): string {
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

/** Without the custom properties of the root that the page, its style included, never names. */
export function dropUnusedColors(css: string, page: string): string {
  const used = variablesIn(page);
  return css.replaceAll(
    /(?<=[{;])(--[\w-]+):light-dark\((?:[^()]|\([^()]*\))*\);?/g,
    (declaration, name: string) => (used.has(name) ? declaration : ''),
  );
}

const variablesIn = (text: string) =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));

/** Astro makes the names of fonts unique over all sites; here each is the only one of its first letter. */
const shortenFontNames = (css: string) => css.replaceAll(/"([A-Z])[\w ]+-[0-9a-f]{16}"/g, '"$1"');

import { parse, type AtRule, type Rule } from 'postcss';

/** Where the rules stand that matter only to visitors who turned motion on; the script of the head fetches it for them. */
export const motionSheet = '/motion.css';

/** Cuts out of a page's style whatever is for motion alone: `:root.motion …`, `:root.turning …` and keyframes that only these use. */
export function cutMotion(css: string): { rest: string; motion: string[] } {
  const root = parse(css);
  const motion: string[] = [];

  root.walkRules((rule) => {
    if (!isForMotion(rule)) return;
    motion.push(wrap(rule));
    remove(rule);
  });
  root.walkAtRules('keyframes', (frames) => {
    const name = new RegExp(`(?<![\\w-])${frames.params}(?![\\w-])`);
    const rest = root.clone();
    rest.walkAtRules('keyframes', (other) => void other.remove());
    if (name.test(rest.toString())) return;
    motion.push(frames.toString());
    frames.remove();
  });
  return { rest: root.toString(), motion };
}

/** The rules for paper and for forced colours as one block each, at the end, where they overrule everything as they mean to. */
export function gatherMedia(css: string): string {
  const root = parse(css);
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
  return root.toString();
}

const isForMotion = ({ selectors, parent }: Rule) =>
  !(parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) &&
  selectors.every((selector) => /^:root\.(motion|turning)/.test(selector));

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

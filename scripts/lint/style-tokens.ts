import type { Rule } from './rule.ts';

type Context = Parameters<NonNullable<Rule['create']>>[0];
type Visitor = ReturnType<NonNullable<Rule['create']>>;
type Node = Parameters<NonNullable<Visitor['TemplateElement']>>[0]['parent'];

/** The colours that people call by their names. System colours such as `Canvas` belong to the visitor, so they are free. */
const named =
  'aqua|beige|black|blue|brown|crimson|fuchsia|gold|gray|green|grey|ivory|lime|maroon|navy|olive|orange|pink|purple|red|silver|tan|teal|tomato|violet|white|yellow';
const rawColors = [
  // #fff, but not a drawing: url(#face)
  /(?<!url\()#[\da-f]{3,8}\b/i,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i,
  new RegExp(`(?<![\\w#-])(?:${named})(?![\\w-])`, 'i'),
];

/** A number with one of these units, other than nothing. */
const quantity = (units: string) =>
  new RegExp(`(?<![\\w.])(?!0+(?:\\.0+)?[a-z])\\d*\\.?\\d+(?:${units})\\b`, 'i');
const rawDuration = quantity('m?s');
// A share of the window, of the box or of a grid (vw, svh, %, fr) is layout. Paper has units of its own (mm, pt).
const rawLength = quantity('px|rem|em|rlh|lh|ch|ex');

/** The properties whose lengths are spacing, type sizes, corners, shadows and strokes. */
const tokenised =
  /^(?:padding|margin|border|outline|gap$|rowGap$|columnGap$|font$|fontSize$|boxShadow$|textShadow$|filter$|textDecoration(?:Thickness)?$|strokeWidth$)/;

/** Which argument of the helpers in src/styles/layout.ts is a gap. */
const gapArguments: Record<string, number> = {
  grid: 0,
  cluster: 0,
  bothEnds: 0,
  staysBelow: 0,
  columnsFrom: 2,
};

const nameOf = (key: Node): string | undefined => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
};

/** The property that a value ends up in, if the file shows it. */
const propertyNames = (node: Node, context: Context, seen = new Set<Node>()): string[] => {
  const { parent } = node;
  if (!parent || seen.has(node)) return [];
  seen.add(node);
  switch (parent.type) {
    case 'Property': {
      if (parent.value !== node) return [];
      const name = parent.computed ? undefined : nameOf(parent.key);
      return name ? [name] : [];
    }
    // A constant, or the arguments and the result of a function, go where its name is used.
    case 'VariableDeclarator':
      return context.sourceCode
        .getDeclaredVariables(parent)
        .flatMap(({ references }) => references)
        .filter((reference) => reference.isRead())
        .flatMap(({ identifier }) => propertyNames(identifier, context, seen));
    case 'CallExpression': {
      const gap = parent.callee.type === 'Identifier' && gapArguments[parent.callee.name];
      if (typeof gap !== 'number') return propertyNames(parent, context, seen);
      return parent.arguments[gap] === node ? ['gap'] : [];
    }
    case 'ArrowFunctionExpression':
    case 'BinaryExpression':
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'TSAsExpression':
    case 'TemplateLiteral':
    case 'UnaryExpression':
      return propertyNames(parent, context, seen);
    default:
      return [];
  }
};

/** Outside `src/styles`, a style names its colours, spaces, sizes, strokes and durations by their role. */
export const styleTokens: Rule = {
  meta: {
    type: 'problem',
    messages: {
      color:
        'A raw colour. Take one from `color` (src/styles/tokens.css.ts), or add one by its role to src/styles/colors.ts.',
      length:
        'A raw length in `{{property}}`. Take a token from src/styles/tokens.css.ts (space, size, radius, stroke), or add one by its role. Lengths of layout, such as widths, are free.',
      duration:
        'A raw duration. Take one from `duration` (src/styles/tokens.css.ts), or add one by its role.',
    },
  },
  create(context) {
    const check = (node: Node, text: string) => {
      const names = propertyNames(node, context);
      // In a mask a colour only says how much is shown.
      const isMask = names.length > 0 && names.every((name) => name.startsWith('mask'));
      if (!isMask && rawColors.some((raw) => raw.test(text)))
        context.report({ node, messageId: 'color' });
      if (rawDuration.test(text)) context.report({ node, messageId: 'duration' });
      const property = names.find((name) => tokenised.test(name));
      if (property && rawLength.test(text)) {
        context.report({ node, messageId: 'length', data: { property } });
      }
    };
    return {
      Literal(node) {
        if (node.parent?.type === 'ImportDeclaration') return;
        if (typeof node.value === 'string') check(node, node.value);
        // vanilla-extract writes pixels for a number. Strokes are in units of their drawing.
        const property = node.parent?.type === 'Property' && nameOf(node.parent.key);
        if (
          typeof node.value === 'number' &&
          node.value !== 0 &&
          property &&
          tokenised.test(property) &&
          property !== 'strokeWidth'
        ) {
          context.report({ node, messageId: 'length', data: { property } });
        }
      },
      TemplateElement(node) {
        const isAfterValue =
          node.parent?.type === 'TemplateLiteral' && node.parent.quasis[0] !== node;
        // A unit after a value, as in `${seconds}s`, reads like a number with that unit.
        check(node, `${isAfterValue ? '1' : ''}${node.value.raw}`);
      },
    };
  },
};

import { childTags } from './child-tags.ts';
import { styleTokens } from './style-tokens.ts';

/** The rules of this house, for oxlint. */
export default {
  meta: { name: 'house' },
  rules: { 'child-tags': childTags, 'style-tokens': styleTokens },
};

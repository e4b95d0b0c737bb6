import { defineMdastPlugin } from 'satteri';

/** The words in braces that stand for names and addresses. The group keeps them in the result of `split`. */
const words = /(\{(?:name|legalName|address|email|phone)\})/;

/** Keeps browsers that translate a legal text from translating the firm's names and addresses. */
export const keepNames = defineMdastPlugin({
  name: 'keep-names',
  text(node, context) {
    const parts = node.value.split(words);
    if (parts.length === 1) return;
    context.replaceNode(
      node,
      parts.map((value, index) =>
        index % 2 === 0
          ? { type: 'text', value }
          : // An emphasis that is written as a span.
            {
              type: 'emphasis',
              children: [{ type: 'text', value }],
              data: {
                hName: 'span',
                // An address is longer than a line of a phone.
                hProperties: { translate: 'no', ...(value === '{address}' && { dataWraps: '' }) },
              },
            },
      ),
    );
  },
});

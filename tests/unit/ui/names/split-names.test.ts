import { expect, test } from 'vitest';
import { splitNames } from '#ui/names/split-names.ts';

test.each([
  ['Meet Ada.', ['Ada'], ['Meet ', 'Ada', '.']],
  [
    'By Kettle Pty Ltd, at Kettle',
    ['Kettle', 'Kettle Pty Ltd'],
    ['By ', 'Kettle Pty Ltd', ', at ', 'Kettle', ''],
  ],
  // A no-break space may tie the last words.
  ['Lead by Ada\u00a0Byron', ['Ada Byron'], ['Lead by ', 'Ada\u00a0Byron', '']],
  ['a (b) c', ['(b)'], ['a ', '(b)', ' c']],
  ['no name', [], ['no name']],
])('%s', (text, names, parts) => {
  expect(splitNames(text, names)).toEqual(parts);
});

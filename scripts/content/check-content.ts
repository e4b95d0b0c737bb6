import { checkContent } from './gate.ts';

const { mistakes, warnings } = await checkContent();
if (warnings) console.error(warnings);
if (mistakes) {
  console.error(mistakes);
  process.exit(1);
}
console.log('The content is in order.');

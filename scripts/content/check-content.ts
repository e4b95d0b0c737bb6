import { stop } from '../dev/errors.ts';
import { checkContent } from './gate.ts';

const { mistakes, warnings } = await checkContent();
if (warnings) console.error(warnings);
if (mistakes) stop(mistakes);
console.log('The content is in order.');

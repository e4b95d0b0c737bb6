import { findProblems } from './gate.ts';
import { formatProblems } from './problem.ts';

const problems = await findProblems();
if (problems.length > 0) console.error(formatProblems(problems));
if (problems.some(({ isWarning }) => !isWarning)) process.exit(1);
console.log('The content is in order.');

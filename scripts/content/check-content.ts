import { findProblems, formatProblems } from './gate.ts';

const problems = await findProblems();
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exit(1);
}
console.log('The content is in order.');

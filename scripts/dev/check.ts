import { run } from './run.ts';

// One program and no "postcheck", because npm may be set to skip what runs before and after a script. Options, such as
// --real, are for the content.
const gate = ['node', 'scripts/content/gate.ts', ...process.argv.slice(2)].join(' ');

for (const command of [gate, 'npm run --silent check:code']) {
  const { ok } = await run(command, { live: true });
  if (!ok) process.exit(1);
}

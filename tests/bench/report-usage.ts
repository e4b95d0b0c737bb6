import { writeFileSync } from 'node:fs';

// Loaded before a program that is measured; at its end this leaves what the program used, all its threads included.
process.on('exit', () => {
  const file = process.env['USAGE_FILE'];
  if (file) writeFileSync(file, JSON.stringify(process.resourceUsage()));
});

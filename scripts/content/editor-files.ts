import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeEditorFiles } from './json-schemas.ts';

for (const [path, text] of await makeEditorFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}

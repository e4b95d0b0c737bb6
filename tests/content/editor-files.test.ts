import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeEditorFiles } from '../../scripts/content/editor-files.ts';

const files = [...(await makeEditorFiles())];

test.each(files)('%s says what the schemas say', (path, text) => {
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(written === text, `${path} is out of date. Run "npm run editor-files".`).toBe(true);
});

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** The keys without a description. */
function undescribed({ properties = {}, items, anyOf = [] }: Schema, path: string): string[] {
  const inside = Object.entries(properties).flatMap(([key, schema]) => {
    const at = `${path}.${key}`;
    return [...(schema.description ? [] : [at]), ...undescribed(schema, at)];
  });
  const parts = [...(items ? [items] : []), ...anyOf];
  return [...inside, ...parts.flatMap((part) => undescribed(part, path))];
}

test('every key of content/ says in the editor what it is for', () => {
  const schemas = files.filter(([path]) => path.includes('schemas'));
  expect(schemas.length).toBeGreaterThan(10);
  expect(schemas.flatMap(([path, text]) => undescribed(JSON.parse(text), path))).toEqual([]);
});

test('every single file begins with what it is for', () => {
  const texts = globSync('content/{*.yaml,pages/*.yaml,legal/*.md}');
  const silent = texts.filter((file) => !/^(---\n)?# /.test(readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
});

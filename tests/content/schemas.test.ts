import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeEditorFiles } from '../../scripts/content/editor-files.ts';

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

test('every key of content/ says in the editor what it is for', async () => {
  const files = [...(await makeEditorFiles())].filter(([path]) => path.includes('schemas'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(([path, text]) => undescribed(JSON.parse(text), path))).toEqual([]);
});

test('every single file begins with what it is for', () => {
  const texts = globSync('content/{*.yaml,pages/*.yaml,legal/*.md}');
  const silent = texts.filter((file) => !/^(---\n)?# /.test(readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
});

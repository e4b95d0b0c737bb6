import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { readCollections } from '../../scripts/content/collections.ts';

const collections = await readCollections(() => z.string());

test('the editor knows the schema of every YAML file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  // Each page names its own schema, so that a new page needs no line elsewhere.
  const pages = globSync('content/pages/*.yaml').map((file) => {
    const [, schema = ''] = /\$schema=\.\.\/\.\.\/(.*)/.exec(readFileSync(file, 'utf8')) ?? [];
    return [`./${schema}`, file];
  });
  const yaml = collections.filter(({ pattern }) => pattern.endsWith('.yaml'));
  expect({ ...settings['yaml.schemas'], ...Object.fromEntries(pages) }).toEqual(
    Object.fromEntries(
      yaml.map(({ name, base, pattern }) => [
        `./.astro/collections/${name}.schema.json`,
        join(base, pattern),
      ]),
    ),
  );
});

test.each(collections)('every key of $name says in the editor what it is for', ({ schema }) => {
  const silent: string[] = [];
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  JSON.stringify(described, (at, value) => {
    if (at === 'properties')
      silent.push(...Object.keys(value).filter((key) => !value[key].description));
    return value;
  });
  expect(silent).toEqual([]);
});

test('every single file begins with what it is for', () => {
  const texts = globSync('content/{*.yaml,pages/*.yaml,legal/*.md}');
  const silent = texts.filter((file) => !/^(---\n)?# /.test(readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { readCollections, type Collection } from './collections.ts';

const folder = '.vscode';

/** The files that give VS Code completion and hints in content/: a JSON Schema for each collection, and the settings that assign them. */
export async function makeEditorFiles(): Promise<Map<string, string>> {
  const collections = await readCollections();
  const files = new Map(
    collections.map((collection) => [schemaPath(collection), toText(toJsonSchema(collection))]),
  );
  return files.set(join(folder, 'settings.json'), toText(settings(collections)));
}

const schemaPath = ({ name }: Collection) => join(folder, 'schemas', `${name}.json`);

const toText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

const toJsonSchema = ({ schema }: Collection) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });

function settings(collections: Collection[]) {
  const yaml = collections.filter(({ pattern }) => pattern.endsWith('.yaml'));
  return {
    'yaml.schemas': Object.fromEntries(
      yaml.map((collection) => [
        `./${schemaPath(collection)}`,
        join(collection.base, collection.pattern),
      ]),
    ),
    // Astro's extension completes the front matter of Markdown files.
    'astro.content-intellisense': true,
  };
}

if (import.meta.main) {
  for (const [path, text] of await makeEditorFiles()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
}

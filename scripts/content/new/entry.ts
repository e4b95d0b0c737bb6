import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { z } from 'astro/zod';
import { Document } from 'yaml';
import { readCollections } from '../collections.ts';
import { readContentFile } from '../content-file.ts';
import { describeCure } from '../cures.ts';
import { isPicture } from '../pictures/kinds.ts';
import { findStrange } from '../text/strange.ts';
import { kinds, type Answers, type KindName } from './kinds.ts';

type Schema = z.core.JSONSchema.BaseSchema;

export interface Field {
  key: string;
  schema: Schema;
  question: string;
  isOptional: boolean;
  /** False for an optional number or switch. */
  isAsked: boolean;
  /** The answer may have several lines. */
  isLong: boolean;
  /** The answers to choose from. */
  choices: string[] | undefined;
}

/** The entry that the answers so far make. */
export interface Proposal {
  path: string;
  /** The values for empty answers. */
  usual: Record<string, unknown>;
  mistakes: { key: string; message: string }[];
  /** What to do after the file is written. */
  next: string[];
  write: () => void;
}

/** Plans a new entry: the fields to ask for, and a function that proposes the entry from answers. */
export async function planEntry(name: KindName) {
  const kind = kinds[name];
  // Pictures may be added later.
  const collections = await readCollections(() => z.string());
  const collection = collections.find((each) => each.name === kind.collection);
  if (!collection) throw new Error(`src/content.config.ts has no collection ${kind.collection}.`);
  const { base, pattern, files, schema } = collection;
  const used = files.map((file) => file.id);
  const [site] = collections.find((each) => each.name === 'site')?.files ?? [];
  const domain = site?.getText('contact', 'email').split('@')[1];
  const fields = listFields(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    kind.long,
  );

  function propose(given: Answers): Proposal {
    const answers: Answers = {};
    for (const [key, answer] of Object.entries(given))
      answers[key] = tidy(answer).replace(`@${domain}`, '@{domain}');
    const id = kind.id(used, answers);
    const usual = kind.usual?.(id, answers, files) ?? {};
    // With this tag, the writer quotes a text that looks like a date.
    const facts = new Document({}, { customTags: ['timestamp'] });
    for (const field of fields) {
      const answer = answers[field.key] || usual[field.key];
      const value = typeof answer === 'string' ? convert(field, answer) : answer;
      if (value) facts.setIn(field.key.split('.'), value);
    }
    const story = kind.story?.(answers);
    const yaml = facts.toString({ singleQuote: true });
    const text = story ? `---\n${yaml}---\n\n${story}` : yaml;
    const path = join(base, id + extname(pattern));
    const { error } = schema.safeParse(readContentFile(path, text).data, { reportInput: true });
    const mistakes = (error?.issues ?? []).map((issue) => {
      // All entries of a list are one answer.
      const keys = issue.path.filter((each) => typeof each === 'string');
      return { key: keys.join('.'), message: describeCure({ ...issue, path: keys }) };
    });
    for (const [key, answer] of Object.entries(answers))
      for (const message of (answer ?? '').split('\n').flatMap(findStrange))
        mistakes.push({ key, message });
    if (used.includes(id))
      mistakes.push({ key: 'title', message: `There is already ${path}. Choose another title.` });

    function write() {
      mkdirSync(base, { recursive: true });
      writeFileSync(path, text, { flag: 'wx' });
      const drawing = join(base, `${id}.svg`);
      if (kind.cover && !existsSync(drawing)) writeFileSync(drawing, kind.cover);
    }
    return { path, usual, mistakes, next: kind.next(id, facts.toJS()), write };
  }

  return { fields, propose };
}

/** Lists the fields of a schema. A key in a group is written as "result.figure". */
const listFields = (
  { properties = {}, required = [] }: Schema,
  long: string[] = [],
  group = '',
): Field[] =>
  Object.entries(properties).flatMap(([name, each]) => {
    // JSON Schema also allows true and false here, but Zod never writes those.
    const schema = each as Schema;
    const { type = 'string', description = '', enum: choices } = schema;
    const isOptional = !required.includes(name);
    const key = group + name;
    if (type === 'object') return isOptional ? [] : listFields(schema, long, `${key}.`);
    const question = type === 'array' ? `${description} (separated by commas)` : description;
    const isAsked = !isOptional || type === 'string';
    return [
      {
        key,
        schema,
        question,
        isOptional,
        isAsked,
        isLong: long.includes(key),
        choices: choices?.map(String),
      },
    ];
  });

/** Tidies spaces, because an extra one would make a name differ from its parts. */
const tidy = (answer = '') => answer.trim().replaceAll(/[^\S\n]+/g, ' ');

/** Converts an answer to the value in the file: a list, a number, a date, the path of a picture or a phone number. */
function convert({ key, schema }: Field, answer: string) {
  if (schema.type === 'array') return answer.split(/ ?, ?/).filter(Boolean);
  if (schema.type === 'integer') return Number(answer) || answer;
  const day = new Date(answer);
  // 30 February would become a day in March.
  const isDay = schema.format === 'date' && day.toJSON() === `${answer}T00:00:00.000Z`;
  if (isDay) return day;
  if (isPicture(answer)) return `./${basename(answer)}`;
  return key === 'phone' ? toE164(answer) : answer;
}

/** Turns 0491 570 006 and +61 (0)491 570 006 into +61491570006. The schema judges anything else. */
const toE164 = (phone: string) =>
  phone
    .replace(/^(\+.*)\(0\)/, '$1')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^0(?=[2-478]\d{8}$)/, '+61');

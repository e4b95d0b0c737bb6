import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { z } from 'astro/zod';
import { Document } from 'yaml';
import { isPicture } from '../check-pictures.ts';
import { readCollections } from '../collections.ts';
import { readContentFile } from '../content-file.ts';
import { tellCure } from '../cures.ts';
import { kinds, type Answers, type KindName } from './kinds.ts';

type Schema = z.core.JSONSchema.BaseSchema;

export interface Field {
  key: string;
  schema: Schema;
  question: string;
  isOptional: boolean;
  /** A number or a switch that can be left out is not asked for. */
  isAsked: boolean;
}

/** A new entry: the fields to ask for, and what answers make of it. */
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
  const fields = listFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

  function draft(given: Answers) {
    const answers: Answers = {};
    for (const [key, answer] of Object.entries(given))
      answers[key] = tidy(answer).replace(`@${domain}`, '@{domain}');
    const id = kind.id(used, answers);
    const usual = kind.usual?.(id, answers, files) ?? {};
    // It knows dates, so it puts a text that looks like one in quotes.
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
    const faults = (error?.issues ?? []).map((issue) => {
      // All entries of a list are one answer.
      const keys = issue.path.filter((each) => typeof each === 'string');
      return { key: keys.join('.'), message: tellCure({ ...issue, path: keys }) };
    });
    if (used.includes(id))
      faults.push({ key: 'title', message: `There is already ${path}. Choose another title.` });

    function write() {
      mkdirSync(base, { recursive: true });
      writeFileSync(path, text, { flag: 'wx' });
      const drawing = join(base, `${id}.svg`);
      if (kind.cover && !existsSync(drawing)) writeFileSync(drawing, kind.cover);
    }
    return { path, usual, faults, next: kind.next(id), write };
  }

  return { fields, draft };
}

/** What a schema lets a file say, with "result.figure" for a key in a group. */
const listFields = ({ properties = {}, required = [] }: Schema, group = ''): Field[] =>
  Object.entries(properties).flatMap(([name, each]) => {
    // It could also be true or false, which would allow everything or nothing.
    const schema = each as Schema;
    const { type = 'string', description = '', enum: choices } = schema;
    const isOptional = !required.includes(name);
    const key = group + name;
    if (type === 'object') return isOptional ? [] : listFields(schema, `${key}.`);
    const hint = choices?.join(', ') ?? (type === 'array' ? 'separated by commas' : '');
    const question = hint ? `${description} (${hint})` : description;
    return [{ key, schema, question, isOptional, isAsked: !isOptional || type === 'string' }];
  });

/** Spaces that nobody sees would make a name differ from its parts. */
const tidy = (answer = '') => answer.trim().replaceAll(/[^\S\n]+/g, ' ');

/** What the file says for an answer: people write lists, numbers, days, pictures and phone numbers in other ways. */
function convert({ key, schema }: Field, answer: string) {
  if (schema.type === 'array') return answer.split(/ ?, ?/).filter(Boolean);
  if (schema.type === 'integer') return Number(answer) || answer;
  const day = new Date(answer);
  // The 30th of February would be a day in March.
  const isDay = schema.format === 'date' && day.toJSON() === `${answer}T00:00:00.000Z`;
  if (isDay) return day;
  if (isPicture(answer)) return `./${basename(answer)}`;
  return key === 'phone' ? toE164(answer) : answer;
}

/** 0491 570 006 as written in Australia, or +61 (0)491 570 006, becomes +61491570006. The schema judges anything else. */
const toE164 = (phone: string) =>
  phone
    .replace(/^(\+.*)\(0\)/, '$1')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^0(?=[2-478]\d{8}$)/, '+61');

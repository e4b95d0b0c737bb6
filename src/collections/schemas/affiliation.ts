import type { SchemaContext } from 'astro:content';
import { client } from './client.ts';
import { text } from './field-types.ts';

export const affiliation = (context: SchemaContext) =>
  client(context).extend({ text: text.describe('Text after the name in its tooltip') });

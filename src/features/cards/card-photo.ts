import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { CollectionEntry } from 'astro:content';
import { parse } from 'yaml';
import { listTeam } from '#lib/content/queries.ts';
import { matchPerson } from '#lib/vcard/match-person.ts';
import { makePhoto } from '#lib/vcard/photo.ts';

/** The JPEG for a card's contact file, from the portrait of the team member whose card it is. */
export async function cardPhoto(card: CollectionEntry<'cards'>): Promise<Uint8Array | undefined> {
  const team = await listTeam();
  const member = matchPerson(
    card.data,
    team.map(({ id, filePath, data }) => ({ id, filePath, name: data.name })),
  );
  const portrait = member?.filePath && (await portraitOf(member.filePath));
  return portrait ? makePhoto(portrait) : undefined;
}

/** The picture's own file: Astro's image knows the address of its copy in the built site only. */
async function portraitOf(memberFile: string): Promise<string | undefined> {
  const { portrait }: { portrait?: string } = parse(await readFile(memberFile, 'utf8'));
  return portrait && resolve(dirname(memberFile), portrait);
}

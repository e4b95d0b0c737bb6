import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';

const firstNames = ['Ada', 'Bartholomew', 'Chloë', 'Dmitri', 'Eun-ji', 'Fáelán', 'Grace'];
const lastNames = ['Ng', 'Featherstonehaugh', 'O’Brien', 'Papadopoulos', 'Smith', 'Wu'];
const titles = ['Consultant', 'Principal Consultant, Data and Analytics', 'Head of Delivery'];

/** Fills the cards of a project up to a number; every one that is added has a portrait for its contact file. */
export function addCards(dir: string, total: number) {
  const folder = `${dir}/content/cards`;
  const people = readdirSync(`${dir}/content/team`).flatMap((file) =>
    file.endsWith('.yaml') ? [file.replace('.yaml', '')] : [],
  );
  for (let i = readdirSync(folder).length; i < total; i++) {
    const [firstName, lastName] = [pick(firstNames, i), `${pick(lastNames, i)} ${i}`];
    const card = {
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      title: pick(titles, i),
      organization: 'Example',
      phone: `+6149157${String(i).padStart(4, '0')}`,
      email: `card-${i}@fixture.example`,
      person: pick(people, i),
    };
    // Six digits; no real card begins with 0.
    writeFileSync(`${folder}/0${String(i).padStart(5, '0')}.yaml`, JSON.stringify(card));
  }
}

/** Gives a project, which has none of its own, so many social posts. */
export function addPosts(dir: string, total: number) {
  const folder = `${dir}/content/posts`;
  mkdirSync(folder, { recursive: true });
  for (let i = readdirSync(folder).length; i < total; i++) {
    const created = new Date(Date.UTC(2026, 0, 1) - i * 24 * 60 * 60 * 1000).toISOString();
    const post = [
      `text: Post ${i}. ${'What we saw on the way up, and what it means for the way down. '.repeat(1 + (i % 6))}`,
      `created: ${created}`,
      `likes: ${i % 97}`,
      `comments: ${i % 13}`,
      `url: https://www.linkedin.example/posts/${i}`,
    ];
    writeFileSync(`${folder}/${String(i).padStart(5, '0')}.yaml`, `${post.join('\n')}\n`);
  }
}

const pick = (list: readonly string[], i: number) => list[i % list.length] ?? '';

import type { CollectionEntry } from 'astro:content';
import { getPicture, type Picture } from './picture.ts';
import { listEntries } from './queries.ts';

/** A member of the team, as the wall and the profile show them. */
export interface Member {
  id: string;
  name: string;
  /** Empty for the coffee machine, as are the two addresses. */
  role: string;
  purpose: string;
  email: string;
  linkedinUrl: string;
  colorType: 'Blue' | 'Gold' | 'Green' | 'Orange';
  portrait?: Picture | undefined;
  /** The case studies whose work this person led. */
  led: { id: string; title: string }[];
}

/** The members of the team in the order of the wall. */
export const listMembers = async () => Promise.all((await listEntries('team')).map(toMember));

async function toMember({ id, data }: CollectionEntry<'team'>): Promise<Member> {
  const studies = await listEntries('caseStudies');
  return {
    ...data,
    id,
    portrait: data.portrait && (await getPicture(data.portrait, 480, 480)),
    led: studies
      .filter((study) => study.data.lead?.id === id)
      .map((study) => ({ id: study.id, title: study.data.title })),
  };
}

/** What marks somebody of a True Color. */
export interface TypeOfMember {
  id: Member['colorType'];
  strengths: string[];
  workStyle: string[];
}

/** The four True Colors, without the text that explains them. */
export const listTypes = async (): Promise<TypeOfMember[]> =>
  (await listEntries('trueColors')).map(({ data: { id, strengths, workStyle } }) => ({
    id,
    strengths,
    workStyle,
  }));

import type { CollectionEntry } from 'astro:content';
import { getPicture } from '#collections/picture.ts';
import type { Member } from '#collections/team.ts';
import { carousel, type Entries, list, picture } from './entries.ts';

/** What the sections about the team show. */
export async function describeTeam({ say, text, isEmpty, isLong }: Entries) {
  const member = async (index: number): Promise<Member> => ({
    id: `${index + 1}`,
    name: say('Ada Quill'),
    role: isEmpty ? '' : say('Consultant'),
    purpose: say('Ask me twice.'),
    email: isEmpty ? '' : 'ada@company.example',
    linkedinUrl: isEmpty ? '' : 'https://www.linkedin.example/in/ada',
    colorType: (['Blue', 'Gold', 'Green', 'Orange'] as const)[index % 4] ?? 'Blue',
    portrait: isEmpty ? undefined : await getPicture(picture, 480, 480),
    led: isEmpty ? [] : [{ id: 'study-0', title: say('A line that is answered') }],
  });
  const type = (id: Member['colorType']) => ({
    id,
    strengths: list(3, () => say('Patient')),
    workStyle: list(3, () => say('Quiet')),
  });
  const types = (['Blue', 'Gold', 'Green', 'Orange'] as const).map(type);
  const labels = {
    close: 'Close',
    trueColors: 'True Colors',
    dominant: '{person} is mostly {type}.',
    strengths: 'Strengths',
    workStyle: 'Work style',
    email: 'Email',
    linkedin: 'LinkedIn profile',
    led: 'Led:',
    previous: 'Previous',
    next: 'Next',
  };
  return {
    teamSection: {
      members: await Promise.all(list(isLong ? 24 : 5, member)),
      types,
      labels,
      arrange: {
        start: 'Rearrange the wall',
        stop: 'Done rearranging',
        hint: say('Drag a face to where you want it.'),
        earlier: 'Move {person} earlier',
        later: 'Move {person} later',
        moved: '{person} is now number {place} of {count}.',
        reset: 'Reset order',
        wasReset: 'Everybody is back.',
      },
      freeDesk: { label: say('A free desk'), text: say('Join us.') },
    },
    trueColors: {
      heading: say('How we are'),
      paragraphs: [text],
      carousel,
      labels,
      types: types.map((each): CollectionEntry<'trueColors'> => ({
        id: each.id,
        collection: 'trueColors',
        data: { ...each, text },
      })),
    },
    videoPoster: {
      heading: say('A morning by the sea'),
      text: say('Filmed from the pier.'),
      play: 'Play',
      title: say('A morning'),
      description: say('The sun rises over the water.'),
      published: new Date('2026-01-01'),
      seconds: 12,
    },
    whoReplies: {
      name: 'Ada Quill',
      role: say('Consultant'),
      portrait: isEmpty ? undefined : picture,
      text: '{person}, {title}, reads every enquiry.',
      ring: 'Ring {first}:',
      phone: '02 5550 0123',
      tel: '+61255500123',
    },
  };
}

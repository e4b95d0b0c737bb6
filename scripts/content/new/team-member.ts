import { stringify } from 'yaml';
import { newTeamId } from './ids.ts';
import type { Kind } from './kind.ts';

export const teamMember: Kind = {
  collection: 'team',
  fields: {
    name: { question: 'Name' },
    role: { question: 'Role, in a few words', isOptional: true },
    colorType: { question: 'True Color (Blue, Gold, Green or Orange)', isOptional: true },
    email: { question: 'Email', isOptional: true },
    linkedinUrl: { question: 'Address of the LinkedIn profile', isOptional: true },
    purpose: { question: 'Purpose, in the person’s own words' },
  },
  write(answers, used) {
    const id = newTeamId(used);
    return {
      id,
      text: stringify(Object.fromEntries(Object.entries(answers).filter(([, value]) => value))),
      next: [
        `Save a square portrait, such as content/team/${id}.svg, and add this line to the file: portrait: ./${id}.svg`,
        `For a business card, run: npm run new -- card --person ${id}`,
      ],
    };
  },
};

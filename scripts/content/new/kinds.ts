import { card } from './card.ts';
import { caseStudy } from './case-study.ts';
import { post } from './post.ts';
import { teamMember } from './team-member.ts';

export const kinds = { card, team: teamMember, 'case-study': caseStudy, post };
export type KindName = keyof typeof kinds;

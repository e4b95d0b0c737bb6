import { useState } from 'react';
import type { CollectionEntry } from 'astro:content';
import type { Member } from '#collections/team.ts';
import { fill } from '#lib/firm/fill.ts';

type Texts = Pick<CollectionEntry<'teamPage'>['data']['arrange'], 'moved' | 'wasReset'>;

/** The order of the wall, which a visitor may change until the page is left, and what a screen reader says about it. */
export function useOrder(members: Member[], texts: Texts) {
  const [order, setOrder] = useState(members);
  const [news, setNews] = useState('');

  /** Moves a member to a place, counted from 0. */
  const move = (member: Member, place: number) => {
    setOrder((now) => now.filter((each) => each !== member).toSpliced(place, 0, member));
    const facts = { person: member.name, place: `${place + 1}`, count: `${members.length}` };
    setNews(fill(texts.moved, facts));
  };

  const reset = () => {
    setOrder(members);
    setNews(texts.wasReset);
  };

  const isChanged = order.some((member, place) => member !== members[place]);
  return { order, isChanged, news, move, reset };
}

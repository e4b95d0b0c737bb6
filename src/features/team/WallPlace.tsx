import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import type { CollectionEntry } from 'astro:content';
import type { Member } from '#collections/team.ts';
import { fill } from '#lib/firm/fill.ts';
import { placeId, profileHash } from './addresses.ts';
import { Portrait } from './Portrait.tsx';
import * as styles from './WallPlace.css.ts';

interface Props extends ComponentProps<'li'> {
  member: Member;
  isOnFirstScreen: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  linkRef: Ref<HTMLAnchorElement>;
  /** The arrows, while the wall is rearranged. */
  arrows: ReactNode;
}

/** A member's place on the wall: a link to the profile, and the arrows that move the member. */
export const WallPlace = ({ member, isOnFirstScreen, onOpen, linkRef, arrows, ...item }: Props) => (
  <li className={styles.place} {...item}>
    <a
      className={styles.member}
      href={profileHash(member.id)}
      id={placeId(member.id)}
      onClick={onOpen}
      ref={linkRef}
    >
      <Portrait {...member} isOnFirstScreen={isOnFirstScreen} />
      <span className={styles.name} translate="no">
        {member.name}
      </span>
      {member.role && <small className={styles.role}>{member.role}</small>}
    </a>
    {arrows}
  </li>
);

interface ArrowsProps {
  member: Member;
  labels: Pick<CollectionEntry<'teamPage'>['data']['arrange'], 'earlier' | 'later'>;
  isFirst: boolean;
  isLast: boolean;
  earlierIcon: ReactNode;
  laterIcon: ReactNode;
  /** Moves the member by this many places. */
  onMove: (step: number) => void;
}

export function Arrows({ member, labels, onMove, ...props }: ArrowsProps) {
  const arrow = (label: string, step: number, isAtEnd: boolean, icon: ReactNode) => (
    <button
      className={styles.arrow}
      type="button"
      aria-label={fill(label, { person: member.name })}
      // Not "disabled", because the keyboard's focus would be lost when a member reaches an end.
      aria-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onMove(step);
      }}
    >
      {icon}
    </button>
  );

  return (
    <div className={styles.arrows}>
      {arrow(labels.earlier, -1, props.isFirst, props.earlierIcon)}
      {arrow(labels.later, 1, props.isLast, props.laterIcon)}
    </div>
  );
}

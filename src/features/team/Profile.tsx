import type { MouseEvent, ReactNode, Ref } from 'react';
import type { CollectionEntry } from 'astro:content';
import type { Member, TypeOfMember } from '#collections/team.ts';
import { fill } from '#lib/firm/fill.ts';
import { tieWords } from '#lib/text/tie-words.ts';
import { WithNames } from '#ui/names/WithNames.tsx';
import { tint } from '#ui/type-traits/tint.css.ts';
import { TypeTraits } from '#ui/type-traits/TypeTraits.tsx';
import { profileHash } from './addresses.ts';
import { Portrait } from './Portrait.tsx';
import { nameLink } from './WallPlace.css.ts';
import * as styles from './Profile.css.ts';

/** What every profile shows around its person. */
export interface ProfileParts {
  labels: CollectionEntry<'teamPage'>['data']['profile'];
  types: TypeOfMember[];
  /** A ridge along the upper edge. */
  crest?: ReactNode;
  closeIcon?: ReactNode;
}

interface Props extends ProfileParts {
  member: Member;
  /** The members beside this one on the wall. */
  previous: Member | undefined;
  next: Member | undefined;
  /** What closes it. */
  close: ReactNode;
  scrollerRef?: Ref<HTMLDivElement>;
  /** All but what closes it. */
  textRef?: Ref<HTMLDivElement>;
  /** Called when a visitor goes on to another person. Without it the link alone leads there. */
  onGo?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function Profile({
  member,
  labels,
  types,
  crest,
  close,
  scrollerRef,
  textRef,
  previous,
  next,
  onGo,
}: Props) {
  const { name, role, purpose, email, linkedinUrl, colorType, led } = member;
  const type = types.find(({ id }) => id === colorType);

  return (
    <>
      <div className={styles.ridge}>{crest}</div>
      <div className={styles.bar}>{close}</div>
      {/* Firefox would make a tab stop of what scrolls, and a screen reader would read all of it at once. */}
      <div className={styles.scroller} tabIndex={-1} ref={scrollerRef}>
        <div className={styles.inside} ref={textRef}>
          <div className={styles.portrait}>
            <Portrait {...member} />
          </div>
          <div className={styles.person}>
            <h2 className={styles.name} translate="no">
              {name}
            </h2>
            {role && <p className={styles.role}>{role}</p>}
          </div>
          <div className={styles.words}>
            <blockquote className={styles.purpose}>{purpose}</blockquote>
            {led.length > 0 && (
              <p className={styles.led}>
                {labels.led}
                {led.map(({ id, title }) => (
                  <a className={styles.study} href={`/work#${id}`} key={id}>
                    {title}
                  </a>
                ))}
              </p>
            )}
            {(email || linkedinUrl) && (
              <ul className={styles.links}>
                {email && (
                  <li>
                    <a
                      className={styles.link}
                      href={`mailto:${email}`}
                      aria-label={`${labels.email}: ${name}`}
                    >
                      {labels.email}
                    </a>
                  </li>
                )}
                {linkedinUrl && (
                  <li>
                    <a
                      className={styles.link}
                      href={linkedinUrl}
                      aria-label={`${labels.linkedin}: ${name}`}
                    >
                      {labels.linkedin}
                    </a>
                  </li>
                )}
              </ul>
            )}
          </div>
          {type && (
            <div className={`${styles.type} ${tint[type.id]}`}>
              <h3 className={styles.heading}>{labels.trueColors}</h3>
              <p>
                <WithNames
                  text={tieWords(fill(labels.dominant, { person: name, type: colorType }))}
                  names={[name]}
                />
              </p>
              <TypeTraits type={type} labels={labels} />
            </div>
          )}
          <div className={styles.others}>
            {previous && (
              <Other
                className={styles.other}
                label={labels.previous}
                member={previous}
                onGo={onGo}
              />
            )}
            {next && (
              <Other className={styles.next} label={labels.next} member={next} onGo={onGo} />
            )}
          </div>
        </div>
      </div>
    </>
  );
}

interface OtherProps {
  className: string;
  label: string;
  member: Member;
  onGo: Props['onGo'];
}

/** The way on to the member before or after this one. */
function Other({ className, label, member, onGo }: OtherProps) {
  return (
    <a className={className} href={profileHash(member.id)} onClick={onGo}>
      <small>{label}</small>{' '}
      <span className={nameLink} translate="no">
        {member.name}
      </span>
    </a>
  );
}

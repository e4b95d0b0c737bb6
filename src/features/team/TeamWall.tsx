import { useRef, useState, type ReactNode } from 'react';
import type { CollectionEntry } from 'astro:content';
import type { Member } from '#collections/team.ts';
import { Boundary } from '#ui/island/Boundary.tsx';
import type { ProfileParts } from './Profile.tsx';
import { TeamDrawer } from './TeamDrawer.tsx';
import { useDrag } from './useDrag.ts';
import { useOpenProfile } from './useOpenProfile.ts';
import { useOrder } from './useOrder.ts';
import { Arrows, WallPlace } from './WallPlace.tsx';
import { WallTools } from './WallTools.tsx';
import * as styles from './TeamWall.css.ts';

interface Props extends ProfileParts {
  members: Member[];
  arrange: CollectionEntry<'teamPage'>['data']['arrange'];
  /** The last place on the wall. */
  freeDesk?: ReactNode;
  earlierIcon?: ReactNode;
  laterIcon?: ReactNode;
}

/** The wall of portraits, which a visitor may rearrange, and the drawer with the profile of one member. */
export const TeamWall = (props: Props) => (
  <Boundary>
    <Wall {...props} />
  </Boundary>
);

function Wall({ members, arrange, freeDesk, earlierIcon, laterIcon, ...parts }: Props) {
  const [isArranging, setArranging] = useState(false);
  const { order, isChanged, news, move, reset } = useOrder(members, arrange);
  const dragProps = useDrag(move);
  const { member, open, goOn, leave } = useOpenProfile(order);
  const links = useRef(new Map<Member, HTMLAnchorElement>());

  const returnFocus = (to: Member) => {
    // A visitor who came straight to the profile has not seen the wall, so let the focus scroll to it.
    const cameDirectly = leave();
    links.current.get(to)?.focus({ preventScroll: !cameDirectly });
  };

  return (
    <>
      <div className={styles.wall}>
        <ul className={styles.people}>
          {order.map((each, index) => (
            <WallPlace
              {...dragProps(each, index)}
              // None after the first move, because a moved element would start its animation again.
              data-reveal={news ? undefined : 'scaleIn'}
              member={each}
              // A phone shows two.
              isOnFirstScreen={index < 2}
              onOpen={open}
              linkRef={(link) => {
                if (link) links.current.set(each, link);
              }}
              key={each.id}
              arrows={
                isArranging && (
                  <Arrows
                    member={each}
                    labels={arrange}
                    isFirst={index === 0}
                    isLast={index === order.length - 1}
                    earlierIcon={earlierIcon}
                    laterIcon={laterIcon}
                    onMove={(step) => move(each, index + step)}
                  />
                )
              }
            />
          ))}
        </ul>
        {freeDesk}
      </div>
      <WallTools
        labels={arrange}
        isArranging={isArranging}
        isChanged={isChanged}
        news={news}
        onToggle={() => setArranging(!isArranging)}
        onReset={reset}
      />
      <TeamDrawer {...parts} members={order} member={member} onGo={goOn} onClosed={returnFocus} />
    </>
  );
}

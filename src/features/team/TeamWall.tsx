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
  const placeOf = useDrag(move);
  const { member, open, goOn, leave } = useOpenProfile(order);
  const links = useRef(new Map<Member, HTMLAnchorElement>());

  const returnFocus = (to: Member) => {
    // Where the address opened the profile, no link had the focus before, and the wall may be out of view.
    const cameDirectly = leave();
    links.current.get(to)?.focus({ preventScroll: !cameDirectly });
  };

  return (
    <>
      <div className={styles.wall}>
        <ul className={styles.people}>
          {order.map((each, index) => (
            <WallPlace
              {...placeOf(each, index)}
              // A moved member would arrive once more.
              data-reveal={news ? undefined : 'scaleIn'}
              data-delay={(index % 5) * 90}
              member={each}
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

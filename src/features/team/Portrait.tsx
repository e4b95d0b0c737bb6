import { useEffect, useRef, useState } from 'react';
import type { Member } from '#collections/team.ts';
import { tint } from '#ui/type-traits/tint.css.ts';
import * as styles from './Portrait.css.ts';

interface Props extends Pick<Member, 'name' | 'portrait' | 'colorType'> {
  /** It comes together with the page, not after it. */
  isOnFirstScreen?: boolean;
}

/** A member's picture. The first letter of the name is behind it, and is seen only if the picture is missing. */
export function Portrait({ name, portrait, colorType, isOnFirstScreen }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);

  // It may have failed before this code came. A drawing without a size reports no width, but can be decoded.
  useEffect(() => {
    if (picture.current?.complete) picture.current.decode().catch(() => setBroken(true));
  }, []);

  return (
    <span className={`${styles.portrait} ${tint[colorType]}`}>
      <span className={styles.letter} aria-hidden="true" translate="no">
        {[...name][0]}
      </span>
      {portrait && !isBroken && (
        <span className={styles.frame}>
          <img
            className={`${styles.picture} ${tint[colorType]}`}
            {...portrait}
            alt=""
            loading={isOnFirstScreen ? 'eager' : 'lazy'}
            decoding={isOnFirstScreen ? 'sync' : undefined}
            draggable={false}
            onError={() => setBroken(true)}
            ref={picture}
          />
        </span>
      )}
    </span>
  );
}

import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { Member } from '#collections/team.ts';
import { useIsAwake } from '#ui/island/useIsAwake.ts';
import { placeId, profileId } from './addresses.ts';
import { Profile, type ProfileParts } from './Profile.tsx';
import * as styles from './TeamDrawer.css.ts';

interface Props extends ProfileParts {
  /** In the order of the wall. */
  members: Member[];
  /** The one whose profile is open. */
  member: Member | undefined;
  /** Called when a visitor goes on to another person. */
  onGo: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called after the visitor has closed it, or the address has, with the member who was shown last. */
  onClosed: (member: Member) => void;
}

/** Long enough for a slow screen reader to hear of the dialog before it hears of its button, in milliseconds. */
const pause = 1000;

/** The drawer with the profile of one member. Before this code comes there is one for each, and the address shows it. */
export function TeamDrawer({ members, member, onGo, onClosed, ...parts }: Props) {
  const { labels, closeIcon } = parts;
  const isAwake = useIsAwake();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget>(null);
  // It stays in the drawer while that goes down.
  const [shown, setShown] = useState(member);
  if (member && member !== shown) setShown(member);
  /** When the drawer of the address began to rise, until the dialog has taken its place. */
  const risenSince = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (!isAwake) {
      risenSince.current = startOfRise();
      return undefined;
    }
    const { activeElement, body } = document;
    // Safari gives a link that is pressed no focus. Without a press, the address has opened the drawer.
    const isByPointer =
      activeElement === body
        ? navigator.userActivation.isActive
        : activeElement?.matches(':focus:not(:focus-visible)');
    dialog.current?.close();
    if (!member) return undefined;
    // Opened anew for each person, so that a screen reader says whose profile it is. Orca says it only if the dialog itself
    // has the focus, and would read all of its text at once. So the text is hidden from it until Close gets the focus.
    dialog.current?.showModal();
    // It takes the place of the drawer that the address has shown, which may still rise.
    if (risenSince.current !== undefined)
      for (const animation of dialog.current?.getAnimations({ subtree: true }) ?? [])
        animation.startTime = risenSince.current;
    risenSince.current = undefined;
    // The same person, opened again, begins at the top too.
    scroller.current?.scrollTo(0, 0);
    if (isByPointer) {
      // Safari would draw a ring, because the link that was pressed had no focus.
      dialog.current?.focus();
      closeButton.current?.focus({ focusVisible: false });
      return undefined;
    }
    const hidden = text.current;
    hidden?.setAttribute('aria-hidden', 'true');
    dialog.current?.focus();
    const timer = setTimeout(() => {
      hidden?.removeAttribute('aria-hidden');
      if (document.activeElement === dialog.current) closeButton.current?.focus();
    }, pause);
    return () => clearTimeout(timer);
  }, [isAwake, member]);

  const neighbours = (of: Member) => {
    const place = members.indexOf(of);
    return { previous: members[place - 1], next: members[place + 1] };
  };

  if (!isAwake)
    return members.map((each) => (
      <article
        className={styles.drawer}
        id={profileId(each.id)}
        aria-label={each.name}
        key={each.id}
      >
        <Profile
          {...parts}
          {...neighbours(each)}
          member={each}
          close={
            <a className={styles.close} href={`#${placeId(each.id)}`}>
              {closeIcon}
              {labels.close}
            </a>
          }
        />
      </article>
    ));

  const close = () => dialog.current?.close();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, too.
    <dialog
      className={styles.drawer}
      aria-label={shown?.name}
      tabIndex={-1}
      ref={dialog}
      onClose={() => {
        // After a quick Back and Forward it is open again before this event arrives.
        if (shown && !dialog.current?.open) onClosed(shown);
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // A press on the backdrop counts as a press on the dialog itself. So does the end of a press that began inside, as when
      // text is selected, but that must not close it.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressed.current === currentTarget) close();
      }}
    >
      {shown && (
        <Profile
          {...parts}
          {...neighbours(shown)}
          member={shown}
          onGo={onGo}
          key={shown.id}
          scrollerRef={scroller}
          textRef={text}
          close={
            <button className={styles.close} type="button" onClick={close} ref={closeButton}>
              {closeIcon}
              {labels.close}
            </button>
          }
        />
      )}
    </dialog>
  );
}

/** When the drawer that the address shows began to rise, in milliseconds of the document's timeline. */
function startOfRise() {
  const drawer = document.querySelector(`.${styles.drawer}:target`);
  if (!drawer) return undefined;
  const [rise] = drawer.getAnimations();
  // Without an animation it has risen long ago.
  return rise ? Number(rise.startTime ?? document.timeline.currentTime) : 0;
}

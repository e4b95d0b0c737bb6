import type { MouseEvent } from 'react';
import type { Member } from '#collections/team.ts';
import { changeAddress, useHash } from '#lib/url/useHash.ts';
import { profileHash } from './addresses.ts';

/** Marks an entry of the history that a visitor has added on the wall. Going back from it leads to the wall. */
const fromWall = 'from-wall';

/** The member whose profile is open. The address is the state, so that Back closes it and a link to it opens it. */
export function useOpenProfile(members: Member[]) {
  const hash = useHash();
  const member = members.find(({ id }) => hash === profileHash(id));

  /** For a link to a profile: opens it without the browser's jump to it, after which screen readers would say nothing. */
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    changeAddress('push', event.currentTarget.hash, fromWall);
  };

  /** For a link from one profile to another: Back still leads to the wall. */
  const goOn = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    changeAddress('replace', event.currentTarget.hash, history.state);
  };

  /**
   * Takes the profile out of the address after its drawer has closed. Returns whether the visitor came straight to the profile,
   * without passing the wall.
   */
  const leave = () => {
    const cameDirectly = !isAfterWall();
    if (!members.some(({ id }) => location.hash === profileHash(id))) return false;
    if (cameDirectly) changeAddress('replace', location.pathname + location.search, null);
    else history.back();
    return cameDirectly;
  };

  return { member, open, goOn, leave };
}

const isForNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** Whether the entry before this one is the wall. Where its link was pressed before this code came, there is no mark. */
function isAfterWall(): boolean {
  if (history.state === fromWall) return true;
  // Safari before 26.2 and Firefox before 147 do not know this.
  if (!('navigation' in window)) return false;
  const index = navigation.currentEntry?.index ?? 0;
  return navigation.entries()[index - 1]?.sameDocument ?? false;
}

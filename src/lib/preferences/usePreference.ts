import { useSyncExternalStore } from 'react';
import { choiceEvent, darkSystem, isWanted, type Preference } from './preferences.ts';

/**
 * Whether the visitor wants this on, as chosen in this tab or another. At build time there is no visitor, so it is off; the
 * script of the head corrects that before the first paint (before-paint.ts).
 */
export const usePreference = (preference: Preference) =>
  useSyncExternalStore(
    follow,
    () => isWanted(preference),
    () => false,
  );

function follow(onChange: () => void) {
  const system = matchMedia(darkSystem);
  const events = [choiceEvent, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  system.addEventListener('change', onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
    system.removeEventListener('change', onChange);
  };
}

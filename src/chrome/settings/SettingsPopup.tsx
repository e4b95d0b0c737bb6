import type { CollectionEntry } from 'astro:content';
import { useSyncExternalStore } from 'react';
import {
  followPreferences,
  isCalm,
  isDark,
  isMotionEnabled,
} from '#lib/preferences/preferences.ts';
import { storeMotion } from '#lib/preferences/store-preference.ts';
import { Boundary } from '#ui/island/Boundary.tsx';
import { Switch } from './Switch.tsx';
import { turnSky } from './turn-sky.ts';

type Props = Pick<CollectionEntry<'site'>['data']['settings'], 'theme' | 'motion'>;

/** The two switches in the Settings panel. */
export function SettingsPopup({ theme, motion }: Props) {
  const hasDusk = usePreference(isDark);
  const hasMotion = usePreference(isMotionEnabled);
  // The built page does not have this note, so the first render must not have it either.
  const hasNoEffect = usePreference(isCalm, () => false);

  return (
    <Boundary>
      <Switch {...theme} look="sky" isOn={hasDusk} onToggle={turnSky} />
      <Switch
        {...motion}
        look="plain"
        isOn={hasMotion}
        onToggle={storeMotion}
        note={hasNoEffect ? motion.reduced : ''}
      />
    </Boundary>
  );
}

const usePreference = (read: () => boolean, atFirst = import.meta.env.SSR ? () => false : read) =>
  useSyncExternalStore(followPreferences, read, atFirst);

import { useRef, type FocusEvent, type ReactNode, type ToggleEvent } from 'react';
import type { CollectionEntry } from 'astro:content';
import { applyChoices, listPreferences } from '#lib/preferences/preferences.ts';
import { Boundary } from '#ui/island/Boundary.tsx';
import { turnTheme } from '#ui/transition/turn-theme.ts';
import { Switch } from './Switch.tsx';
import * as styles from './SettingsPopup.css.ts';

type Props = Omit<CollectionEntry<'site'>['data']['settings'], 'withoutScript'> & {
  icon?: ReactNode;
  /** Shown without JavaScript, instead of the switches. */
  children?: ReactNode;
};

/** Long enough for a screen reader to notice a change, in milliseconds. */
const pause = 300;

/** Settings: a button, and a panel with a switch for each preference, which the browser opens even before this code has come. */
export function SettingsPopup({ label, icon, children, ...words }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Left open, the panel would cover what has the focus (WCAG 2.2, 2.4.11). It closes once a screen reader has said what that
  // is. The button is hidden from it meanwhile: Orca would say "collapsed" after the name of a link.
  const closeIfLeft = ({ currentTarget: settings, relatedTarget: next }: FocusEvent) => {
    if (!next || settings.contains(next)) return;
    setTimeout(() => {
      if (settings.contains(document.activeElement)) return;
      button.current?.setAttribute('aria-hidden', 'true');
      panel.current?.hidePopover();
      setTimeout(() => button.current?.removeAttribute('aria-hidden'), pause);
    }, pause);
  };

  // The browser returns the focus, except after a press outside the panel. That press may have focused another control.
  const returnFocus = ({ newState }: ToggleEvent) => {
    const focused = document.activeElement;
    if (newState === 'closed' && focused instanceof HTMLElement && focused.tabIndex === -1)
      button.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears of what happens to its controls.
    <section className={styles.settings} aria-label={label} onBlur={closeIfLeft}>
      <button className={styles.button} type="button" popoverTarget="settings" ref={button}>
        {icon}
        <span className={styles.label}>{label}</span>
      </button>
      <div
        className={styles.panel}
        id="settings"
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={returnFocus}
        ref={panel}
      >
        <Boundary>
          <div className={styles.switches}>
            {listPreferences().map((preference) => (
              <Switch
                {...words[preference]}
                preference={preference}
                onChosen={preference === 'theme' ? () => turnTheme(applyChoices) : applyChoices}
                key={preference}
              />
            ))}
          </div>
          {children}
        </Boundary>
      </div>
    </section>
  );
}

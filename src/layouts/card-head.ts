import { applyPreferences } from '#lib/preferences/before-paint.ts';
import { startOnReach } from '#ui/island/start-scripts.ts';
import { wakePartsOnReach } from '#ui/island/wake-parts.ts';

// Like page-head.ts, but the other scripts of a card wait until a visitor reaches for something.
applyPreferences();
if (import.meta.env.PROD) {
  startOnReach();
  wakePartsOnReach();
}

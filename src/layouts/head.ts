import { applyPreferences } from '#lib/preferences/before-paint.ts';
import { startAfterPaint } from '#ui/island/start-scripts.ts';
import { wakePartsOnReach } from '#ui/island/wake-parts.ts';
import '#ui/reveal/loops.ts';

// The only script that runs before the page is painted. In development all other scripts start by themselves.
applyPreferences();
if (import.meta.env.PROD) {
  startAfterPaint();
  wakePartsOnReach();
}

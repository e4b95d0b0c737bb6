import { applyPreferences } from '#lib/preferences/before-paint.ts';
import { startOnReach } from '#ui/island/start-on-reach.ts';

// The same for a card, whose other scripts wait until a visitor reaches for something.
applyPreferences();
if (import.meta.env.PROD) startOnReach();

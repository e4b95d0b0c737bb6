import { applyPreferences } from '#lib/preferences/before-paint.ts';
import { startAfterPaint } from '#ui/island/start-after-paint.ts';

// The one script that a page runs before it is painted. In development every other starts by itself.
applyPreferences();
if (import.meta.env.PROD) startAfterPaint();

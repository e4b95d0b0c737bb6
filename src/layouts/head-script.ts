import { applyPreferences } from '#lib/preferences/before-paint.ts';
import { startScripts } from '#ui/island/start-scripts.ts';

// The one script that a page runs before it is painted.
applyPreferences();
// In development every script starts by itself.
if (import.meta.env.PROD) startScripts();

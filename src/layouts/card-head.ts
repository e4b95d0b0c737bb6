import { clearHeaderAtTop } from '#chrome/header/clear-at-top.ts';
import { applyPreferences } from '#lib/preferences/before-paint.ts';
import { wakeIslandsOnReach } from '#ui/island/wake-islands.ts';

// The script of head.ts without what moves between pages: nothing on a card does.
applyPreferences();
clearHeaderAtTop();
wakeIslandsOnReach();

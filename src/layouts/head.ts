import { clearHeaderAtTop } from '#chrome/header/clear-at-top.ts';
import { applyPreferences } from '#lib/preferences/before-paint.ts';
import { markTravel } from '#lib/travel/travel.ts';
// Here, because the network may be what failed.
import '#ui/island/island-notice.ts';
import { wakeIslandsOnReach } from '#ui/island/wake-islands.ts';
import { skipTransitionsAtRest } from '#ui/transition/skip-at-rest.ts';

// The only script that runs before a page is painted.
applyPreferences();
clearHeaderAtTop();
markTravel();
skipTransitionsAtRest();
wakeIslandsOnReach();

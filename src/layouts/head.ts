import { clearHeaderAtTop } from '#chrome/header/clear-at-top.ts';
import { applyPreferences } from '#lib/preferences/before-paint.ts';
import { markTravel } from '#lib/travel/travel.ts';
// In this script, not fetched later: an island may be broken because the network failed.
import '#ui/island/island-notice.ts';
import { wakeIslandsOnReach } from '#ui/island/wake-islands.ts';
import { skipTransitionsAtRest } from '#ui/transition/skip-at-rest.ts';

// The only script that runs before a page is painted. Cards have card-head.ts instead.
applyPreferences();
clearHeaderAtTop();
markTravel();
skipTransitionsAtRest();
wakeIslandsOnReach();

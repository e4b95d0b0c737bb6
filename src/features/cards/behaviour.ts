// The page of a card brings its script along, so that it works without a network too.
import '#ui/current-year/current-year.ts';
import '#ui/island/island-notice.ts';
import '#ui/pause-off-screen/pause-off-screen.ts';
import './in-app-hint.ts';
import './save-file.ts';
import './share-link.ts';
import './show-code.ts';

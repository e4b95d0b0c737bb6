import { browserLink, isInApp } from './in-app.ts';

/** Shows a link to the phone's browser to visitors whose app may not let them save a contact. */
export function offerBrowser() {
  const hint = document.getElementById('in-app');
  const link = hint?.querySelector('a');
  if (!hint || !link || !isInApp(navigator.userAgent)) return;
  link.href = browserLink(navigator.userAgent, location);
  hint.hidden = false;
}

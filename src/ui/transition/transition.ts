const { classList } = document.documentElement;
// If the sun and the ridges have been scrolled out of view, the transition to the next page leaves them out.
addEventListener('pageswap', () => classList.toggle('scrolled', scrollY > innerHeight / 2));
addEventListener('pageshow', () => classList.remove('scrolled'));
// During a transition a press reaches only pictures of the page. It ends the transition, so that the next one counts.
addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition(), true);

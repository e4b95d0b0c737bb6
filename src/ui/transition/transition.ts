// During a transition, a press reaches only pictures of the page. It ends the transition, so that the next press counts.
addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition(), true);

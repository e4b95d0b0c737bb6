const root = document.documentElement;
// On leaving, the content of the old page takes another name than that of the new one (src/styles/motion.css.ts).
addEventListener('pageswap', () => root.classList.add('left'));
addEventListener('pageshow', () => root.classList.remove('left'));
// During a transition, a press reaches only pictures of the page. It ends the transition, so that the next press counts.
addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition(), true);

// What is in effect on this page. The script of the head sets these classes (before-paint.ts). This is a file of its own,
// because every page loads it, long before a visitor opens Settings.

const has = (name: string) => document.documentElement.classList.contains(name);

/** Whether the theme is dark: the visitor's choice, or else the system's setting. */
export const isDark = () => has('dark');

/** Whether things may move: the visitor turned motion on, and the system does not ask for reduced motion. */
export const isMoving = () => has('motion');

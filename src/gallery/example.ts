import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Company } from './company/company.ts';
import type { State } from './states.ts';

/** How the gallery shows a component. */
export interface Example {
  Component: AstroComponentFactory;
  /** What it shows of the fixture company. */
  props: (company: Company) => object;
  /** The usual state, and those that show something else. */
  states: State[];
  /** It is part of a section, so the gallery puts it into one. */
  isSmall: boolean;
  /** It renders the shapes that sections share (src/ui/ridges/Scenery.astro), as a landscape without `isBack` does. */
  bringsScenery: boolean;
  /** It is shown only on its own page. On the page of all, its ids would be there twice. */
  isAlone: boolean;
}

/** An example of a component that is a section, or brings its own. */
export const section = <Props extends object>(
  component: (props: Props) => unknown,
  props: (company: Company) => NoInfer<Props>,
  ...others: Exclude<State, 'usual'>[]
): Example => ({
  // To TypeScript, an Astro component is a function of its props.
  Component: component as AstroComponentFactory,
  props,
  states: ['usual', ...others],
  isSmall: false,
  bringsScenery: false,
  isAlone: false,
});

/** An example of a component that is part of a section. */
export const small: typeof section = (...example) => ({ ...section(...example), isSmall: true });

/** The same example. Its component brings the shared shapes. */
export const withScenery = (example: Example): Example => ({ ...example, bringsScenery: true });

/** The same example, left out of the page of all. */
export const alone = (example: Example): Example => ({ ...example, isAlone: true });

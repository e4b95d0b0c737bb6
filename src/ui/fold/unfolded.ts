/** Shows what a closed `<details>` holds: for its `::details-content`. */
export const unfolded = { contentVisibility: 'visible' } as const;

/** Chrome 131, Firefox 143 and Safari 18.4 can do so. Before them it stays folded, so what opens it must stay too. */
export const canUnfold = 'selector(::details-content)';

/**
 * For the `<summary>` of what is unfolded on some screens, if its heading stays there. Nothing is left to press, so neither
 * keyboard nor pointer takes it for a control.
 */
export const onlyHeading = { visibility: 'hidden', pointerEvents: 'none' } as const;
/** For that heading. */
export const headingStays = { visibility: 'visible' } as const;

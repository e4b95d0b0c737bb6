import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';
import { color, size, space, stroke, width } from '#styles/tokens.css.ts';
import { inside } from '#ui/section/Section.css.ts';

// A third of a page's elements, far below what is read first: laid out after the first paint (see lay-out.ts), or when it
// comes near. Until then it counts as a little higher than it is anywhere, so that the page never ends above its end.
globalStyle(`footer > ${inside}`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '1400px',
  paddingBlockEnd: space.roomy,
});

export const top = style({
  display: 'grid',
  gap: space.loose,
  '@media': { [media.lg]: { gridTemplateColumns: '5fr 7fr', columnGap: space.wide } },
});

export const blurb = style({
  marginBlockStart: space.base,
  maxInlineSize: width.measure,
  color: color.onGroundQuiet,
});

const columnsOfAny = style({
  display: 'grid',
  gap: space.loose,
  marginBlock: space.loose,
  '@media': { [media.lg]: { columnGap: space.wide, marginBlock: space.roomy } },
});

/** The first is as wide as what stands above it; the latest post has one of its own only where there is one. */
const first = `calc((100% - ${space.wide}) * 5 / 12)`;
export const columns = styleVariants({ three: '1fr 1fr', four: '1fr 1fr 1fr' }, (others) => [
  columnsOfAny,
  {
    '@media': {
      // The address fits into the second.
      [media.sm]: { gridTemplateColumns: '7fr 8fr' },
      [media.lg]: { gridTemplateColumns: `${first} ${others}` },
    },
  },
]);

/** One line, where there is nothing to show. */
export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.tight}`,
  gridColumn: '1 / -1',
  fontSize: size.small,
  color: color.onGroundQuiet,
});
export const label = style({ fontSize: 'inherit', lineHeight: 'inherit' });

export const heading = style({ fontSize: size.lead, marginBlockEnd: space.snug });

export const acknowledgement = style({
  maxInlineSize: width.measure,
  marginBlockEnd: space.loose,
  fontSize: size.small,
  color: color.onGroundQuiet,
});

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.tight} ${space.roomy}`,
  paddingBlockStart: space.loose,
  borderBlockStart: `${stroke.hair} solid ${color.groundLine}`,
  fontSize: size.small,
  color: color.onGroundQuiet,
});

export const legal = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.loose });
export const legalLink = style({
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});

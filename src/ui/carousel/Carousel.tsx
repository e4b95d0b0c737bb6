import { Boundary } from '#ui/island/Boundary.tsx';
import { CarouselControls, type Props } from './CarouselControls.tsx';

/** The arrows below a row that scrolls and snaps, which works without them. */
export const Carousel = (props: Props) => (
  <Boundary>
    <CarouselControls {...props} />
  </Boundary>
);

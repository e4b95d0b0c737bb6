import { Component, createRef, type ReactNode } from 'react';
import { brokenEvent } from './island.ts';

interface Props {
  children: ReactNode;
  /** What to show if the island breaks, such as what Astro drew. */
  fallback?: ReactNode;
}

/** Wraps what an island renders. If it breaks, a notice replaces it and the rest of the page keeps working. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };
  private readonly marker = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    // The page shows the notice (island-notice.ts).
    this.marker.current?.dispatchEvent(new Event(brokenEvent, { bubbles: true }));
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        <div ref={this.marker} />
        {this.props.fallback}
      </>
    );
  }
}

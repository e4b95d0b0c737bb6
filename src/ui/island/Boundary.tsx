import { Component, type ReactNode } from 'react';
import { noticeContent } from './notice.ts';

/** Wraps what an island draws. If the island breaks, it says so, and the rest of the page still works. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <div role="alert" ref={(div) => div?.replaceChildren(noticeContent())} />;
  }
}

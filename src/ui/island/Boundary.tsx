import { Component, type ReactNode } from 'react';
import { noticeContent } from './notice.ts';
import './notice.css.ts';

interface Props {
  children: ReactNode;
}

/** Wraps every island. If the island breaks, the rest of the page still works. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <div role="alert" ref={(div) => div?.replaceChildren(noticeContent())} />;
  }
}

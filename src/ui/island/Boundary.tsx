import { Component, type ReactNode } from 'react';
import { noticeContent } from './notice.ts';
import './notice.css.ts';

interface Props {
  children: ReactNode;
}

/** Stands around every island: when it breaks, the rest of the page keeps working. */
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

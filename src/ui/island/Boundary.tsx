import { Component, type ReactNode } from 'react';
import { noticeContent } from './notice.ts';
import './notice.css.ts';

interface Props {
  children: ReactNode;
}

/** Wraps what an island draws. If the island breaks, the rest of the page still works. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Notice /> : this.props.children;
  }
}

/** Says that an island does not work. */
const Notice = () => <div role="alert" ref={(div) => div?.replaceChildren(noticeContent())} />;

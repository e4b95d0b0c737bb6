// This function runs in the page by itself, so everything that it uses is inside it.

/** How far the page can be scrolled sideways, the texts that are cut, and the pairs that overlap. Text that is hidden, fixed or in a part that scrolls is left out. */
export function readFlow() {
  const seen = { opacityProperty: true, visibilityProperty: true };
  const unread = '[aria-hidden=true], noscript, script, style, select, option';
  const lines: { block: Element; text: string; box: DOMRect }[] = [];
  const cut = new Set<string>();

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (!parent || !text || parent.closest(unread) || !parent.checkVisibility(seen)) continue;
    const around: Element[] = [];
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement)
      around.push(at);
    const styles = around.map((element) => getComputedStyle(element));
    if (styles.some(({ clipPath, position }) => clipPath !== 'none' || position === 'fixed'))
      continue;

    const range = document.createRange();
    range.selectNodeContents(node);
    const scroller = styles.findIndex(({ overflowX }) => /auto|scroll/.test(overflowX));
    const frames = around.slice(0, scroller < 0 ? undefined : scroller);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const middle = (box.top + box.bottom) / 2;
      for (const frame of frames) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        const { left, right, top, bottom } = frame.getBoundingClientRect();
        const clips = /hidden|clip/;
        if (clips.test(overflowX) && (box.left < left - 2 || box.right > right + 2)) cut.add(text);
        if (clips.test(overflowY) && (middle < top || middle > bottom)) cut.add(text);
      }
      const block = around[styles.findIndex(({ display }) => !display.startsWith('inline'))];
      if (block && scroller < 0) lines.push({ block, text, box });
    }
  }

  // The upper and lower quarter of a line are mostly empty.
  const overlaps = lines.flatMap((one, i) =>
    lines.slice(i + 1).flatMap((other) => {
      if (one.block.contains(other.block) || other.block.contains(one.block)) return [];
      const inset = (one.box.height + other.box.height) / 4;
      const down =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      return down > inset && across > 2 ? [`${one.text} | ${other.text}`] : [];
    }),
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  return { sideways: scrollWidth - clientWidth, cut: [...cut], overlaps };
}

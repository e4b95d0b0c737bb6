// This function runs in the page by itself, so all that it uses is inside it.

/**
 * How far the page scrolls sideways, and which texts are cut, broken inside a word, or overlap. Leaves out text that is
 * hidden, fixed or inside a scrolling box.
 */
export function readFlow() {
  const seen = { opacityProperty: true, visibilityProperty: true };
  const unread = '[aria-hidden=true], noscript, script, style, select, option';
  const lines: { block: Element; text: string; box: DOMRect }[] = [];
  const cut = new Set<string>();
  const broken = new Set<string>();

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
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
    for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (first && others.some(({ top }) => top >= first.bottom - 1)) broken.add(word);
    }
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

  // The upper and the lower quarter of a line are mostly empty.
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
  return { sideways: scrollWidth - clientWidth, cut: [...cut], broken: [...broken], overlaps };
}

/** Letter spacings, in em, that are tried in turn until a text has no more lines than before. */
const spacings = ['-0.005em', '-0.01em', '-0.015em', '-0.02em', '-0.03em'];

/**
 * Exchanges fonts in one step, without a frame in between, and holds each text in the window to its size: a text that would be
 * shorter keeps its height, one that would be longer is set more closely. A text is free again when its content changes, and
 * all are when the window's width changes or the page is printed.
 */
export function keepLines(exchange: () => void): void {
  const blocks = textBlocks();
  const sizes = blocks.map((block) => block.getBoundingClientRect());
  exchange();
  blocks.forEach((block, index) => {
    const { width, height } = sizes[index] as DOMRect;
    Object.assign(block.style, { width: `${width}px`, minHeight: `${height}px` });
  });
  for (const [index, block] of blocks.entries()) {
    const { height } = sizes[index] as DOMRect;
    for (const spacing of spacings) {
      if (block.getBoundingClientRect().height < height + 1) break;
      block.style.letterSpacing = spacing;
    }
  }
  releaseWhenChanged(new Set(blocks));
}

/** The innermost elements in the window that lay out text in lines or give it a box of its own. */
function textBlocks(): HTMLElement[] {
  const found = new Set<HTMLElement>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  while (texts.nextNode()) {
    let element = texts.currentNode.parentElement;
    while (element && getComputedStyle(element).display === 'inline') element = element.parentElement;
    if (element && isInWindow(element.getBoundingClientRect())) found.add(element);
  }
  return [...found];
}

const isInWindow = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;

function releaseWhenChanged(held: Set<HTMLElement>): void {
  const release = (element: HTMLElement) => {
    held.delete(element);
    Object.assign(element.style, { width: '', minHeight: '', letterSpacing: '' });
    if (!element.getAttribute('style')) element.removeAttribute('style');
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      for (const element of held) if (element.contains(target) || !element.isConnected) release(element);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const releaseAll = () => {
    observer.disconnect();
    for (const element of held) release(element);
  };
  const { innerWidth: width } = window;
  const listening = new AbortController();
  const whenResized = () => {
    if (innerWidth === width) return;
    listening.abort();
    releaseAll();
  };
  addEventListener('resize', whenResized, { signal: listening.signal });
  addEventListener('beforeprint', releaseAll, { once: true });
}

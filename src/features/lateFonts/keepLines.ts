import { reservedAttribute } from '../../ui/ReservedText/marker.ts';

/** Letter spacings in em, the least visible first, that are tried until a text stands where it did before. */
const spacings = Array.from({ length: 41 }, (_, index) => (index % 2 ? -1 : 1) * Math.ceil(index / 2) * 0.0025);
/** Pixels that a layout may differ by without a shift (https://wicg.github.io/layout-instability/ counts from three). */
const tolerance = 2;

/** An element that lays out text in lines, its text nodes, and the boxes beside these, such as a badge. */
interface TextBlock {
  element: HTMLElement;
  texts: Text[];
  boxes: Element[];
}

/**
 * Exchanges fonts in one step, without a frame in between, and holds each text in the window to its lines: the letter
 * spacing is changed where lines would break elsewhere, and a text that would still be shorter keeps its height. A text
 * whose content changes may grow, unless its space was reserved. All are free again when the window's width changes or the
 * page is printed.
 */
export function keepLines(exchange: () => void): void {
  const blocks = textBlocks().map((block) => ({
    ...block,
    size: block.element.getBoundingClientRect(),
    starts: startsOf(block),
    letterSpacing: getComputedStyle(block.element).letterSpacing,
  }));
  exchange();
  for (const { element, size, letterSpacing } of blocks) {
    const width = `${size.width}px`;
    // Its own letter spacing, so that it does not inherit the one that holds a block around it.
    const held = { width, minWidth: width, maxWidth: width, minHeight: `${size.height}px`, letterSpacing };
    Object.assign(element.style, held);
  }
  for (const block of blocks) {
    const own = block.letterSpacing === 'normal' ? '0px' : block.letterSpacing;
    const moved = (spacing: number) => {
      block.element.style.letterSpacing = spacing ? `calc(${own} + ${spacing}em)` : block.letterSpacing;
      return movedTexts(block, block.size, block.starts);
    };
    const found = spacings.find((spacing) => moved(spacing) === 0);
    // Where none keeps all lines, the one that moves least.
    if (found === undefined) moved(spacings.reduce((best, next) => (moved(next) < moved(best) ? next : best)));
  }
  releaseWhenChanged(new Set(blocks.map(({ element }) => element)));
}

/** How many of a block's texts and boxes begin elsewhere than before; what stands below counts as many if the block pushes it down. */
function movedTexts(block: TextBlock, size: DOMRect, starts: readonly DOMPoint[]): number {
  const isTaller = block.element.getBoundingClientRect().height > size.height + tolerance;
  const now = startsOf(block);
  const hasMoved = ({ x, y }: DOMPoint, index: number) =>
    Math.max(Math.abs(x - (now[index]?.x ?? x)), Math.abs(y - (now[index]?.y ?? y))) > tolerance;
  return starts.filter(hasMoved).length + (isTaller ? starts.length + 1 : 0);
}

/** Where each text and each box begins, in pixels from the top left corner of its block. */
function startsOf({ element, texts, boxes }: TextBlock): DOMPoint[] {
  const { left, top } = element.getBoundingClientRect();
  const range = document.createRange();
  const rects = texts.map((text) => {
    range.selectNodeContents(text);
    return range.getClientRects()[0];
  });
  return [...rects, ...boxes.map((box) => box.getBoundingClientRect())].map(
    (rect) => new DOMPoint((rect?.left ?? left) - left, (rect?.top ?? top) - top),
  );
}

/** The boxes beside the texts of an element, those within inline elements too. */
const boxesIn = (element: Element): Element[] =>
  [...element.children].flatMap((child) =>
    child instanceof HTMLElement && getComputedStyle(child).display === 'inline' ? boxesIn(child) : [child],
  );

function textBlocks(): TextBlock[] {
  const found = new Map<HTMLElement, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = blockOf(text.parentElement);
    if (element) found.set(element, [...(found.get(element) ?? []), text]);
  }
  // Reserved space has the size of a text that is not in the document.
  for (const element of document.querySelectorAll<HTMLElement>(reserved))
    if (!found.has(element)) found.set(element, []);
  return [...found]
    .filter(([element]) => isInWindow(element))
    .map(([element, texts]) => ({ element, texts, boxes: boxesIn(element) }));
}

const reserved = `[${reservedAttribute}]`;

/** The element whose lines hold an element's text; of reserved space, the whole. */
function blockOf(inner: HTMLElement | null): HTMLElement | null {
  let element = inner;
  while (element && getComputedStyle(element).display === 'inline') element = element.parentElement;
  return element?.closest<HTMLElement>(reserved) ?? element;
}

function isInWindow(element: HTMLElement): boolean {
  // What a closed menu hides has a size too, that of its narrowest lines.
  if (element.checkVisibility?.() === false) return false;
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

function releaseWhenChanged(held: Set<HTMLElement>): void {
  // The new text may take more room than the old one, and never less, so that what stands beside or below it stays.
  const releaseLines = ({ style }: HTMLElement) => Object.assign(style, { width: '', maxWidth: '', letterSpacing: '' });
  const observer = new MutationObserver((changes) => {
    for (const element of held) {
      if (!element.isConnected) held.delete(element);
      else if (!element.matches(reserved) && changes.some(({ target }) => element.contains(target)))
        releaseLines(element);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const releaseAll = () => {
    observer.disconnect();
    for (const element of held) {
      Object.assign(releaseLines(element), { minWidth: '', minHeight: '' });
      if (!element.getAttribute('style')) element.removeAttribute('style');
    }
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

/** CSS pixels between the ring and its target, and between the ring and the sheet. */
const ringGap = 6;

/** The part of the window that neither the header nor the sheet covers: where a step's target is scrolled to. In CSS pixels. */
export function freeRange(target: HTMLElement, sheet: HTMLElement): { top: number; bottom: number } {
  const header = document.querySelector('[data-header]');
  const top = header && !header.contains(target) ? Math.max(header.getBoundingClientRect().bottom, 0) : 0;
  return { top, bottom: sheet.getBoundingClientRect().top };
}

/**
 * Places the ring around a step's target, as far as that is in sight above the sheet. Sets styles directly instead of
 * React state, because it runs on every scroll event.
 */
export function positionRing(ring: HTMLElement, target: HTMLElement | undefined, sheet: HTMLElement): void {
  const limits = { width: document.documentElement.clientWidth, height: sheet.getBoundingClientRect().top - ringGap };
  const box = target && visiblePart(target.getBoundingClientRect(), limits);
  ring.toggleAttribute('data-nothing', !box);
  if (!box) return;
  const { left, top, width, height } = box;
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

/** The part of a target, including the ring's gap, that is within the limits; undefined where none is. */
function visiblePart({ left, top, right, bottom }: DOMRect, limits: { width: number; height: number }) {
  const [x, y] = [Math.max(left - ringGap, 0), Math.max(top - ringGap, 0)];
  const [width, height] = [Math.min(right + ringGap, limits.width) - x, Math.min(bottom + ringGap, limits.height) - y];
  return width > 0 && height > 0 ? { left: x, top: y, width, height } : undefined;
}

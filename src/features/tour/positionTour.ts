import { placePanel, type Side } from './placePanel.ts';

/** CSS pixels between the ring and its target. */
const ringGap = 6;

/**
 * Places the ring around a step's target and the panel beside it. Sets styles directly instead of React state, because
 * it runs on every scroll event.
 */
export function positionTour(dialog: HTMLElement, target: HTMLElement | undefined, side: Side): void {
  const ring = dialog.querySelector<HTMLElement>('[data-ring]');
  const panel = dialog.querySelector<HTMLElement>('[data-panel]');
  if (!ring || !panel) return;
  const view = { width: dialog.clientWidth, height: dialog.clientHeight };
  const box = target && visiblePart(target.getBoundingClientRect(), view);
  ring.toggleAttribute('data-nothing', !box);
  if (box)
    Object.assign(ring.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
  const { left, top } = placePanel(box, { width: panel.offsetWidth, height: panel.offsetHeight }, view, side);
  Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });
}

/** The part of a target, including the ring's gap, that is inside the window; undefined where none is. */
function visiblePart({ left, top, right, bottom }: DOMRect, view: { width: number; height: number }) {
  const [x, y] = [Math.max(left - ringGap, 0), Math.max(top - ringGap, 0)];
  const [width, height] = [Math.min(right + ringGap, view.width) - x, Math.min(bottom + ringGap, view.height) - y];
  return width > 0 && height > 0 ? { left: x, top: y, width, height } : undefined;
}

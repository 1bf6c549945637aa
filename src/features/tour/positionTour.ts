import { placePanel, type Side } from './placePanel.ts';

/** CSS pixels between the ring and what it is drawn round. */
const room = 6;

/**
 * Draws the ring round what a step points at and puts the panel beside it. Written to the elements themselves: it happens
 * with every step of a scroll.
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

/** What of an element, with some room round it, lies in the window; undefined where nothing does. */
function visiblePart({ left, top, right, bottom }: DOMRect, view: { width: number; height: number }) {
  const [x, y] = [Math.max(left - room, 0), Math.max(top - room, 0)];
  const [width, height] = [Math.min(right + room, view.width) - x, Math.min(bottom + room, view.height) - y];
  return width > 0 && height > 0 ? { left: x, top: y, width, height } : undefined;
}

/** Sizes and positions in CSS pixels; positions relative to the window's top left corner. */
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** CSS pixels between the panel and its target, and between the panel and the window's edge. */
const gap = 16;

/**
 * The panel's position: beside its target, on the preferred side or else on any with enough space. Without enough space
 * on any side, at the bottom of the window, or at the top for a target in its lower half. Without a target, centred.
 */
export function placePanel(
  target: Box | undefined,
  panel: Size,
  view: Size,
  preferredSide: Side,
): { left: number; top: number } {
  const middle = { left: (view.width - panel.width) / 2, top: Math.max((view.height - panel.height) / 2, 0) };
  if (!target) return middle;
  const along = (start: number, length: number, own: number, limit: number) =>
    Math.max(Math.min(start + (length - own) / 2, limit - own - gap), gap);
  const left = along(target.left, target.width, panel.width, view.width);
  const top = along(target.top, target.height, panel.height, view.height);
  const places: Record<Side, { left: number; top: number }> = {
    top: { left, top: target.top - panel.height - gap },
    bottom: { left, top: target.top + target.height + gap },
    left: { left: target.left - panel.width - gap, top },
    right: { left: target.left + target.width + gap, top },
  };
  const fits = (place: { left: number; top: number }) =>
    place.left >= gap &&
    place.top >= gap &&
    place.left + panel.width <= view.width - gap &&
    place.top + panel.height <= view.height - gap;
  const fitting = [preferredSide, 'bottom', 'top', 'right', 'left'].map((side) => places[side as Side]).find(fits);
  if (fitting) return fitting;
  const beginsLow = target.top > view.height / 2;
  return { left: middle.left, top: beginsLow ? gap : Math.max(view.height - panel.height - gap, gap) };
}

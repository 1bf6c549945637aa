import type { TourStep } from '#data/rules/schema/tour.ts';

type Side = TourStep['position'];
/** In CSS pixels, like everything here. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

/** Between the card and its target, and between the card and the edges of the window. */
export const cardGap = 24;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Where a step's card stands: on the step's side of its target, or where that has no room on the opposite one or any other;
 * inside a target that leaves room nowhere, at the lower edge of the window. `area` is the part of the window that is free.
 */
export function placeCard(side: Side, target: Box | undefined, card: Size, area: Box): { left: number; top: number } {
  const limit = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const [rightmost, lowest] = [area.right - cardGap - card.width, area.bottom - cardGap - card.height];
  const inside = { left: rightmost, top: lowest };
  if (!target) return inside;
  // At the end of what is wider: texts begin at its start.
  const left = limit(target.right - card.width, area.left + cardGap, rightmost);
  const top = limit(target.top, area.top + cardGap, lowest);
  const places = {
    top: { left, top: target.top - cardGap - card.height },
    bottom: { left, top: target.bottom + cardGap },
    left: { left: target.left - cardGap - card.width, top },
    right: { left: target.right + cardGap, top },
  };
  const fits = (place: { left: number; top: number }) =>
    place.left >= area.left && place.left <= rightmost && place.top >= area.top && place.top <= lowest;
  const order: Side[] = [side, opposite[side], 'bottom', 'top', 'left', 'right'];
  return order.map((name) => places[name]).find(fits) ?? inside;
}

import type { TourStep } from '#data/rules/schema/tour.ts';
import { placeCard } from './placeCard.ts';

/** CSS pixels between the ring and its target, and between the ring and the sheet. */
const ringGap = 6;

/** Whether the words are a card beside the target, and not a sheet at the bottom edge: where the styles give them a width. */
export function isCard(sheet: HTMLElement): boolean {
  return sheet.offsetWidth < document.documentElement.clientWidth;
}

/** The part of the window that neither the header nor the sheet covers: where a step's target is scrolled to. In CSS pixels. */
export function freeRange(target: HTMLElement, sheet: HTMLElement): { top: number; bottom: number } {
  const header = document.querySelector('[data-header]');
  const top = header && !header.contains(target) ? Math.max(header.getBoundingClientRect().bottom, 0) : 0;
  return { top, bottom: isCard(sheet) ? window.innerHeight : sheet.getBoundingClientRect().top };
}

/**
 * Places the ring around a step's target, as far as that is in sight above the sheet, and the card beside the target. Sets
 * styles directly instead of React state, because it runs on every scroll event.
 */
export function positionStep(
  ring: HTMLElement,
  target: HTMLElement | undefined,
  sheet: HTMLElement,
  side: TourStep['position'],
): void {
  const { clientWidth } = document.documentElement;
  const beside = isCard(sheet);
  const end = beside ? window.innerHeight : sheet.getBoundingClientRect().top - ringGap;
  positionRing(ring, target, { width: clientWidth, height: end });
  const place = beside && placeCard(side, target?.getBoundingClientRect(), boxSize(sheet), areaFor(target, sheet));
  Object.assign(sheet.style, place ? { left: `${place.left}px`, top: `${place.top}px` } : { left: '', top: '' });
}

const boxSize = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

function areaFor(target: HTMLElement | undefined, sheet: HTMLElement) {
  const top = target ? freeRange(target, sheet).top : 0;
  return { left: 0, top, right: document.documentElement.clientWidth, bottom: window.innerHeight };
}

function positionRing(ring: HTMLElement, target: HTMLElement | undefined, limits: { width: number; height: number }) {
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

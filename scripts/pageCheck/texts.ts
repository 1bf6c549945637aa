import {
  type Axis,
  type Box,
  boxesOf,
  clippingAncestorOf,
  type Finding,
  isVisible,
  overflowOf,
  tolerance,
  visibleTexts,
} from './dom.ts';

/** Words, which may be broken after a hyphen, a dash, a slash, and the "@" of an address alone. */
const pieces = /[^\s\u200b\u2010\-–—/@]+/g;

/** No word stands on two lines. */
export function* noBrokenWords(): Generator<Finding> {
  for (const { text, element } of visibleTexts()) {
    if (boxesOf(text).length < 2) continue;
    for (const { 0: word, index } of text.data.matchAll(pieces)) {
      const at = breakIn(text, index, index + word.length);
      if (at > 0) yield { element, what: `${word.slice(0, at)}|${word.slice(at)}` };
    }
  }
}

/** The number of a word's characters on its first line, or 0 where the word is not broken. */
function breakIn(text: Text, from: number, to: number): number {
  const [first, ...others] = boxesOf(text, from, to);
  if (!first || !others.some(({ top }) => top > first.top + first.height / 2)) return 0;
  for (let at = from + 1; at < to; at++) {
    // The first letter after a hyphenation also has the hyphen's box, before its own.
    const letter = boxesOf(text, at, at + 1).at(-1);
    if (letter && letter.top > first.top + first.height / 2) return at - from;
  }
  return 0;
}

/** No text is cut off, by what it stands in or by an ellipsis; what scrolls does not cut. */
export function* noClippedText(): Generator<Finding> {
  for (const { text, element } of visibleTexts()) {
    const boxes = boxesOf(text);
    if (axes.some((axis) => cuts(element, boxes, axis)))
      yield { element, what: `cut off: "${text.data.trim().slice(0, 40)}"` };
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    const shown = shownIn(field);
    if (shown && isTooLong(field, shown)) yield { element: field, what: `cut off: "${shown.slice(0, 40)}"` };
  }
}

const axes = ['x', 'y'] as const;

/** Whether lines of a text reach beyond the ancestor that clips them. */
function cuts(element: Element, boxes: readonly Box[], axis: Axis): boolean {
  const ancestor = overflowOf(element, axis) === 'shows' ? clippingAncestorOf(element, axis) : element;
  if (!ancestor || overflowOf(ancestor, axis) !== 'cuts') return false;
  const outer = ancestor.getBoundingClientRect();
  if (axis === 'x')
    return boxes.some(({ left, right }) => left < outer.left - tolerance || right > outer.right + tolerance);
  // A line box is taller than its letters: a quarter of it may be clipped.
  return boxes.some(
    ({ top, bottom }) => top < outer.top - (bottom - top) / 4 || bottom > outer.bottom + (bottom - top) / 4,
  );
}

/** The text that a form field shows: its value, its placeholder or the selected option. */
function shownIn(field: Element): string | undefined {
  if (!isVisible(field)) return undefined;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.label;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value || field.placeholder || undefined;
  return undefined;
}

function isTooLong(field: Element, shown: string): boolean {
  const style = getComputedStyle(field);
  if (field instanceof HTMLTextAreaElement)
    return field.scrollHeight > field.clientHeight + tolerance && overflowOf(field, 'y') === 'cuts';
  if (field instanceof HTMLInputElement && !['text', 'email', 'tel', 'search', 'url'].includes(field.type))
    return false;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.font = style.font;
  const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return context.measureText(shown).width > room + tolerance;
}

import { type Box, boxesOf, type Finding, isVisible, overflowOf, tolerance } from './dom.ts';

/** The height of an empty run from which on it is taken for a mistake, in CSS pixels. */
const maxEmpty = 160;

/** What divides a page from top to bottom. One inside another is looked at by itself. */
const bands = 'main > *, main section, body footer';
const pictures = 'svg, img, video, canvas, iframe, object, hr, input, select, textarea, button, progress, meter';

/** No band has more than `maxEmpty` pixels in a row without text, picture, control or border, apart from its padding. */
export function* noHoles(): Generator<Finding> {
  for (const band of document.querySelectorAll(bands)) {
    if (!isShown(band) || overflowOf(band, 'y') === 'scrolls') continue;
    const hole = holeIn(band);
    if (hole) yield hole;
  }
}

function holeIn(band: Element): Finding | undefined {
  const box = band.getBoundingClientRect();
  const style = getComputedStyle(band);
  const painted = [...paintedIn(band)].sort((one, other) => one.top - other.top);
  let end = box.top + Number.parseFloat(style.paddingTop);
  let last = band;
  for (const { element, top, bottom } of painted) {
    if (top - end > maxEmpty) return { element: last, what: `${Math.round(top - end)} px of nothing ${where(last)}` };
    if (bottom > end) [end, last] = [bottom, element];
  }
  const rest = box.bottom - Number.parseFloat(style.paddingBottom) - end;
  return rest > maxEmpty ? { element: last, what: `${Math.round(rest)} px of nothing ${where(last)}` } : undefined;

  function where(above: Element): string {
    return above === band ? 'at the beginning' : 'below';
  }
}

type Painted = Pick<Box, 'top' | 'bottom'> & { element: Element };

/** Where something is drawn. Drawings beside the content count; a filled panel does not, as its inside may be empty. */
function* paintedIn(parent: Element): Generator<Painted> {
  for (const node of parent.childNodes) {
    if (node instanceof Text && /\S/.test(node.data))
      for (const { top, bottom } of boxesOf(node)) yield { element: parent, top, bottom };
    if (!(node instanceof Element) || !isShown(node)) continue;
    const style = getComputedStyle(node);
    if (style.position === 'fixed') continue;
    const { top, bottom, height } = node.getBoundingClientRect();
    if (height > 0 && (node.matches(pictures) || node.matches(bands) || drawsItself(node, style)))
      yield { element: node, top, bottom };
    else yield* paintedIn(node);
  }
}

/** Whether an element has a border or a picture, is a filled shape without content, or scrolls by itself: its room is for what comes. */
function drawsItself(element: Element, style: CSSStyleDeclaration): boolean {
  const hasBorder = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && !isTransparent(style[`border${side}Color`]),
  );
  const isShape = element.childNodes.length === 0 && !isTransparent(style.backgroundColor);
  return hasBorder || isShape || style.backgroundImage.includes('url(') || overflowOf(element, 'y') === 'scrolls';
}

const isTransparent = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

/** An element without a box of its own is not visible by itself; its content may be. */
const isShown = (element: Element) =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
  getComputedStyle(element).display === 'contents';

/** The last row of a grid is as full as those above it. */
export function* noOrphans(): Generator<Finding> {
  for (const grid of document.querySelectorAll('body *')) {
    if (grid.children.length < 3 || !/grid|flex/.test(getComputedStyle(grid).display) || !isVisible(grid)) continue;
    const rows = rowsOf(grid);
    const full = rows.filter((row) => row !== rows.at(-1));
    const last = rows.at(-1) ?? [];
    const columns = full[0]?.length ?? 0;
    // Items of different widths, such as words in a row or the parts of a layout, are no grid.
    if (columns < 2 || last.length >= columns || !isEven(full.flat())) continue;
    if (widthOf(last) < widthOf(full[0] ?? []) - tolerance)
      yield { element: grid, what: `ends in a row of ${last.length} below rows of ${columns}` };
  }
}

function rowsOf(grid: Element): DOMRect[][] {
  const rows: DOMRect[][] = [];
  const boxes = [...grid.children]
    .filter((child) => isVisible(child) && !/absolute|fixed/.test(getComputedStyle(child).position))
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  for (const box of boxes.sort((one, other) => one.top - other.top)) {
    const row = rows.at(-1);
    if (row && box.top < Math.max(...row.map(({ bottom }) => bottom)) - tolerance) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

const isEven = (boxes: readonly DOMRect[]) =>
  Math.max(...boxes.map(({ width }) => width)) - Math.min(...boxes.map(({ width }) => width)) <= tolerance;

/** From the left edge of a row to its right edge. */
const widthOf = (row: readonly DOMRect[]) =>
  Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left));

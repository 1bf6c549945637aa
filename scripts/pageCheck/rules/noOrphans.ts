import { isVisible, tolerance } from '../dom.ts';
import type { Finding } from '../rule.ts';

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

import { printable } from '../../data/rules/text/printable.ts';
import { displayWidth, fill, wrap } from './width.ts';

export interface Column<Row> {
  title: string;
  value(row: Row): string;
  /** Shortened only where no other column can be. */
  fixed?: boolean;
  side?: 'left' | 'right';
}

const gap = 2;
/** The width below which a shortened column is useless. */
const minWidth = 5;

/** A table no wider than the terminal; `note` adds lines below a row. Cells are escaped with `printable`. */
export function table<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  terminal: number,
  note: (row: Row) => string | null = () => null,
): string {
  const cells = rows.map((row) => columns.map(({ value }) => printable(value(row))));
  const wanted = columns.map(({ title }, index) =>
    Math.max(displayWidth(title), ...cells.map((row) => Math.min(terminal, displayWidth(row[index] ?? '')))),
  );
  const widths = shrink(wanted, columns, terminal - gap * (columns.length - 1));
  const line = (texts: readonly string[]) =>
    fill(
      texts.map((text, index) => fill(text, widths[index] ?? 0, columns[index]?.side)).join(' '.repeat(gap)),
      terminal,
    ).trimEnd();
  const body = rows.flatMap((row, index) => {
    const more = note(row);
    return [
      line(cells[index] ?? []),
      ...(more ? wrap(printable(more), Math.max(minWidth, terminal - gap)).map((text) => ' '.repeat(gap) + text) : []),
    ];
  });
  return [line(columns.map(({ title }) => title)), line(widths.map((width) => '─'.repeat(width))), ...body].join('\n');
}

/** Shortens the widest column, one character at a time, until all fit. */
function shrink(wanted: readonly number[], columns: readonly Column<never>[], space: number): number[] {
  const widths = [...wanted];
  for (let excess = widths.reduce((sum, width) => sum + width, 0) - space; excess > 0; excess -= 1) {
    const soft = widest(widths, (index) => !columns[index]?.fixed && (widths[index] ?? 0) > minWidth);
    const chosen = soft ?? widest(widths, (index) => (widths[index] ?? 0) > 1);
    if (chosen === undefined) break;
    widths[chosen] = (widths[chosen] ?? 0) - 1;
  }
  return widths;
}

function widest(widths: readonly number[], allowed: (index: number) => boolean): number | undefined {
  return [...widths.keys()].filter(allowed).sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))[0];
}

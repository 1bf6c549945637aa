import type { ReactNode } from 'react';
import { frame } from './TableFrame.css.ts';

/** A text, or a link. */
export type TableCell = string | { label: string; href: string };

interface TableFrameProps {
  caption: string;
  head: readonly string[];
  /** Each row's first cell is its header. */
  rows: readonly (readonly TableCell[])[];
}

/** A table in a frame that scrolls horizontally on narrow screens. */
export function TableFrame({ caption, head, rows }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={frame} aria-label={caption} tabIndex={0}>
      <table data-columns={head.length}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={typeof first === 'string' ? first : first.href}>
              <th scope="row" data-label={isNumber(first) ? head[0] : undefined}>
                {shown(first)}
              </th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]} data-label={head[index + 1]}>
                  {shown(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Such a cell says nothing without the name of its column. */
function isNumber(cell: TableCell): boolean {
  return typeof cell === 'string' && /^\d/.test(cell);
}

function shown(cell: TableCell): ReactNode {
  return typeof cell === 'string' ? cell : <a href={cell.href}>{cell.label}</a>;
}

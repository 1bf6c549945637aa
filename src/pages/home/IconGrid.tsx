import { Children, type ReactNode } from 'react';
import { lastAcross } from '../../ui/Columns/Columns.css.ts';
import { fullRows } from '../../ui/Columns/fullRows.ts';
import { iconGrid } from './IconGrid.css.ts';

/** Short entries with icons, in rows that are all full. */
export function IconGrid({ children }: { children: ReactNode }) {
  const { counts, oneLeft } = fullRows(Children.toArray(children).length);
  const grid = iconGrid[counts.at(-1) ?? 2];
  return (
    <ul className={oneLeft ? `${grid} ${lastAcross}` : grid} role="list">
      {children}
    </ul>
  );
}

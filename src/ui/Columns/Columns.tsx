import type { ReactNode } from 'react';
import { columns, row, split } from './Columns.css.ts';

/** A list laid out in as many columns as fit; its children are `<li>`. */
export function Columns({ minWidth = 'medium', children }: { minWidth?: keyof typeof columns; children: ReactNode }) {
  return (
    <ul className={columns[minWidth]} role="list">
      {children}
    </ul>
  );
}

/** A main column with a side column from the desktop up. */
export function Split({ children }: { children: ReactNode }) {
  return <div className={split}>{children}</div>;
}

/** Items beside each other, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

import type { ReactNode } from 'react';
import { columns, row, split } from './Columns.css.ts';

/** A list laid out in as many columns as fit; its children are `<li>`. */
export function Columns({ least = 'medium', children }: { least?: keyof typeof columns; children: ReactNode }) {
  return (
    <ul className={columns[least]} role="list">
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

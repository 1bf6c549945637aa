import { Children, type ReactNode } from 'react';
import { columns, fit, frame, lastAcross, row, split } from './Columns.css.ts';
import { fullRows } from './fullRows.ts';

/** A list laid out in as many columns as fit and leave no row incomplete; its children are `<li>`. */
export function Columns({ minWidth = 'medium', children }: { minWidth?: keyof typeof fit; children: ReactNode }) {
  const { counts, oneLeft } = fullRows(Children.toArray(children).length);
  const classes = [columns, ...counts.map((count) => fit[minWidth][count]), ...(oneLeft ? [lastAcross] : [])];
  return (
    <div className={frame}>
      <ul className={classes.join(' ')} role="list">
        {children}
      </ul>
    </div>
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

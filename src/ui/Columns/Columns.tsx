import { Children, type ReactNode } from 'react';
import { columns, fit, frame, lastAcross, rail, row, split } from './Columns.css.ts';
import { fullRows } from './fullRows.ts';

interface ColumnsProps {
  minWidth?: keyof typeof fit;
  /** Whether phones show one row to scroll, for many items that are alike. Each needs a link, by which keys reach it. */
  railOnPhones?: boolean;
  children: ReactNode;
}

/** A list laid out in as many columns as fit and leave no row incomplete; its children are `<li>`. */
export function Columns({ minWidth = 'medium', railOnPhones = false, children }: ColumnsProps) {
  const { counts, oneLeft } = fullRows(Children.toArray(children).length);
  const classes = [
    columns,
    ...counts.map((count) => fit[minWidth][count]),
    ...(oneLeft ? [lastAcross] : []),
    ...(railOnPhones ? [rail] : []),
  ];
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

import type { Breakdown } from './breakdown.ts';
import { bar, barPaid, barPart, barTaken } from './QuoteResult.css.ts';

/**
 * Bar chart of the monthly price: the parts on top, the paid share and the discount below. Hidden from screen
 * readers, because the list beside it says the same.
 */
export function BreakdownBar({ parts, paid }: Breakdown) {
  const added = parts.filter(({ amount }) => amount > 0);
  return (
    <svg className={bar} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      {added.map(({ id, from, width }) => (
        <rect key={id} className={barPart[id]} data-part={id} x={from} y={0} width={width} height={14} />
      ))}
      <rect className={barPaid} data-part="paid" x={0} y={17} width={paid} height={4} />
      {paid < 100 && (
        <line
          className={barTaken}
          data-part="taken"
          x1={paid}
          x2={100}
          y1={19}
          y2={19}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

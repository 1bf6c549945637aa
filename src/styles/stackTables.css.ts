import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const { color, fontSize, space } = vars;

/**
 * Below an element, tables of three columns and more (`data-columns`) show their rows on phones as short lists, each cell after the name of
 * its column (`data-label`): beside each other the columns would be cut. Wider screens keep words whole in a frame that scrolls.
 */
export function stackTables(parent: string, minWidth: string): void {
  globalStyle(`${parent} table`, {
    fontSize: fontSize.small,
    '@media': { [media.tablet]: { fontSize: 'inherit', minWidth } },
  });
  // Counted where the table is made: with `:has()` here, every element that is inserted would restyle the whole page.
  const table = `${parent} table[data-columns]:not([data-columns="1"], [data-columns="2"])`;
  const phone = (style: Parameters<typeof globalStyle>[1]) => ({ '@media': { [media.phone]: style } });
  globalStyle(`${table}, ${table} tbody`, phone({ display: 'block' }));
  // The names of the columns are said at each cell.
  globalStyle(`${table} thead`, phone({ display: 'none' }));
  globalStyle(
    `${table} tbody > tr`,
    phone({ display: 'block', paddingBlock: space.s, borderBlockEnd: `1px solid ${color.rule}` }),
  );
  globalStyle(`${table} tbody > tr > *`, phone({ display: 'block', border: 0, padding: 0 }));
  globalStyle(`${table} tbody > tr > :first-child`, phone({ fontSize: fontSize.body, fontWeight: 650 }));
  globalStyle(
    `${table} tbody > tr > [data-label]:not([data-label=""])::before`,
    phone({ content: 'attr(data-label) ": "', color: color.muted, fontWeight: 650 }),
  );
}

import { withoutIgnorable } from './invisible.ts';

const groups = (mark: string) => new RegExp(`^-?[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`);

/**
 * A number as people write it, in the notation of `Number`: "$1,000.50", "1.000,50", "1 000", "1'000" and "12,5" are read. Three digits behind a
 * single mark are thousands, unless `fine` says that the number may have as many decimals. Undefined for what is no number.
 */
export function plainNumber(text: string, { fine }: { fine: boolean }): string | undefined {
  const typed = withoutIgnorable(text).replace(/[\p{Sc}\s'’]|%\s*$/gu, '');
  const marks = [...new Set(typed.match(/[.,]/g) ?? [])];
  const last = typed.at(Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(',')));
  const plain =
    marks.length === 2 && last
      ? wholeAndDecimals(typed, last)
      : marks.length === 1 && isGrouped(typed, last ?? '', fine)
        ? typed.replaceAll(last ?? '', '')
        : typed.replace(',', '.');
  return plain !== undefined && /^-?\d{1,9}(?:\.\d{1,4})?$/.test(plain) ? plain : undefined;
}

/** "1.000,50" and "1,000.50": the mark that comes last begins the decimals. */
function wholeAndDecimals(typed: string, mark: string): string | undefined {
  const [whole = '', decimals, ...more] = typed.split(mark);
  const other = mark === '.' ? ',' : '.';
  return groups(other).test(whole) && more.length === 0 ? `${whole.replaceAll(other, '')}.${decimals}` : undefined;
}

/** A comma before three digits is that of thousands where English is spoken; a point is where no number is so fine, or where it comes twice. */
const isGrouped = (typed: string, mark: string, fine: boolean): boolean =>
  groups(mark).test(typed) && (mark === ',' || !fine || typed.split(mark).length > 2);

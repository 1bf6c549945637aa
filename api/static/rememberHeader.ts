import type { Context } from 'koa';

/** Characters of a header that is read: browsers send fewer than 200, and its parser takes a time that grows with the square of the length. */
const maxLength = 1000;
/** Headers that are remembered: the browsers of a day send some dozens. */
const maxRemembered = 200;

/**
 * Reads something from a request header, once for each value that clients send: parsing one costs a tenth of a page.
 * @returns undefined for a header that is too long to be read
 */
export function rememberHeader<Value>(
  name: string,
  read: (ctx: Context) => Value,
): (ctx: Context) => Value | undefined {
  const known = new Map<string, Value>();
  return (ctx) => {
    const header = ctx.get(name);
    if (header.length > maxLength) return undefined;
    const remembered = known.get(header);
    if (remembered !== undefined) return remembered;
    const value = read(ctx);
    if (known.size >= maxRemembered) known.clear();
    known.set(header, value);
    return value;
  };
}

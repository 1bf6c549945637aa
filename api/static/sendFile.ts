import type { Context } from 'koa';
import parseRange from 'range-parser';
import type { SiteFile } from './siteFiles.ts';

/** Negotiated one by one: with all at once the client's order would decide, and not the size. */
const acceptedEncodings = rememberHeader('Accept-Encoding', (ctx) =>
  (['br', 'gzip', 'identity'] as const).filter((candidate) => ctx.acceptsEncodings(candidate)),
);

/** Sends a file in the smallest encoding that the client accepts, with an ETag and support for range requests. */
export async function sendFile(ctx: Context, file: SiteFile, status: 200 | 404 = 200): Promise<void> {
  // Ranges are defined for GET alone, and unknown units are ignored (RFC 9110, section 14.2).
  const ranged = status === 200 && ctx.method === 'GET' && /^bytes=/i.test(ctx.get('Range'));
  const accepted = ranged ? undefined : acceptedEncodings(ctx);
  const encoding = file.encodings.find((candidate) => accepted?.includes(candidate)) ?? 'identity';
  ctx.status = status;
  ctx.type = file.extension === '.xml' ? 'application/xml; charset=utf-8' : file.extension;
  ctx.set('ETag', await file.etag(encoding));
  // Read by the middleware `securityHeaders`, which names them in the policy.
  ctx.state.inlineStyles = await file.inlineStyles();
  ctx.set(
    'Cache-Control',
    /^\/assets\/[^/]+$/.test(file.address) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  );
  if (file.encodings.length > 1) ctx.vary('Accept-Encoding');
  if (status === 200) ctx.set('Accept-Ranges', 'bytes');
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  // Whole, not as a stream: that ends after its last byte has left, and a request that comes in between would count as sent ahead.
  const content = await file.read(encoding);
  ctx.body = ranged ? rangeOf(ctx, content) : content;
}

/** A single range of the content (RFC 9110, section 14), or all of it where the range does not apply. */
function rangeOf(ctx: Context, content: Buffer): Buffer | string {
  const condition = ctx.get('If-Range');
  if (condition && condition !== ctx.response.get('ETag')) return content;
  const ranges = parseRange(content.length, ctx.get('Range'));
  if (ranges === -1) {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${content.length}`);
    return '';
  }
  const [range] = ranges === -2 || ranges.length !== 1 ? [] : ranges;
  if (!range) return content;
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${content.length}`);
  return content.subarray(range.start, range.end + 1);
}

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

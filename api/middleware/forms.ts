import type { Context, Middleware } from 'koa';
import { withoutInvisible } from '../../data/rules/text/invisible.ts';
import { type ApiError, badRequest } from '../errors.ts';

/** The type of what was sent, without its parameters and in lower case; empty where none is named. */
export function mediaType({ req }: Context): string {
  return (req.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether the request is a plain form, which a browser sent without JavaScript. */
export function isForm(ctx: Context): boolean {
  return mediaType(ctx) === 'application/x-www-form-urlencoded';
}

/** Redirects a plain form to the page with its result (303, so that a reload does not post again). */
export function redirectForm(ctx: Context, page: string): void {
  ctx.status = 303;
  ctx.redirect(page);
}

/** Redirects a plain form to the `check` page below `basePage`, at the first invalid field. */
export function redirectInvalidForm(ctx: Context, basePage: string, fields: Record<string, string>): void {
  const [first] = Object.keys(fields);
  redirectForm(ctx, `${basePage}/check${first ? `#${encodeURIComponent(first)}` : ''}`);
}

/** Sets the page below which the result pages of an endpoint's plain form are, such as `/contact`. Goes before everything that can refuse the form. */
export function setFormPage(base: string | ((ctx: Context) => string)): Middleware {
  return (ctx, next) => {
    ctx.state.formPage = base;
    return next();
  };
}

/** The form's page; asked for anew each time, because a form may name it in its body, which is read after the middleware ran. */
export function formPageOf(ctx: Context): string | undefined {
  const base: string | ((ctx: Context) => string) | undefined = ctx.state.formPage;
  return typeof base === 'function' ? base(ctx) : base;
}

/**
 * Redirects a refused plain form, or the page that would show it, to the page for its status; returns false where the client reads the JSON envelope. A body
 * that is too large is for the visitor to correct, like any other invalid field.
 */
export function redirectRefusedForm(ctx: Context, { status }: Pick<ApiError, 'status'>): boolean {
  const base = formPageOf(ctx);
  if (base === undefined || !(isForm(ctx) || ctx.method === 'GET')) return false;
  redirectForm(
    ctx,
    `${base}/${status === 413 ? 'check' : status === 429 ? 'too-many' : status === 408 || status >= 500 ? 'unavailable' : 'refused'}`,
  );
  return true;
}

/**
 * Parses `application/x-www-form-urlencoded` into an object without a prototype, so that no field name is special. A
 * repeated field is an array. CRLF becomes LF, which is what JavaScript clients send. By hand, because `URLSearchParams`
 * and `querystring` accept malformed percent-encoding.
 * @throws ApiError 400 for malformed percent-encoding
 */
export function parseForm(text: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const pair of text.split('&')) {
    if (!pair) continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  return fields;
}

function decode(part: string): string {
  try {
    return withoutInvisible(decodeURIComponent(part.replaceAll('+', ' '))).replaceAll('\r\n', '\n');
  } catch {
    throw badRequest('The form is not encoded as it should be.');
  }
}

/**
 * A query parameter without invisible characters, as an array where it is repeated. Not `ctx.query`: Koa's parser compares each name with all before it,
 * and 16 KB of names take a tenth of a second.
 */
export function queryValue(ctx: Pick<Context, 'querystring'>, name: string): string | string[] | undefined {
  const values = new URLSearchParams(ctx.querystring).getAll(name).map(withoutInvisible);
  return values.length > 1 ? values : values[0];
}

import type { Context, Middleware } from 'koa';
import { type ApiError, badRequest } from '../errors.ts';

/** The type of what was sent, without its parameters and in lower case; empty where none is named. */
export function mediaType({ req }: Context): string {
  return (req.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether the request is a form that a browser sent by itself, without a script. */
export function isForm(ctx: Context): boolean {
  return mediaType(ctx) === 'application/x-www-form-urlencoded';
}

/** Sends the browser on to a page that says what happened. */
export function answerForm(ctx: Context, page: string): void {
  ctx.status = 303;
  ctx.redirect(page);
}

/** Sends the browser on to the page that says what to correct, at the first field that is wrong. */
export function answerInvalidForm(ctx: Context, basePage: string, fields: Record<string, string>): void {
  const [first] = Object.keys(fields);
  answerForm(ctx, `${basePage}/check${first ? `#${encodeURIComponent(first)}` : ''}`);
}

/**
 * Says below which page the results of a call's form lie, as `/contact`, before anything can be refused. A function reads
 * it from the request.
 */
export function formResultsBelow(base: string | ((ctx: Context) => string)): Middleware {
  return (ctx, next) => {
    ctx.state.formResultsBelow = typeof base === 'string' ? base : base(ctx);
    return next();
  };
}

/**
 * Sends a browser without a script on to the page that says why its form was refused; false where the client reads the
 * envelope. A text that is too long is for the visitor to correct, like any other fault in a field.
 */
export function answerRefusedForm(ctx: Context, { status }: Pick<ApiError, 'status'>): boolean {
  const base: string | undefined = ctx.state.formResultsBelow;
  if (base === undefined || !isForm(ctx)) return false;
  answerForm(
    ctx,
    `${base}/${status === 413 ? 'check' : status === 429 ? 'too-many' : status === 408 || status >= 500 ? 'unavailable' : 'refused'}`,
  );
  return true;
}

/**
 * The fields of a form, in an object without a prototype, so that no name means more than a name. A field that came
 * twice is a list. Line breaks are single, as a script sends them: browsers double them in forms. Throws 400 where
 * something is not encoded as the standard says.
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
    return decodeURIComponent(part.replaceAll('+', ' ')).replaceAll('\r\n', '\n');
  } catch {
    throw badRequest('The form is not encoded as it should be.');
  }
}

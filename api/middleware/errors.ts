import type { Middleware, Context } from 'koa';
import type { Logger } from 'pino';
import type { Messages } from '../../data/rules/schema/messages.ts';
import { ApiError, notFound } from '../errors.ts';
import { withoutValues } from '../log.ts';
import { redirectRefusedForm } from './forms.ts';

/**
 * Turns every error under `/api` into the JSON envelope, or for a plain form into a redirect to its page; never a
 * stack. Unexpected errors and causes are logged.
 */
export function apiErrors(log: Logger, { failed }: Pick<Messages['apiResponses'], 'failed'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body === undefined) throw notFound(`There is no ${ctx.path}.`);
      if ((ctx.status === 405 || ctx.status === 501) && ctx.body === undefined)
        throw new ApiError(405, 'method_not_allowed', `${ctx.path} takes ${ctx.response.get('Allow')}.`);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      const failure = known ? known.cause : error;
      if (failure !== undefined) log.error({ err: withoutValues(failure), id: ctx.state.id }, 'request failed');
      const { status, code, message, fields, details } = known ?? new ApiError(500, 'internal', failed);
      if (redirectRefusedForm(ctx, { status })) return;
      ctx.status = status;
      ctx.body = { success: false, error: { code, message, ...(fields ? { fields } : {}), ...details } };
    }
  };
}

/** Seconds in `Retry-After` while the store is unavailable. */
const retryAfter = 30;

/**
 * Awaits the store on behalf of a request. Its failure means that nothing was stored.
 * @param message the error message for the visitor
 * @throws ApiError 503 with `Retry-After`
 */
export async function fromStore<Result>(ctx: Context, work: Promise<Result>, message: string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    ctx.set('Retry-After', String(retryAfter));
    throw new ApiError(503, 'store_unavailable', message, undefined, { cause: error });
  }
}

const codes = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Whether an error of Koa's means that the client disconnected or sent malformed HTTP. Such errors are not logged: there is
 * nothing to fix, and those of Node's parser carry the raw bytes, which may be what a visitor typed.
 */
export function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code !== undefined && (codes.has(code) || code.startsWith('HPE_'));
}

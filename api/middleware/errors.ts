import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Messages } from '../../data/rules/schema/messages.ts';
import { ApiError, notFound } from '../errors.ts';
import { withoutValues } from '../log.ts';
import { redirectRefusedForm } from './forms.ts';

/**
 * Turns every error under `/api` into the JSON envelope, or for a plain form into a redirect to its page; never a
 * stack. Unexpected errors and causes are logged.
 */
export function apiErrors(log: Logger, texts: Pick<Messages['apiResponses'], 'failed' | 'notSaved'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body === undefined) throw notFound(`There is no ${ctx.path}.`);
      if ((ctx.status === 405 || ctx.status === 501) && ctx.body === undefined)
        throw new ApiError(405, 'method_not_allowed', `${ctx.path} takes ${ctx.response.get('Allow')}.`);
    } catch (error) {
      const { status, code, message, fields, details, cause } = asApiError(error, texts);
      if (cause !== undefined) log.error({ err: withoutValues(cause), id: ctx.state.id }, 'request failed');
      if (code === storeUnavailable) ctx.set('Retry-After', String(retryAfter));
      if (redirectRefusedForm(ctx, { status })) return;
      ctx.status = status;
      ctx.body = { success: false, error: { code, message, ...(fields ? { fields } : {}), ...details } };
    }
  };
}

function asApiError(error: unknown, { failed, notSaved }: Pick<Messages['apiResponses'], 'failed' | 'notSaved'>) {
  if (error instanceof ApiError) return error;
  return error instanceof StoreFailure
    ? new ApiError(503, storeUnavailable, notSaved, undefined, { cause: error.cause })
    : new ApiError(500, 'internal', failed, undefined, { cause: error });
}

const storeUnavailable = 'store_unavailable';
/** Seconds in `Retry-After` while the store is unavailable. */
const retryAfter = 30;

class StoreFailure extends Error {}

/** Awaits the store on behalf of a request. Its failure means that nothing was stored, and is answered with 503. */
export const fromStore = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw new StoreFailure('The store does not answer.', { cause });
  });

const codes = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Whether an error of Koa's means that the client disconnected or sent malformed HTTP. Such errors are not logged: there is
 * nothing to fix, and those of Node's parser carry the raw bytes, which may be what a visitor typed.
 */
export function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code !== undefined && (codes.has(code) || code.startsWith('HPE_'));
}

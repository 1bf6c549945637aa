import type { Context } from 'koa';
import { ApiError } from '../errors.ts';

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

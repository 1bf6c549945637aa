import type { Context } from 'koa';
import { ApiError } from '../errors.ts';

/** Seconds in `Retry-After` while the store is unavailable. */
const retryAfter = 30;

/**
 * Awaits the store on behalf of a request. Its failure means that nothing was stored.
 * @throws ApiError 503 with `Retry-After`
 */
export async function fromStore<Result>(ctx: Context, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    ctx.set('Retry-After', String(retryAfter));
    throw new ApiError(
      503,
      'store_unavailable',
      'Your request could not be saved just now. Please try again in a moment.',
      undefined,
      { cause: error },
    );
  }
}

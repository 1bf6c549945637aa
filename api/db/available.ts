import type { Context } from 'koa';
import { ApiError } from '../errors.ts';

/** Seconds after which a client may try again while the store is away. */
const retryAfter = 30;

/**
 * Waits for the store on behalf of a request. When the store fails, nothing was kept: the client is told so, and when to
 * try again.
 * @throws ApiError 503
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

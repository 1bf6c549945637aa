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
      const { status, code, message, fields } = known ?? new ApiError(500, 'internal', failed);
      if (redirectRefusedForm(ctx, { status })) return;
      ctx.status = status;
      ctx.body = { success: false, error: { code, message, ...(fields ? { fields } : {}) } };
    }
  };
}

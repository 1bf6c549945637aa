import type { Context, DefaultContext, DefaultState, Middleware } from 'koa';
import { safeParse, type core } from 'zod/mini';
import { fieldErrors } from '../../data/rules/text/fieldErrors.ts';
import { ApiError, invalidFields } from '../errors.ts';
import { formPageOf, redirectInvalidForm, isForm } from './forms.ts';

/** What `validate` adds to the context: the request body as the schema returns it. */
export interface Validated<Input> {
  input: Input;
}

type Schema<Input> = core.$ZodType<Input>;

/**
 * Parses `ctx.request.body` with a schema, or with the one that a function chooses for the body, and sets `ctx.input`.
 * An invalid plain form gets its `check` page, everything else an `ApiError` 400 with a message for each field, unless the
 * endpoint answers it itself with `refuse`. An endpoint without `setFormPage` takes JSON alone. Expects the body to be read
 * already, see `guards.ts`.
 */
export function validate<Input>(
  schema: Schema<Input> | ((body: unknown) => Schema<Input>),
  refuse: (ctx: Context, error: ApiError) => Promise<void> | void = refuseInput,
): Middleware<DefaultState, DefaultContext & Validated<Input>> {
  return async (ctx, next) => {
    if (isForm(ctx) && formPageOf(ctx) === undefined)
      throw new ApiError(415, 'unsupported_media_type', 'Send application/json.');
    const body = ctx.request.body ?? {};
    const parsed = safeParse(typeof schema === 'function' ? schema(body) : schema, body);
    if (!parsed.success) return refuse(ctx, invalidFields(fieldErrors(parsed.error)));
    ctx.input = parsed.data;
    return next();
  };
}

function refuseInput(ctx: Context, error: ApiError): void {
  const formPage = formPageOf(ctx);
  if (!isForm(ctx) || formPage === undefined) throw error;
  redirectInvalidForm(ctx, formPage, error.fields ?? {});
}

import { fieldErrorsMessages } from '#data/messages/fieldErrors.ts';
import { telAddress } from '#data/rules/text/dialled.ts';
import { fieldErrors } from '#data/rules/text/fieldErrors.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { ZodMiniType } from 'zod/mini';
import type { FormDefinition } from './formDefinition.ts';

/**
 * Makes a function that checks by a schema, and asks, once for each text, about a telephone number that cannot be dialled. Sent again,
 * it is taken as it is.
 */
export function makeValidator<FormRequest extends { phone?: string | undefined }>(
  schema: ZodMiniType<FormRequest>,
): (values: object) => ReturnType<FormDefinition<FormRequest>['validate']> {
  let asked: string | undefined;
  return (values) => {
    const parsed = schema.safeParse(values);
    if (!parsed.success) return { errors: fieldErrors(parsed.error) };
    const { phone } = parsed.data;
    if (!phone || phone === asked || telAddress(phone)) return { request: parsed.data };
    asked = phone;
    return { errors: { phone: fill(fieldErrorsMessages.phoneDoubtful, { phone }) } };
  };
}

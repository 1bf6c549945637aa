import type { core } from 'zod/mini';

/** The first message for each field that failed validation, by the field's name; forms and API show the same. */
export function fieldErrors(error: core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[String(path[0] ?? '')] ??= message;
  return messages;
}

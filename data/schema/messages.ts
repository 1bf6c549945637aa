import { z } from 'zod';
import { messages } from '../messages/index.ts';
import { placeholdersIn } from '../text/fill.ts';

/** The project's own messages: they tell the keys and the placeholders that the messages of every data folder have. */
export type Messages = typeof messages;

/** Messages with the keys of the project's own and any texts. */
export type MessagesInput<T = Messages> = {
  readonly [K in keyof T]: T[K] extends string ? string : MessagesInput<T[K]>;
};

/**
 * The type of the output is that of the project's own messages, whose literal texts carry the placeholders that `fill`
 * requires; the texts themselves are those of the data folder.
 */
export const messagesSchema = messageSchemaOf(messages) as unknown as z.ZodType<Messages, MessagesInput>;

/** A schema for texts with the same keys and placeholders as `model`. */
export function messageSchemaOf(model: object): z.ZodType {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(model).map(([key, value]) => [
        key,
        typeof value === 'string' ? textLike(value) : messageSchemaOf(value as object),
      ]),
    ),
  );
}

function textLike(model: string): z.ZodType {
  const wanted = names(model);
  return z
    .string()
    .min(1, 'Write the text.')
    .refine(
      (text) => names(text).join() === wanted.join(),
      wanted.length > 0
        ? `Use the placeholders ${wanted.map((name) => `{${name}}`).join(', ')} and no other.`
        : 'Remove its placeholders: nothing is filled in there.',
    );
}

function names(text: string): string[] {
  return [...new Set(placeholdersIn(text))].sort();
}

import { z } from 'zod';
import { messages } from '../../messages/index.ts';
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

/**
 * A schema for texts with the same keys and placeholders as `model`. It walks through them itself: a schema of zod's for each
 * of some 2,000 texts took 15 MB of every process that reads the records.
 */
export function messageSchemaOf(model: object): z.ZodType {
  return z.unknown().check(({ value, issues }) => {
    issues.push(...differences(model, value, []));
  });
}

/** Where `value` differs from `model`, an object of texts and objects, in keys, types or placeholders. */
function differences(model: object, value: unknown, path: string[]): z.core.$ZodRawIssue[] {
  if (!z.core.util.isPlainObject(value)) return [{ code: 'invalid_type', expected: 'object', input: value, path }];
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(model, key));
  return [
    ...Object.entries(model).flatMap(([key, part]) =>
      typeof part === 'string'
        ? textDifferences(part, value[key], [...path, key])
        : differences(part, value[key], [...path, key]),
    ),
    ...(unknown.length > 0 ? [{ code: 'unrecognized_keys', keys: unknown, input: value, path } as const] : []),
  ];
}

function textDifferences(model: string, text: unknown, path: string[]): z.core.$ZodRawIssue[] {
  if (typeof text !== 'string') return [{ code: 'invalid_type', expected: 'string', input: text, path }];
  if (text === '') return [{ code: 'custom', message: 'Write the text.', input: text, path }];
  const wanted = names(model);
  if (names(text).join() === wanted.join()) return [];
  const message =
    wanted.length > 0
      ? `Use the placeholders ${wanted.map((name) => `{${name}}`).join(', ')} and no other.`
      : 'Remove its placeholders: nothing is filled in there.';
  return [{ code: 'custom', message, input: text, path }];
}

function names(text: string): string[] {
  return [...new Set(placeholdersIn(text))].sort();
}

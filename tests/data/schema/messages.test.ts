import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { messageSchemaOf } from '#data/rules/schema/messages.ts';
import { describeIssues, errorMap } from '#data/rules/schema/describe.ts';

const users = { one: '1 user', other: '{count} users' };
const schema = z.strictObject({
  messages: messageSchemaOf({ send: 'Send', greeting: 'Hello {name} of {firm}', users }),
});
const right = {
  send: 'Post it',
  greeting: '{firm}: {name}, {name}',
  users: { one: 'one user', other: '{count} people' },
};

function faultsOf(messages: unknown): string[] {
  const records = { messages };
  const parsed = schema.safeParse(records, { error: errorMap });
  return parsed.success ? [] : describeIssues(parsed.error.issues, records);
}

describe('Messages of a data folder', () => {
  test('say the same in other words, with the same placeholders', () => {
    expect(faultsOf(right)).toEqual([]);
  });

  test.each([
    [
      'a placeholder that is missing',
      { ...right, greeting: 'Hello {name}' },
      'Use the placeholders {firm}, {name} and no other.',
    ],
    [
      'a placeholder that is unknown',
      { ...right, greeting: '{firm} {name} {city}' },
      'Use the placeholders {firm}, {name} and no other.',
    ],
    [
      'a placeholder where nothing is filled in',
      { ...right, send: 'Send {name}' },
      'Remove its placeholders: nothing is filled in there.',
    ],
    [
      'a name that is misspelt',
      { ...right, users: { one: 'one user', othr: '{count} people' } },
      'messages: users.othr is "{count} people", but the field is called other. Rename it.',
    ],
  ])('are refused for %s', (_, messages, remedy) => {
    expect(faultsOf(messages)).toEqual([expect.stringContaining(remedy)]);
  });
});

import { describe, expect, test } from 'vitest';
import { messageSchemaOf } from '#data/schema/messages.ts';
import { describeIssues, errorMap } from '#data/schema/describe.ts';

const schema = messageSchemaOf({
  send: 'Send',
  greeting: 'Hello {name} of {firm}',
  users: { one: '1 user', other: '{count} users' },
});
const right = {
  send: 'Post it',
  greeting: '{firm}: {name}, {name}',
  users: { one: 'one user', other: '{count} people' },
};

function faultsOf(messages: object): string[] {
  const parsed = schema.safeParse(messages, { error: errorMap });
  return parsed.success ? [] : describeIssues(parsed.error.issues, messages);
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
    ['an empty text', { ...right, send: '' }, 'Write the text.'],
  ])('are refused for %s', (_, messages, remedy) => {
    expect(faultsOf(messages)).toEqual([expect.stringContaining(remedy)]);
  });

  test('are refused for a text that is missing or unknown', () => {
    const { send: _, ...rest } = right;
    expect(faultsOf(rest)).toHaveLength(1);
    expect(faultsOf({ ...right, sent: 'Sent' })).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { addReply, addApology, startConversation, addQuestion } from '#src/features/chat/conversation.ts';
import { readConversation, writeConversation } from '#src/features/chat/conversationStorage.ts';

const replied = addReply(
  addQuestion(startConversation(1), 'Hello', 2),
  { response: 'Hello!', links: [{ title: 'Blog', href: '/blog' }], handOver: true },
  3,
);
const whole = addApology(addQuestion(replied, 'And?', 4), 'Please call.', 5);
const withMessages = (...messages: unknown[]) => JSON.stringify({ startedAt: 1, messages });
const message = { id: 1, role: 'user', content: 'Hello', at: 2 };

describe('the conversation that a session keeps', () => {
  it('comes back as it was', () => {
    expect(readConversation(writeConversation(whole))).toEqual(whole);
    expect(readConversation(writeConversation(startConversation(9)))).toEqual(startConversation(9));
  });

  it.each([
    ['', 'nothing'],
    ['{', 'cut in two'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['{"messages":[]}', 'without a beginning'],
    ['{"startedAt":"now","messages":[]}', 'with a text for a time'],
    ['{"startedAt":1e300,"messages":[]}', 'with a time that no clock shows'],
    [withMessages(null), 'with an empty message'],
    [withMessages({ ...message, role: 'system' }), 'with another role'],
    [withMessages({ ...message, content: 7 }), 'with a number for a text'],
    [withMessages({ ...message, id: 'one' }), 'without a number for its id'],
    [withMessages({ ...message, at: null }), 'without a time'],
    [withMessages(message, message), 'with a message twice'],
    [
      withMessages(...Array.from({ length: 51 }, (_, index) => ({ ...message, id: index + 1 }))),
      'longer than ever kept',
    ],
  ])('is none where it is %j, %s', (text) => {
    expect(readConversation(text)).toBeUndefined();
  });

  it('leads to no other site, whoever wrote it', () => {
    const [kept] =
      readConversation(
        withMessages({ ...message, role: 'assistant', links: [{ title: 'Prize', href: '//other.example' }] }),
      )?.messages ?? [];
    expect(kept).toEqual({ ...message, role: 'assistant' });
  });
});

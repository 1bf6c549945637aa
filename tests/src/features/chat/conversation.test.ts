import { describe, expect, it } from 'vitest';
import {
  addReply,
  addApology,
  startConversation,
  earlierMessages,
  addQuestion,
  unanswered,
} from '#src/features/chat/conversation.ts';
import { maxMessages } from '#src/features/chat/chatSchema.ts';

const asked = addQuestion(startConversation(1), 'What does it cost?', 2);
const replied = addReply(asked, { response: 'From 100.', suggestions: ['For how many?'] }, 3);
const failed = addApology(addQuestion(replied, 'And setup?', 4), 'Please call.', 5);

it('a conversation grows from one message to the next', () => {
  expect(replied).toEqual({
    startedAt: 1,
    messages: [
      { id: 1, role: 'user', content: 'What does it cost?', at: 2 },
      { id: 2, role: 'assistant', content: 'From 100.', at: 3, suggestions: ['For how many?'] },
    ],
  });
});

it('a conversation keeps the newest fifty messages, and counts on', () => {
  let long = startConversation(0);
  for (let count = 1; count <= maxMessages + 7; count++) long = addQuestion(long, `Message ${count}`, count);
  expect(long.messages).toHaveLength(50);
  expect(long.messages.at(0)?.content).toBe('Message 8');
  expect(long.messages.at(-1)?.id).toBe(57);
});

it('a question without a reply can be asked again, without the apology in its place; another, or none, cannot', () => {
  expect(unanswered(failed)?.messages.map(({ content }) => content)).toEqual([
    'What does it cost?',
    'From 100.',
    'And setup?',
  ]);
  expect([unanswered(asked), unanswered(replied), unanswered(startConversation(1))]).toEqual([
    asked,
    undefined,
    undefined,
  ]);
});

describe('what travels with a question', () => {
  it('is nothing at first, and then what was said before, as role and content, without apologies', () => {
    expect(earlierMessages(asked)).toEqual([]);
    expect(earlierMessages(addQuestion(failed, 'Hello?', 6))).toEqual([
      { role: 'user', content: 'What does it cost?' },
      { role: 'assistant', content: 'From 100.' },
      { role: 'user', content: 'And setup?' },
    ]);
  });

  it('is the end of a long conversation, twenty messages at most', () => {
    let long = startConversation(0);
    for (let count = 1; count <= 40; count++) long = addQuestion(long, `Message ${count}`, count);
    expect(earlierMessages(long)).toHaveLength(20);
    expect(earlierMessages(long).at(-1)?.content).toBe('Message 39');
  });

  it('leaves room for the question in the 16 KiB that the API reads, in any script', () => {
    let long = startConversation(0);
    for (let count = 1; count <= 12; count++) long = addQuestion(long, '漢'.repeat(1000), count);
    const body = JSON.stringify({ message: '漢'.repeat(2000), conversation: earlierMessages(long) });
    expect(earlierMessages(long).length).toBeGreaterThan(0);
    expect(new TextEncoder().encode(body).length).toBeLessThan(16 * 1024);
  });
});

import { expect, it, vi } from 'vitest';
import { maxMessages, type Reply } from '#src/features/chat/chatSchema.ts';
import {
  addApology,
  addQuestion,
  addReply,
  append,
  earlierMessages,
  startConversation,
} from '#src/features/chat/conversation.ts';
import { makeConversationStore } from '#src/features/chat/conversationStore.ts';

/** A conversation of questions alone. */
const conversationOf = (count: number, text: (count: number) => string) =>
  Array.from({ length: count }, (_, index) => index + 1).reduce(
    (conversation, number) => addQuestion(conversation, text(number), number),
    startConversation(0),
  );

it('a conversation keeps the newest fifty messages, and counts on', () => {
  const { messages } = conversationOf(maxMessages + 7, (count) => `Message ${count}`);
  expect(messages).toHaveLength(50);
  expect([messages.at(0)?.content, messages.at(-1)?.id]).toEqual(['Message 8', 57]);
});

it('what travels with a question is what was said before, without apologies', () => {
  const replied = addReply(
    conversationOf(1, () => 'What does it cost?'),
    { response: 'From 100.' },
    2,
  );
  const failed = addApology(addQuestion(replied, 'And setup?', 3), 'Please call.', 4);
  expect(earlierMessages(addQuestion(failed, 'Hello?', 5)).map(({ role, content }) => `${role}: ${content}`)).toEqual([
    'user: What does it cost?',
    'assistant: From 100.',
    'user: And setup?',
  ]);
});

it('what travels with a question is the end of a long conversation, twenty messages at most, which the API takes', () => {
  const earlier = earlierMessages(conversationOf(40, (count) => `Message ${count}`));
  expect([earlier.length, earlier.at(-1)?.content]).toEqual([20, 'Message 39']);
});

it('what travels with a question leaves room for it in the 16 KiB that the API reads, in any script', () => {
  const conversation = earlierMessages(conversationOf(12, () => '漢'.repeat(1000)));
  const body = JSON.stringify({ message: '漢'.repeat(2000), conversation });
  expect(conversation.length).toBeGreaterThan(0);
  expect(new TextEncoder().encode(body).length).toBeLessThan(16 * 1024);
});

// What is sent, the words where no reply comes, and that a session keeps it all: tested in a browser.
it('while a reply is on its way nothing else is sent, and what a person writes is kept', async () => {
  const storage = { getItem: () => null, setItem() {} };
  vi.stubGlobal('window', { sessionStorage: storage, localStorage: storage });
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const store = makeConversationStore({ now: () => 1000, ask: () => promise });
  expect([store.send('One', String), store.send('Two', String)]).toEqual([true, false]);
  const notice = { role: 'assistant', content: 'Sam is here.', at: 1000, person: { kind: 'notice' } } as const;
  store.change((conversation) => append(conversation, notice));
  resolve({ response: 'Two' });
  await vi.waitFor(() => expect(store.state().pending).toBe(false));
  const said = store.state().conversation.messages.map(({ content }) => content);
  expect(said).toEqual(['One', 'Sam is here.', 'Two']);
  vi.unstubAllGlobals();
});

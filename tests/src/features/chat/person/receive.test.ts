import { expect, test } from 'vitest';
import { messages } from '#data/messages/index.ts';
import { fill } from '#data/rules/text/fill.ts';
import { chatKey, handoverKey, seenKey, unreadKey } from '#src/features/chat/chatData.ts';
import { functionalKeys } from '#src/features/consent/functionalKeys.ts';
import {
  addQuestion,
  addReply,
  earlierMessages,
  startConversation,
  unanswered,
} from '#src/features/chat/conversation.ts';
import { readConversation } from '#src/features/chat/chatSchema.ts';
import {
  addUnsent,
  endGone,
  markSent,
  receive,
  takeRefused,
  transcriptOf,
  unsentOf,
} from '#src/features/chat/person/receive.ts';

const begun = addReply(addQuestion(startConversation(7), 'Hello', 8), { response: 'Hi' }, 9);
const texts = messages.handover;

test('what the page has said itself comes back from the service as the same, and a message of a person as a new one', () => {
  const [hello, hi] = transcriptOf(begun);
  expect([hello, hi]).toEqual([
    { role: 'user', content: 'Hello', at: 8, key: '7.1' },
    { role: 'assistant', content: 'Hi', at: 9, key: '7.2' },
  ]);
  const again = { number: 1, at: 8, sender: 'visitor', text: 'Hello', key: '7.1' } as const;
  expect(receive(begun, again, texts).conversation.messages).toEqual(begun.messages);
  const said = { number: 2, at: 10, sender: 'person', text: 'Good day', name: 'Ada', role: 'Desk' } as const;
  const { conversation } = receive(begun, said, texts);
  expect(conversation.messages.at(-1)).toMatchObject({ content: 'Good day', person: { kind: 'said', name: 'Ada' } });
  // In another tab everything is new.
  expect(receive(startConversation(70), again, texts).conversation.messages).toMatchObject([{ content: 'Hello' }]);
});

test('what the assistant said in one tab is not said again by another that asks for a person', () => {
  const said = { number: 2, at: 9, sender: 'assistant', text: 'Hi', key: '7.2' } as const;
  const other = receive(startConversation(70), said, texts).conversation;
  const reloaded = readConversation(JSON.stringify(other)) ?? other;
  expect(transcriptOf(reloaded)).toEqual([{ role: 'assistant', content: 'Hi', at: 9, key: '7.2' }]);
});

test('a message to a person waits until the service has it, across a reload, and neither it nor the answer goes to the assistant', () => {
  const waiting = readConversation(JSON.stringify(addUnsent(begun, 'To you', 10))) ?? begun;
  const unsent = unsentOf(waiting);
  expect(unsent?.content).toBe('To you');
  const sent = markSent(waiting, unsent?.person?.key ?? '', 5);
  expect(unsentOf(sent)).toBeUndefined();
  expect(unanswered(sent)).toBeUndefined();
  const asked = addQuestion(sent, 'And you?', 11);
  expect(earlierMessages(asked).map(({ content }) => content)).toEqual(['Hello', 'Hi']);
});

test('of a conversation that the service has no more, what was not sent is given back, and a notice says that it has ended', () => {
  const sent = addUnsent(begun, 'Sent', 10);
  const key = unsentOf(sent)?.person?.key ?? '';
  const both = addUnsent(addUnsent(markSent(sent, key, 5), 'One', 11), 'Two', 12);
  const { conversation, unsent } = endGone(both, 13, texts);
  expect(unsent).toBe('One\nTwo');
  expect(conversation.messages.slice(-2).map(({ content }) => content)).toEqual(['Sent', texts.goneUnsent]);
  expect(endGone(begun, 13, texts).conversation.messages.at(-1)?.content).toBe(texts.gone);
});

test('a message that the service never takes is given back with the reason, and what follows goes on', () => {
  const both = addUnsent(addUnsent(begun, 'Too long', 10), 'Next', 11);
  const key = unsentOf(both)?.person?.key ?? '';
  const { conversation, unsent } = takeRefused(both, key, { at: 12, reason: 'Write less.', texts });
  expect(unsent).toBe('Too long');
  expect(unsentOf(conversation)?.content).toBe('Next');
  expect(conversation.messages.at(-1)?.content).toBe(fill(texts.refused, { reason: 'Write less.' }));
});

test('what the chat keeps is among what stays when consent is refused', () => {
  const { local, session } = functionalKeys;
  expect([...local, ...session]).toEqual(expect.arrayContaining([handoverKey, seenKey, chatKey, unreadKey]));
});

test('notices say who came and what follows', () => {
  const at = { number: 1, at: 1, sender: 'notice' } as const;
  const taken = receive(begun, { ...at, text: 'taken', name: 'Ada', role: 'Desk' }, texts);
  expect(taken.conversation.messages.at(-1)?.content).toBe('Ada, Desk, is here and reads your conversation.');
  expect(taken.happened).toMatchObject({ phase: 'taken', form: false });
  expect(receive(begun, { ...at, text: 'late' }, texts).happened).toMatchObject({ phase: 'late', form: true });
  expect(receive(begun, { ...at, text: 'closed' }, texts).happened).toMatchObject({ phase: 'none', over: true });
  // One of a newer service.
  expect(receive(begun, { ...at, text: 'unheard-of' }, texts)).toEqual({ conversation: begun, happened: undefined });
});

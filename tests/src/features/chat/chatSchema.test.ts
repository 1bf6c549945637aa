import { describe, expect, it } from 'vitest';
import { answerSchema, readConversation } from '#src/features/chat/chatSchema.ts';
import { addReply, addApology, startConversation, addQuestion } from '#src/features/chat/conversation.ts';

const readReply = (answer: unknown) => answerSchema.parse(answer).data;
const withData = (data: unknown) => ({ success: true, data });

describe('an answer of the assistant', () => {
  it('gives its text, its links, what to ask next and whether a person should go on', () => {
    const data = {
      response: ' From 100. ',
      links: [{ title: 'Pricing', href: '/pricing', score: 3 }],
      suggestions: ['For ten people?'],
      chips: [{ label: '10 people', say: 'Change the number' }],
      actions: [{ kind: 'call', title: 'Call 911', number: '911' }],
      state: { quote: { people: 10 } },
      handOver: true,
      intent: 'price',
    };
    expect(readReply({ ...withData(data), response: 'From 100.' })).toEqual({
      response: 'From 100.',
      links: [{ title: 'Pricing', href: '/pricing' }],
      suggestions: ['For ten people?'],
      chips: [{ label: '10 people', say: 'Change the number' }],
      actions: [{ kind: 'call', title: 'Call 911', number: '911' }],
      state: { quote: { people: 10 } },
      handOver: true,
    });
  });

  it.each([
    ['a text', 'Sign in to the network'],
    ['an empty reply', withData({ response: '  ' })],
    ['no success', { success: false, data: { response: 'Hello' } }],
    ['an error', { success: false, error: { code: 'internal', message: 'Something went wrong.' } }],
  ])('is refused where it is %s', (_, answer) => {
    expect(() => readReply(answer)).toThrow();
  });

  it.each(['https://other.example/', '//other.example/', '/\\other.example', 'javascript:alert(1)', 'pricing', ''])(
    'leads to no source at %s',
    (href) => {
      expect(readReply(withData({ response: 'Hello', links: [{ title: 'Source', href }] }))).toEqual({
        response: 'Hello',
      });
    },
  );

  it('leaves out what does not fit, and keeps what does', () => {
    const data = {
      response: 'Hello',
      links: [null, { title: '', href: '/a' }, { title: 'Blog', href: '/blog' }],
      actions: [{ kind: 'call', title: 'Call us', number: 'javascript:1' }],
      suggestions: ['', 3, 'Yes', 'x'.repeat(500)],
      chips: [{ label: '10 people' }],
      handOver: 'yes',
      state: { quote: 'x'.repeat(3000) },
    };
    expect(readReply(withData(data))).toEqual({
      response: 'Hello',
      links: [{ title: 'Blog', href: '/blog' }],
      suggestions: ['Yes'],
    });
  });
});

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
    expect(readConversation(JSON.stringify(whole))).toEqual(whole);
    expect(readConversation(JSON.stringify(startConversation(9)))).toEqual(startConversation(9));
  });

  it.each([
    ['{', 'cut in two'],
    ['{"startedAt":1e300,"messages":[]}', 'with a time that no clock shows'],
    [withMessages({ ...message, role: 'system' }), 'with another role'],
    [withMessages(message, message), 'with a message twice'],
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

import { describe, expect, it } from 'vitest';
import { readReply } from '#src/features/chat/readReply.ts';

const withData = (data: unknown) => ({ success: true, data });

describe('an answer of the assistant', () => {
  it('gives its text, its links, what to ask next and whether a person should go on', () => {
    const data = {
      response: ' From 100. ',
      links: [{ title: 'Pricing', href: '/pricing', score: 3 }],
      suggestions: ['For ten people?'],
      chips: [{ label: '10 people', say: 'Change the number' }, { label: '', say: 'x' }, 7],
      actions: [
        { kind: 'call', title: 'Call 911', number: '911' },
        { kind: 'call', title: 'Call us', number: 'javascript:1' },
      ],
      state: { quote: { people: 10 } },
      handOver: true,
      intent: 'price',
    };
    expect(readReply({ ...withData(data), response: 'From 100.' })).toEqual({
      response: 'From 100.',
      links: [{ title: 'Pricing', href: '/pricing' }],
      suggestions: ['For ten people?'],
      chips: [{ label: '10 people', say: 'Change the number' }],
      actions: [
        { kind: 'call', title: 'Call 911', number: '911' },
        { kind: 'call', title: 'Call us' },
      ],
      state: { quote: { people: 10 } },
      handOver: true,
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Sign in to the network'],
    ['a list', []],
    ['no data', { success: true }],
    ['a text for data', withData('Hello')],
    ['no reply', withData({})],
    ['an empty reply', withData({ response: '  ' })],
    ['a number for a reply', withData({ response: 7 })],
    ['no success', { success: false, data: { response: 'Hello' } }],
    ['success as a text', { success: 'true', data: { response: 'Hello' } }],
    ['an error', { success: false, error: { code: 'internal', message: 'Something went wrong.' } }],
  ])('is refused where it is %s', (_, answer) => {
    expect(() => readReply(answer)).toThrow('The answer holds no reply.');
  });

  it.each([
    'https://other.example/',
    '//other.example/',
    '/\\other.example',
    'javascript:alert(1)',
    'pricing',
    '/pri cing',
    '',
    7,
    undefined,
  ])('leads to no source at %s', (href) => {
    expect(readReply(withData({ response: 'Hello', links: [{ title: 'Source', href }] }))).toEqual({
      response: 'Hello',
    });
  });

  it('leaves out what does not fit, and keeps what does', () => {
    const data = {
      response: 'Hello',
      links: [null, { title: '', href: '/a' }, { title: 'Blog', href: '/blog' }],
      suggestions: ['', 3, 'Yes', 'x'.repeat(500)],
      handOver: 'yes',
      state: { quote: 'x'.repeat(3000) },
    };
    expect(readReply(withData(data))).toEqual({
      response: 'Hello',
      links: [{ title: 'Blog', href: '/blog' }],
      suggestions: ['Yes'],
    });
  });

  it('is bounded', () => {
    const { response, links, suggestions } = readReply(
      withData({
        response: 'x'.repeat(1e6),
        links: Array(99).fill({ title: 'A', href: '/a' }),
        suggestions: Array(99).fill('B'),
      }),
    );
    expect([response.length, links?.length, suggestions?.length]).toEqual([8000, 5, 12]);
  });
});

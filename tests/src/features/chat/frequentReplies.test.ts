import { afterEach, expect, it, vi } from 'vitest';
import { frequentReplies } from '#scripts/build/jsonFiles.ts';
import { loadSite } from '#data/rules/load.ts';
import { ask } from '#src/features/chat/ask.ts';

const site = await loadSite();
const replies = frequentReplies(site);
afterEach(() => vi.unstubAllGlobals());

it('ten questions and the buttons of the greeting have a sure reply at build', () => {
  expect(replies.map(({ question }) => question)).toEqual(expect.arrayContaining([...site.chat.starters]));
  expect(site.assistant.cards.filter(({ frequent }) => frequent)).toHaveLength(10);
  for (const { reply } of replies) expect(reply.response).not.toContain('Is it one of these?');
});

it.each([
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', () => Promise.resolve(new Response('{}', { status: 429 }))],
  ['fails', () => Promise.resolve(new Response('oops', { status: 500 }))],
])('they are answered where the service %s, and others are not', async (_, answer) => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/assistant.json' ? new Response(JSON.stringify(replies)) : answer(),
  );
  const { signal } = new AbortController();
  for (const { question, reply } of replies)
    expect(await ask(question, [], undefined, signal)).toMatchObject({ response: reply.response });
  expect(await ask('Something else', [], undefined, signal)).toMatchObject({ kind: expect.any(String) });
});

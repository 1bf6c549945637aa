import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeWebhook } from '#api/mail/webhook.ts';
import { root } from '#scripts/support/root.ts';
import { startWebhook } from '#tests/support/webhookPeer.ts';

type Receive = (
  headers: unknown,
  body: string,
  secret: string,
  handle: (call: { id: string }) => void,
  now: number,
) => number;

const [, sample = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(root, 'docs/owner.md'), 'utf8')) ?? [];
const start = 1_760_000_000_000;

test('The receiver shown in docs/owner.md takes what is sent, once, and neither forged nor old calls', async () => {
  const { receive } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(sample)}`)) as {
    receive: Receive;
  };
  const peer = await startWebhook();
  const item = { id: 'row-1', payload: '{"event":"lead","id":"lead-1","name":"Zoë 東京 👍"}' };
  await makeWebhook({ url: peer.url, secret: 'a secret', now: () => start })(item);
  await makeWebhook({ url: peer.url, secret: 'a secret', now: () => start + 30_000 })(item);
  const [first, again] = peer.taken;
  if (!first || !again) throw new Error('The webhook was not called twice.');

  const handled: string[] = [];
  const answer = ({ headers, text }: { headers: object; text: string }, now = start + 31_000, secret = 'a secret') =>
    receive(headers, text, secret, ({ id }) => handled.push(id), now);
  expect(answer(first, start + 1000, 'another secret')).toBe(401);
  expect(answer({ ...first, text: first.text.replace('lead-1', 'lead-2') })).toBe(401);
  expect(
    answer({ ...first, headers: { ...first.headers, 'x-webhook-timestamp': '1760003600' } }, start + 3_600_000),
  ).toBe(401);
  expect(answer({ ...first, headers: {} })).toBe(401);
  expect(answer(first, start + 3_600_000)).toBe(401);
  expect(handled).toEqual([]);
  expect([answer(first), answer(first), answer(again)]).toEqual([200, 200, 200]);
  expect(handled).toEqual(['lead-1']);
});

import { randomBytes, randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { HandoverMessage } from '#data/rules/requests/handoverMessage.ts';
import type { TestServer } from '#tests/support/testServer.ts';

/** A visitor's browser in a conversation with a person. */
export function makeVisitor({ url, post }: Pick<TestServer, 'url' | 'post'>) {
  const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')];
  const path = `/api/handover/${id}`;
  return {
    id,
    secret,
    ask: (extra: object = {}) => post('/api/handover', { id, secret, ...extra }),
    say: (text: string, key: string = randomUUID()) => post(`${path}/messages`, { secret, key, text }),
    leave: (lead: object) => post(`${path}/lead`, { secret, consent: true, ...lead }),
    end: () => post(`${path}/end`, { secret }),
    listen: (last?: number) => listen(`${url}${path}/events`, secret, last),
  };
}

interface Listener {
  messages: HandoverMessage[];
  /** What was said, and the names of notices. */
  said(): string[];
  ended: Promise<void>;
  close(): void;
}

/** Opens a stream, and collects what it sends. */
async function listen(url: string, secret: string, last = 0): Promise<Listener> {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const headers = { authorization: `Bearer ${secret}`, 'last-event-id': String(last) };
  const response = await fetch(url, { headers, signal: abort.signal });
  if (response.status !== 200 || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const messages: HandoverMessage[] = [];
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) messages.push(JSON.parse(data));
      }
    }
  };
  return {
    messages,
    said: () => messages.map(({ text }) => text),
    ended: read().catch(() => {}),
    close: () => abort.abort(),
  };
}

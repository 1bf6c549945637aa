import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply, SentMessage } from '#src/features/chat/conversation.ts';
import { makeConversationStore } from '#src/features/chat/conversationStore.ts';

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const apology = 'Please call.';

/** A store whose assistant answers when the test says so. */
function makeStore() {
  const asked: {
    message: string;
    sentMessages: readonly SentMessage[];
    signal: AbortSignal;
    reply(reply: Reply): void;
    fail(): void;
  }[] = [];
  const store = makeConversationStore({
    now: Date.now,
    ask: (message, sentMessages, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ message, sentMessages, signal, reply: resolve, fail: () => reject(new Error('no')) });
      }),
  });
  return {
    store,
    asked,
    said: () => store.state().conversation.messages.map(({ role, content }) => `${role}: ${content}`),
    settle: () => vi.advanceTimersByTimeAsync(0),
  };
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('window', { sessionStorage });
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the conversation of a visit', () => {
  it('takes what is sent, trimmed, and the reply', async () => {
    const { store, asked, said, settle } = makeStore();
    expect(store.send('  Hello \n', apology)).toBe(true);
    expect([said(), store.state().pending, asked[0]?.message]).toEqual([['user: Hello'], true, 'Hello']);
    asked[0]?.reply({ response: 'Hello!' });
    await settle();
    expect([said(), store.state().pending]).toEqual([['user: Hello', 'assistant: Hello!'], false]);
  });

  it.each(['', '  ', '\n\t'])('sends nothing that is empty: %j', (text) => {
    const { store, asked } = makeStore();
    expect([store.send(text, apology), asked.length, store.state().conversation.messages]).toEqual([false, 0, []]);
  });

  it('sends nothing while a reply is on its way', () => {
    const { store, asked, said } = makeStore();
    store.send('One', apology);
    expect(store.send('Two', apology)).toBe(false);
    store.retry(apology);
    expect([asked.length, said()]).toEqual([1, ['user: One']]);
  });

  it('tells what was said before with the next question', async () => {
    const { store, asked, settle } = makeStore();
    store.send('One', apology);
    asked[0]?.reply({ response: 'First' });
    await settle();
    store.send('Two', apology);
    expect(asked.map(({ sentMessages }) => sentMessages)).toEqual([
      [],
      [
        { role: 'user', content: 'One' },
        { role: 'assistant', content: 'First' },
      ],
    ]);
  });

  it('has the words of the interface that asked in place of a reply that does not come', async () => {
    const { store, asked, said, settle } = makeStore();
    store.send('One', apology);
    asked[0]?.fail();
    await settle();
    expect([said(), store.state().pending]).toEqual([['user: One', 'assistant: Please call.'], false]);
  });

  it('asks again without saying anything twice', async () => {
    const { store, asked, said, settle } = makeStore();
    store.send('One', apology);
    asked[0]?.fail();
    await settle();
    store.retry('Other words');
    expect([asked[1]?.message, said(), store.state().pending]).toEqual(['One', ['user: One'], true]);
    asked[1]?.reply({ response: 'At last' });
    await settle();
    expect(said()).toEqual(['user: One', 'assistant: At last']);
    store.retry(apology);
    expect(asked).toHaveLength(2);
  });

  it('says after 10 s that it takes long, and gives up after 30 s', async () => {
    const { store, asked, said, settle } = makeStore();
    store.send('One', apology);
    await vi.advanceTimersByTimeAsync(9999);
    expect(store.state().slow).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state().slow).toBe(true);
    await vi.advanceTimersByTimeAsync(19_999);
    expect([asked[0]?.signal.aborted, store.state().pending]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect([asked[0]?.signal.aborted, store.state(), said()]).toEqual([
      true,
      expect.objectContaining({ pending: false, slow: false }),
      ['user: One', 'assistant: Please call.'],
    ]);
  });

  it('is kept for the session, a question without a reply too', async () => {
    const first = makeStore();
    first.store.send('One', apology);
    const second = makeStore();
    expect([second.said(), second.store.state().pending]).toEqual([['user: One'], false]);
    second.store.retry(apology);
    second.asked[0]?.reply({ response: 'First' });
    await second.settle();
    expect(makeStore().said()).toEqual(['user: One', 'assistant: First']);
  });

  it('begins anew where what was kept cannot be read, and drops it', () => {
    kept.set('chatConversation', '{"startedAt":1,"messages":[{}]}');
    const { store } = makeStore();
    expect([store.state().conversation, kept.size]).toEqual([{ startedAt: 1000, messages: [] }, 0]);
  });

  it('goes on where the browser refuses storage', async () => {
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    const { store, asked, said, settle } = makeStore();
    store.send('One', apology);
    asked[0]?.reply({ response: 'First' });
    await settle();
    expect(said()).toEqual(['user: One', 'assistant: First']);
  });

  it('tells who listens, and nobody else', () => {
    const { store } = makeStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.send('One', apology);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    vi.advanceTimersByTime(10_000);
    expect(listener).toHaveBeenCalledOnce();
  });
});

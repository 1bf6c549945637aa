import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '#src/features/chat/chatSchema.ts';
import { append } from '#src/features/chat/conversation.ts';
import { makeConversationStore } from '#src/features/chat/conversationStore.ts';

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const apology = () => 'Please call.';

/** A store whose assistant answers when the test says so. */
function makeStore() {
  const asked: ((reply: Reply) => void)[] = [];
  const store = makeConversationStore({
    now: Date.now,
    ask: (_, __, _state, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push(resolve);
      }),
  });
  const said = () => store.state().conversation.messages.map(({ role, content }) => `${role}: ${content}`);
  return { store, asked, said, settle: () => vi.advanceTimersByTimeAsync(0) };
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

// What is sent, the words where no reply comes, and that a session keeps it all: tested in a browser.
describe('the conversation of a visit', () => {
  it('sends nothing while a reply is on its way', () => {
    const { store, asked, said } = makeStore();
    store.send('One', apology);
    expect(store.send('Two', apology)).toBe(false);
    store.retry(apology);
    expect([asked.length, said()]).toEqual([1, ['user: One']]);
  });

  it('keeps what a person has written while a reply was on its way', async () => {
    const { store, asked, said, settle } = makeStore();
    store.send('One', apology);
    const notice = { role: 'assistant', content: 'Sam is here.', at: 1000, person: { kind: 'notice' } } as const;
    store.change((conversation) => append(conversation, notice));
    asked[0]?.({ response: 'Two' });
    await settle();
    expect(said()).toEqual(['user: One', 'assistant: Sam is here.', 'assistant: Two']);
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
    asked[0]?.({ response: 'First' });
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

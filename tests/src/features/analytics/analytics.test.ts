import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assistantOf } from '#src/features/analytics/assistants.ts';

describe('An event', () => {
  let track: typeof import('#src/features/analytics/track.ts');
  beforeEach(async () => {
    vi.resetModules();
    track = await import('#src/features/analytics/track.ts');
  });
  afterEach(() => vi.resetModules());

  test('waits until it is known where events go, and goes there', () => {
    const sent = vi.fn();
    track.track('form_submit', { category: 'engagement' });
    track.sendEventsTo(sent);
    track.track('page_view');
    expect(sent.mock.calls).toEqual([
      [{ name: 'form_submit', properties: { category: 'engagement' } }],
      [{ name: 'page_view' }],
    ]);
  });

  test('is forgotten where nothing may be sent, also when that changes later', () => {
    const sent = vi.fn();
    track.track('before');
    track.dropEvents();
    track.track('refused');
    track.holdEvents();
    track.track('allowed');
    track.sendEventsTo(sent);
    expect(sent.mock.calls).toEqual([[{ name: 'allowed' }]]);
  });
});

test.each([
  ['https://chatgpt.com/', 'ChatGPT'],
  ['https://www.perplexity.ai/search?q=x', 'Perplexity'],
  ['https://www.google.com/', undefined],
  ['https://chatgpt.com.evil.example/', undefined],
  ['', undefined],
])('a visitor from "%s" was sent by %s', (referrer, assistant) => {
  expect(assistantOf(referrer)).toBe(assistant);
});

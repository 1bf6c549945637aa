import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assetsIn, cachePage } from '#src/serviceWorker/offlineCache.ts';
import { requestKind } from '#src/serviceWorker/requestKind.ts';
import { networkFirst } from '#src/serviceWorker/networkFirst.ts';

const origin = 'https://site.example';

test.each([
  ['page', 'navigate', '/locations/ajax?x=1'],
  ['page', 'navigate', '/'],
  ['asset', 'no-cors', '/assets/main-abc.js'],
  ['data', 'cors', '/locations/ajax.json'],
  ['none', 'cors', '/api/blog'],
  ['none', 'navigate', '/api/subscribe/confirm'],
  ['none', 'cors', '/api'],
  ['none', 'navigate', '/owner'],
  ['none', 'navigate', '/owner/requests?q=x'],
  ['page', 'navigate', '/ownership'],
  ['none', 'navigate', '/resources/guide.pdf'],
  ['none', 'no-cors', '/images/logo.png'],
  ['none', 'navigate', 'https://other.example/page'],
  ['none', 'no-cors', 'https://other.example/assets/x.js'],
] as const)('%s: a request by %s of %s', (kind, mode, path) => {
  expect(requestKind({ method: 'GET', mode, url: new URL(path, origin).href }, origin)).toBe(kind);
});

test('what is sent is never touched', () => {
  expect(requestKind({ method: 'POST', mode: 'navigate', url: `${origin}/contact` }, origin)).toBe('none');
});

test('the assets of a document are those it names, once each', () => {
  expect(
    assetsIn(
      '<link href="/assets/a.css"/><script src="/assets/b.js"></script><script data-entry="/assets/c.js" ' +
        'data-needs="/assets/d.js /assets/e.js">0</script><use href="/assets/i.svg#x"/><use ' +
        'href="/assets/i.svg#y"/><a href="/about">x</a>',
    ),
  ).toEqual(['/assets/a.css', '/assets/b.js', '/assets/c.js', '/assets/d.js', '/assets/e.js', '/assets/i.svg']);
});

test('a page is kept with all that it names, or not at all', async () => {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (path: string) => kept.get(path),
    put: async (path: string, response: Response) => void kept.set(path, response),
    delete: async (path: string) => kept.delete(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (path: string) => new Response('', { status: path.includes('gone') ? 404 : 200 }));
  // A response of the page's own origin, which only a browser makes.
  const html = { headers: { 'Content-Type': 'text/html' } };
  const page = (script: string) =>
    Object.defineProperty(new Response(`<script src="/assets/${script}.js"></script>`, html), 'type', {
      value: 'basic',
    });
  try {
    await expect(cachePage('/about', page('gone'))).rejects.toThrow('is missing.');
    expect([...kept.keys()]).toEqual([]);
    await cachePage('/about', page('main'));
    expect([...kept.keys()]).toEqual(['/assets/main.js', '/about']);
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('The network first', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const network = new Response('network');
  const cached = new Response('kept');
  const answerAfter = (ms: number) =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(network), ms);
    });
  const settle = async (response: Promise<Response | undefined>) => {
    await vi.runAllTimersAsync();
    return response;
  };

  test.each([
    ['the network, where it is quick', () => answerAfter(2999), cached, network],
    ['what is kept, where the network is slow', () => answerAfter(3001), cached, cached],
    ['the network, where it is slow and nothing is kept', () => answerAfter(60_000), undefined, network],
    ['what is kept, where there is no network', () => Promise.reject(new TypeError()), cached, cached],
    ['nothing, where there is neither', () => Promise.reject(new TypeError()), undefined, undefined],
  ] as const)('%s', async (_, ask, has, response) => {
    expect(await settle(networkFirst(ask(), async () => has))).toBe(response);
  });
});

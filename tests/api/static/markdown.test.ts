import { describe, expect, test } from 'vitest';
import { pageAt, twinAt } from '#tests/support/builtFolder.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

const ask = (path: string, accept?: string) => server.ask(path, accept === undefined ? {} : { Accept: accept });

describe('A page with Markdown beside it', () => {
  test.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9',
    'text/markdown, */*;q=0.1',
    'text/markdown, text/html',
    'text/html;q=0.5, text/markdown;q=0.6',
    'text/html;q=0, text/markdown',
  ])('is sent as Markdown to whoever asks for "%s"', async (accept) => {
    const { status, headers, text } = await ask('/pricing', accept);
    expect([status, headers['content-type'], text]).toEqual([200, 'text/markdown; charset=utf-8', twinAt('/pricing')]);
    expect([headers['content-location'], headers['x-robots-tag']]).toEqual(['/pricing.md', undefined]);
  });

  test.each([
    undefined,
    '*/*',
    'text/html',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0',
    'text/markdown;q=0.1, text/html',
    'application/json',
    '',
    'nonsense',
  ])('is sent as HTML to whoever asks for "%s"', async (accept) => {
    const { status, headers, text } = await ask('/pricing', accept);
    expect([status, headers['content-type'], text]).toEqual([200, 'text/html; charset=utf-8', pageAt('/pricing')]);
    expect(headers['content-location']).toBeUndefined();
  });

  test('tells caches that it depends on what is asked for, with a validator for each', async () => {
    const [html, markdown] = [await ask('/pricing', 'text/html'), await ask('/pricing', 'text/markdown')];
    for (const { headers } of [html, markdown, await ask('/pricing')]) expect(headers.vary).toBe('Accept');
    expect((await ask('/locations', 'text/markdown')).headers.vary).toBeUndefined();
    for (const [held, status] of [
      [markdown, 304],
      [html, 200],
    ] as const) {
      const headers = { Accept: 'text/markdown', 'If-None-Match': String(held.headers.etag) };
      expect((await server.ask('/pricing', headers)).status).toBe(status);
    }
    expect((await ask('/', 'text/markdown')).text).toBe(twinAt('/'));
  });
});

describe('The Markdown itself', () => {
  test.each([
    ['/pricing.md', '/pricing'],
    ['/index.md', '/'],
  ])('at %s is for reading, not for search results', async (address, path) => {
    const headers = { 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' };
    expect(await ask(address, 'text/html')).toMatchObject({ status: 200, headers, text: twinAt(path) });
  });

  test('is not there where a page has none, or an address no page', async () => {
    expect(await ask('/locations.md', 'text/markdown')).toMatchObject({ status: 404, text: 'There is no such file.' });
    expect((await ask('/locations', 'text/markdown')).text).toBe(pageAt('/locations'));
    const { status, headers } = await ask('/nothing', 'text/markdown');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import type { Site } from '#data/schema/site.ts';
import { buildArticle, buildSite } from '#tests/support/buildData.ts';
import { startServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
afterEach(() => server.stop());

const answerOf = async (path: string, method = 'GET') => {
  const { status, headers, text } = await server.ask(path, {}, method);
  return { status, allow: headers.allow, type: headers['content-type'], body: JSON.parse(text) };
};
const json = 'application/json; charset=utf-8';

describe('Under /api everything is answered with the envelope', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api//blog', '/api/blog/restore-test/nothing', '/api/blog.json'])(
    '%s is not there',
    async (path) => {
      server = await startServer();
      expect(await answerOf(path)).toEqual({
        status: 404,
        type: json,
        body: { success: false, error: { code: 'not_found', message: `There is no ${path}.` } },
      });
      expect((await answerOf(path, 'POST')).body).toMatchObject({ success: false, error: { code: 'not_found' } });
    },
  );

  test.each(['DELETE', 'POST', 'PUT', 'PATCH'])('%s on a call that only reads', async (method) => {
    server = await startServer();
    for (const path of ['/api/blog', '/api/blog/restore-test', '/api/blog/restore-test/related', '/healthz']) {
      const message = `${path} takes HEAD, GET.`;
      expect(await answerOf(path, method)).toEqual({
        status: 405,
        allow: 'HEAD, GET',
        type: json,
        body: { success: false, error: { code: 'method_not_allowed', message } },
      });
    }
  });

  test('a method nobody knows', async () => {
    server = await startServer();
    expect(await answerOf('/api/blog', 'PROPFIND')).toMatchObject({
      status: 405,
      allow: 'HEAD, GET',
      body: { success: false, error: { code: 'method_not_allowed' } },
    });
  });

  test('HEAD is answered like GET, without the body', async () => {
    server = await startServer();
    expect(await server.ask('/api/blog', {}, 'HEAD')).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-type': json },
    });
    expect(await server.ask('/api/nothing', {}, 'HEAD')).toMatchObject({
      status: 404,
      text: '',
      headers: { 'content-type': json },
    });
  });

  test('the way to see that the service is up', async () => {
    server = await startServer();
    expect(await answerOf('/healthz')).toEqual({
      status: 200,
      type: json,
      body: { success: true, data: { status: 'ok' } },
    });
  });
});

describe('A handler that fails', () => {
  /** A site whose one article cannot be read once the service runs. */
  const breakingSite = (): { site: Site; fail: () => void } => {
    let failing = false;
    const article = {
      ...buildArticle(),
      get body() {
        if (failing) throw new Error('no disk at /srv/secret\n    at private (of a visitor)');
        return 'Text.';
      },
    };
    return {
      site: { ...buildSite(), articles: [article] },
      fail: () => {
        failing = true;
      },
    };
  };

  test('is answered with 500 and nothing of what went wrong', async () => {
    const { site, fail } = breakingSite();
    server = await startServer(site);
    fail();
    expect(await answerOf('/api/blog/restore-test?q=private')).toEqual({
      status: 500,
      type: json,
      body: { success: false, error: { code: 'internal', message: 'Something went wrong on our side.' } },
    });
  });

  test('is logged with where it happened and the id that the answer names, without its words and the query', async () => {
    const { site, fail } = breakingSite();
    server = await startServer(site);
    fail();
    const { headers } = await server.ask('/api/blog/restore-test?q=private');
    expect(server.log).toEqual([
      expect.objectContaining({
        level: 50,
        id: headers['x-request-id'],
        msg: 'request failed',
        err: { type: 'Error', stack: expect.stringMatching(/^ +at /) },
      }),
      expect.objectContaining({
        level: 30,
        id: headers['x-request-id'],
        msg: 'request',
        route: '/api/blog/:slug',
        status: 500,
      }),
    ]);
    expect(JSON.stringify(server.log)).not.toMatch(/private|secret/);
  });

  test('leaves the others alone', async () => {
    const { site, fail } = breakingSite();
    server = await startServer(site);
    fail();
    await server.ask('/api/blog/restore-test');
    expect((await server.ask('/locations/ajax')).status).toBe(200);
  });
});

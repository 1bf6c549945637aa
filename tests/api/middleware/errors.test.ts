import { describe, expect, test } from 'vitest';
import { buildArticle, buildSite } from '#tests/support/buildData.ts';
import { sharedServer, startServer } from '#tests/support/testServer.ts';

const json = 'application/json; charset=utf-8';

describe('Under /api everything is answered with the envelope', () => {
  const server = sharedServer();
  const answerOf = async (path: string, method = 'GET') => {
    const { status, headers, text } = await server.ask(path, {}, method);
    return { status, allow: headers.allow, type: headers['content-type'], body: JSON.parse(text) };
  };

  test.each(['/api', '/api/', '/api/nothing', '/api//blog', '/api/blog/restore-test/nothing', '/api/blog.json'])(
    '%s is not there',
    async (path) => {
      const body = { success: false, error: { code: 'not_found', message: `There is no ${path}.` } };
      for (const method of ['GET', 'POST'])
        expect(await answerOf(path, method)).toEqual({ status: 404, type: json, body });
    },
  );

  test.each(['DELETE', 'POST', 'PUT', 'PATCH', 'PROPFIND'])('%s on a call that only reads', async (method) => {
    for (const path of ['/api/blog', '/api/blog/restore-test', '/api/blog/restore-test/related', '/healthz']) {
      const error = { code: 'method_not_allowed', message: `${path} takes HEAD, GET.` };
      const body = { success: false, error };
      expect(await answerOf(path, method)).toEqual({ status: 405, allow: 'HEAD, GET', type: json, body });
    }
  });

  test.each([
    ['/api/blog', 200],
    ['/api/nothing', 404],
  ])('HEAD of %s is answered like GET, without the body', async (path, status) => {
    expect(await server.ask(path, {}, 'HEAD')).toMatchObject({ status, text: '', headers: { 'content-type': json } });
  });
});

test('A handler that fails is answered and logged without its words and the query, and leaves the others alone', async () => {
  let failing = false;
  const article = {
    ...buildArticle(),
    get body() {
      if (failing) throw new Error('no disk at /srv/secret\n    at private (of a visitor)');
      return 'Text.';
    },
  };
  const server = await startServer({ ...buildSite(), articles: [article] });
  failing = true;
  const { status, headers, text } = await server.ask('/api/blog/restore-test?q=private');
  const error = { code: 'internal', message: 'Something went wrong on our side.' };
  expect([status, headers['content-type'], JSON.parse(text)]).toEqual([500, json, { success: false, error }]);
  const id = headers['x-request-id'];
  const err = { type: 'Error', stack: expect.stringMatching(/^ +at /) };
  expect(server.log).toMatchObject([
    { level: 50, id, msg: 'request failed', err },
    { level: 30, id, msg: 'request', route: '/api/blog/:slug', status: 500 },
  ]);
  expect(JSON.stringify(server.log)).not.toMatch(/private|secret/);
  expect((await server.ask('/locations/ajax')).status).toBe(200);
});

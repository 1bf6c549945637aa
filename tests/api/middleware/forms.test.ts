import type { Middleware } from 'koa';
import { afterEach, expect, test } from 'vitest';
import { redirectForm, redirectInvalidForm, isForm } from '#api/middleware/forms.ts';
import { type KoaServer, startKoa } from '#tests/support/koaServer.ts';

let server: KoaServer;
afterEach(() => server.stop());

test.each([
  ['application/x-www-form-urlencoded', true],
  ['APPLICATION/X-WWW-FORM-URLENCODED; charset=UTF-8', true],
  ['application/json', false],
  ['application/x-www-form-urlencodedx', false],
  ['multipart/form-data; boundary=x', false],
  ['', false],
  [undefined, false],
])('A form is told from a script by its type: %s', async (type, form) => {
  server = await startKoa(() => [
    (ctx) => {
      ctx.body = { form: isForm(ctx) };
    },
  ]);
  const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
  expect((await server.ask('/', { method: 'POST', headers })).json).toEqual({ form });
});

test.each<[string, Middleware]>([
  ['/contact/sent', (ctx) => redirectForm(ctx, '/contact/sent')],
  // The first field that is wrong.
  ['/contact/check#email', (ctx) => redirectInvalidForm(ctx, '/contact', { email: 'Invalid', message: 'Short' })],
  ['/contact/check', (ctx) => redirectInvalidForm(ctx, '/contact', {})],
  [
    '/contact/check#a%23b%0D%0ASet-Cookie%3A%20x',
    (ctx) => redirectInvalidForm(ctx, '/contact', { 'a#b\r\nSet-Cookie: x': 'Wrong' }),
  ],
])('The browser is sent on to %s', async (location, answer) => {
  server = await startKoa(() => [answer]);
  expect(await server.ask('/', { method: 'POST' })).toMatchObject({ status: 303, headers: { location } });
});

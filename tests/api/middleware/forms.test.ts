import { afterEach, describe, expect, test } from 'vitest';
import { redirectForm, redirectInvalidForm, isForm } from '#api/middleware/forms.ts';
import { type KoaServer, startKoa } from '#tests/support/koaServer.ts';

let server: KoaServer;
afterEach(() => server.stop());

describe('A form is told from a script', () => {
  test.each([
    ['application/x-www-form-urlencoded', true],
    ['application/x-www-form-urlencoded; charset=UTF-8', true],
    ['APPLICATION/X-WWW-FORM-URLENCODED', true],
    ['application/json', false],
    ['application/x-www-form-urlencodedx', false],
    ['multipart/form-data; boundary=x', false],
    ['', false],
  ])('by its type: %s', async (type, form) => {
    server = await startKoa(() => [
      (ctx) => {
        ctx.body = { form: isForm(ctx) };
      },
    ]);
    expect((await server.ask('/', { method: 'POST', headers: { 'Content-Type': type } })).json).toEqual({ form });
  });

  test('and is none without a type', async () => {
    server = await startKoa(() => [
      (ctx) => {
        ctx.body = { form: isForm(ctx) };
      },
    ]);
    expect((await server.ask('/', { method: 'POST' })).json).toEqual({ form: false });
  });
});

describe('The browser is sent on', () => {
  const locationOf = async (answer: Parameters<typeof startKoa>[0]) => {
    server = await startKoa(answer);
    const { status, headers } = await server.ask('/', { method: 'POST' });
    return { status, location: headers.location };
  };

  test('to a page that says what happened', async () => {
    expect(await locationOf(() => [(ctx) => redirectForm(ctx, '/contact/sent')])).toEqual({
      status: 303,
      location: '/contact/sent',
    });
  });

  test('to the first field that is wrong', async () => {
    const fields = { email: 'Invalid email address', message: 'Message is too short' };
    expect(await locationOf(() => [(ctx) => redirectInvalidForm(ctx, '/contact', fields)])).toEqual({
      status: 303,
      location: '/contact/check#email',
    });
  });

  test('to the page alone where no field is named', async () => {
    expect(await locationOf(() => [(ctx) => redirectInvalidForm(ctx, '/contact', {})])).toEqual({
      status: 303,
      location: '/contact/check',
    });
  });

  test('and nowhere else, whatever a field is called', async () => {
    expect(
      await locationOf(() => [(ctx) => redirectInvalidForm(ctx, '/contact', { 'a#b\r\nSet-Cookie: x': 'Wrong' })]),
    ).toEqual({ status: 303, location: '/contact/check#a%23b%0D%0ASet-Cookie%3A%20x' });
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSubscribe } from '#tests/api/subscribers/subscribeServer.ts';
import { buildProvider, buildSite } from '#tests/support/buildData.ts';
import { attribute, elements, named, textOf, theOnly } from '#scripts/support/html.ts';
import { stores } from '#tests/support/stores.ts';
import { parse } from 'parse5';

const email = 'ada@engines.example';
const day = 24 * 60 * 60 * 1000;
const name = 'North & "Shore"';
const form = { method: 'POST', body: new URLSearchParams() };
const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };

describe.each(stores)('the links in mails with a $name store', ({ open }) => {
  let server: Awaited<ReturnType<typeof startSubscribe>>;
  let clock: number;
  let links: { confirm: string; unsubscribe: string };
  const status = async () => (await server.subscribers()).map((subscriber) => subscriber.status);
  const events = async () => (await server.evidence()).map(({ event }) => event);

  beforeEach(async () => {
    clock = 1_760_000_000_000;
    server = await startSubscribe(await open(), {
      now: () => clock,
      site: buildSite({ provider: buildProvider({ name }) }),
    });
    await server.send({ email });
    links = await server.links();
  });
  afterEach(() => server.stop());

  test.each(['confirm', 'unsubscribe'] as const)('to %s: opening it changes nothing, however often', async (which) => {
    for (const method of ['GET', 'HEAD', 'GET']) expect((await server.ask(links[which], { method })).status).toBe(200);
    expect([await status(), await events()]).toEqual([['pending'], ['requested']]);
  });

  test.each([
    ['confirm', 'Confirm subscription'],
    ['unsubscribe', 'Unsubscribe'],
  ] as const)('to %s: the page has one button, which posts where the page is', async (which, label) => {
    const { text, headers } = await server.ask(links[which]);
    const all = elements(parse(text));
    const sent = theOnly(all, 'form');
    expect([attribute(sent, 'method'), attribute(sent, 'action')]).toEqual(['post', links[which]]);
    expect(named(all, 'button').map(textOf)).toEqual([label]);
    expect(all.filter(({ tagName }) => ['script', 'style', 'link', 'img', 'iframe'].includes(tagName))).toEqual([]);
    expect(
      all.flatMap(({ attrs }) => attrs).filter((attr) => attr.name === 'style' || attr.name.startsWith('on')),
    ).toEqual([]);
    expect(attribute(theOnly(all, 'html'), 'lang')).toBe('en-CA');
    expect(textOf(theOnly(all, 'main'))).toContain(name);
    expect(attribute(theOnly(all, 'meta', { name: 'robots' }), 'content')).toBe('noindex, nofollow');
    expect(
      Object.fromEntries(
        ['content-type', 'cache-control', 'referrer-policy', 'x-robots-tag'].map((header) => [
          header,
          headers.get(header),
        ]),
      ),
    ).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('the button confirms, and once more does no harm', async () => {
    for (let time = 0; time < 2; time++)
      expect(await server.ask(links.confirm, form)).toMatchObject({ status: 303, location: '/newsletter/confirmed' });
    expect([await status(), await events()]).toEqual([['active'], ['requested', 'confirmed']]);
  });

  test('the button ends the subscription, and once more does no harm', async () => {
    await server.ask(links.confirm, form);
    clock += 1;
    for (let time = 0; time < 2; time++)
      expect(await server.ask(links.unsubscribe, form)).toMatchObject({ status: 303, location: '/newsletter/left' });
    expect([await status(), await events()]).toEqual([['left'], ['requested', 'confirmed', 'left']]);
  });

  test.each([
    ['a browser that tells no page', { origin: 'null' }],
    ['a mail service on the web', { origin: 'https://mail.example' }],
    ['a mail program', {}],
  ])('the button works from %s', async (_, headers) => {
    expect(await server.ask(links.confirm, { ...form, headers })).toMatchObject({ location: '/newsletter/confirmed' });
    expect(await server.ask(links.unsubscribe, { ...form, headers })).toMatchObject({ location: '/newsletter/left' });
  });

  test('a mail program leaves with one click, as either kind of form, and is not redirected', async () => {
    await server.ask(links.confirm, form);
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    for (const body of [oneClick.body, parts]) {
      expect(await server.ask(links.unsubscribe, { method: 'POST', body })).toMatchObject({
        status: 200,
        location: null,
        body: { success: true },
      });
      expect(await status()).toEqual(['left']);
    }
  });

  test('leaving works years later, with a body that is too large or none at all', async () => {
    await server.ask(links.confirm, form);
    clock += 20 * 365 * day;
    expect(
      await server.ask(links.unsubscribe, { method: 'POST', body: new URLSearchParams({ x: 'x'.repeat(100_000) }) }),
    ).toMatchObject({ status: 303, location: '/newsletter/left' });
    expect(await server.ask(links.unsubscribe, { method: 'POST' })).toMatchObject({
      status: 303,
      location: '/newsletter/left',
    });
    expect(await status()).toEqual(['left']);
  });

  test('a link to confirm is no longer good after seven days', async () => {
    clock += 7 * day;
    for (const init of [{}, form])
      expect(await server.ask(links.confirm, init)).toMatchObject({ status: 303, location: '/newsletter/expired' });
    expect(await status()).toEqual(['pending']);
  });

  test('a link to leave does not confirm, and one to confirm does not leave', async () => {
    const [confirm = '', unsubscribe = ''] = [links.confirm, links.unsubscribe].map((link) => link.split('=')[1]);
    expect(await server.ask(`/api/newsletter/confirm?token=${unsubscribe}`, form)).toMatchObject({
      location: '/newsletter/expired',
    });
    expect(await server.ask(`/api/newsletter/unsubscribe?token=${confirm}`, form)).toMatchObject({
      location: '/newsletter/expired',
    });
    expect(await status()).toEqual(['pending']);
  });

  test.each(['', '?token=', '?token=x', '?token=a&token=b', '?token=%00', '?token=%22%3E%3Cscript%3E'])(
    'a link that is broken (%s) leads to a page that says so',
    async (query) => {
      for (const path of ['/api/newsletter/confirm', '/api/newsletter/unsubscribe']) {
        for (const init of [{}, form])
          expect(await server.ask(path + query, init)).toMatchObject({ status: 303, location: '/newsletter/expired' });
      }
      expect(await server.ask(`/api/newsletter/unsubscribe${query}`, oneClick)).toMatchObject({
        status: 400,
        location: null,
        body: { success: false, error: { code: 'bad_request' } },
      });
    },
  );

  test('who left can sign up and confirm again', async () => {
    await server.ask(links.confirm, form);
    await server.ask(links.unsubscribe, form);
    await server.sent();
    clock += day;
    await server.send({ email });
    expect([await status(), await server.mails()]).toEqual([['pending'], [expect.anything(), expect.anything()]]);
    await server.ask(links.confirm, form);
    expect(await status()).toEqual(['active']);
  });

  test('a link to confirm does not undo leaving', async () => {
    await server.ask(links.confirm, form);
    await server.ask(links.unsubscribe, form);
    expect(await server.ask(links.confirm, form)).toMatchObject({ location: '/newsletter/expired' });
    expect(await status()).toEqual(['left']);
  });
});

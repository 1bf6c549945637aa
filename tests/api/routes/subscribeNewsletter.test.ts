import { parse } from 'parse5';
import { beforeEach, describe, expect, test } from 'vitest';
import { attribute, elements, named, textOf, theOnly } from '#scripts/support/html.ts';
import { email, providerName, startSubscribe, tokensAt } from '#tests/api/subscribers/subscribeServer.ts';
import { stores } from '#tests/support/stores.ts';

const day = 24 * 60 * 60 * 1000;
const form = new URLSearchParams();
const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
const expired = { status: 303, location: '/newsletter/expired' };

describe.each(stores)('the links in mails with a $name store', ({ open }) => {
  let server: Awaited<ReturnType<typeof startSubscribe>>;
  let links: { confirm: string; unsubscribe: string };
  const status = async () => (await server.subscribers()).map((subscriber) => subscriber.status);
  const events = async () => (await server.evidence()).map(({ event }) => event);

  beforeEach(async () => {
    server = await startSubscribe(await open());
    await server.send({ email });
    links = await server.links();
  });

  test.each([
    ['confirm', 'Confirm subscription'],
    ['unsubscribe', 'Unsubscribe'],
  ] as const)('to %s: the page has one button, which posts to it; opening it changes nothing', async (which, label) => {
    for (const method of ['HEAD', 'GET']) expect((await server.ask(links[which], {}, method)).status).toBe(200);
    const { text, headers } = await server.ask(links[which]);
    const all = elements(parse(text));
    const sent = theOnly(all, 'form');
    expect([attribute(sent, 'method'), attribute(sent, 'action')]).toEqual(['post', links[which]]);
    expect(named(all, 'button').map(textOf)).toEqual([label]);
    expect(all.filter(({ tagName }) => ['script', 'link', 'img', 'iframe'].includes(tagName))).toEqual([]);
    expect(
      all.flatMap(({ attrs }) => attrs).filter((attr) => attr.name === 'style' || attr.name.startsWith('on')),
    ).toEqual([]);
    expect(attribute(theOnly(all, 'html'), 'lang')).toBe('en-CA');
    expect(textOf(theOnly(all, 'main'))).toContain(providerName);
    expect(attribute(theOnly(all, 'meta', { name: 'robots' }), 'content')).toBe('noindex, nofollow');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect([await status(), await events()]).toEqual([['pending'], ['requested']]);
  });

  test('the buttons confirm and end the subscription, wherever they are pressed, and once more does no harm', async () => {
    for (const headers of [{ origin: 'null' }, { origin: 'https://mail.example' }, undefined])
      expect(await server.post(links.confirm, form, headers)).toMatchObject({
        status: 303,
        location: '/newsletter/confirmed',
      });
    expect([await status(), await events()]).toEqual([['active'], ['requested', 'confirmed']]);
    expect((await server.evidence()).at(-1)).toEqual({ event: 'confirmed', wordingVersion: '1', page: null });
    for (const headers of [{ origin: 'null' }, { origin: 'https://mail.example' }, undefined])
      expect(await server.post(links.unsubscribe, form, headers)).toMatchObject({
        status: 303,
        location: '/newsletter/left',
      });
    expect([await status(), (await events()).toSorted()]).toEqual([['left'], ['confirmed', 'left', 'requested']]);
    // An older link does not undo it.
    expect(await server.post(links.confirm, form)).toMatchObject(expired);
    expect(await status()).toEqual(['left']);
  });

  test('a mail program leaves with one click, as either kind of form, and is not redirected', async () => {
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    expect(await server.post(links.unsubscribe, oneClick)).toMatchObject({
      status: 200,
      location: null,
      json: { success: true },
    });
    expect(await status()).toEqual(['left']);
    const multipart = await fetch(server.url + links.unsubscribe, { method: 'POST', body: parts, redirect: 'manual' });
    expect([multipart.status, (await multipart.json()).success]).toEqual([200, true]);
  });

  test('leaving works years later, with a body that is too large or none at all', async () => {
    const [, id = ''] = /token=([^.]+)/.exec(links.unsubscribe) ?? [];
    const old = `/api/newsletter/unsubscribe?token=${tokensAt(Date.now() - 20 * 365 * day).make('leave', id)}`;
    for (const body of [new URLSearchParams({ x: 'x'.repeat(100_000) }), ''])
      expect(await server.post(old, body)).toMatchObject({ status: 303, location: '/newsletter/left' });
    expect(await status()).toEqual(['left']);
  });

  test('a link that is older than seven days, for something else, or broken leads to a page that says so', async () => {
    const [, id = ''] = /token=([^.]+)/.exec(links.confirm) ?? [];
    const [confirm, unsubscribe] = [links.confirm, links.unsubscribe].map((link) => link.split('=')[1]);
    const [confirmPath, leavePath] = ['/api/newsletter/confirm', '/api/newsletter/unsubscribe'];
    for (const link of [
      `${confirmPath}?token=${tokensAt(Date.now() - 7 * day).make('confirm', id)}`,
      `${confirmPath}?token=${unsubscribe}`,
      `${leavePath}?token=${confirm}`,
      ...['', '?token=', '?token=x', '?token=a&token=b', '?token=%00', '?token=%22%3E%3Cscript%3E'].flatMap((query) => [
        confirmPath + query,
        leavePath + query,
      ]),
    ]) {
      const opened = await server.ask(link);
      expect([link, opened.status, opened.headers.location]).toEqual([link, 303, '/newsletter/expired']);
      expect(await server.post(link, form)).toMatchObject(expired);
    }
    expect(await server.post(`${leavePath}?token=x`, oneClick)).toMatchObject({
      status: 400,
      location: null,
      json: { success: false, error: { code: 'bad_request' } },
    });
    expect(await status()).toEqual(['pending']);
  });
});

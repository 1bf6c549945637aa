import { describe, expect, test } from 'vitest';
import { suppress } from '#api/mail/suppression.ts';
import { makeSubscribers } from '#api/subscribers/subscribers.ts';
import { buildOutboxMessage } from '#tests/support/buildLead.ts';
import { forged, startDesk } from '#tests/support/ownerDesk.ts';
import { insert, stores } from '#tests/support/stores.ts';

describe.each(stores)('At the desk, on $name,', ({ open }) => {
  const start = async (env: Record<string, string> = {}) => {
    const { store, server, browser } = await startDesk(await open(), { env });
    let at = 1_790_000_000_000;
    const subscribers = makeSubscribers({ store, confirmation: () => [], now: () => at++ });
    /** Asks for the newsletter, confirms and leaves, as far as it says. */
    const sign = async (email: string, state: 'pending' | 'active' | 'left' = 'pending') => {
      await subscribers.request(email, { page: '/blog', wordingVersion: '1' });
      const row = store.db.selectFrom('subscriber').select('id').where('email', '=', email);
      const { id } = await row.executeTakeFirstOrThrow();
      if (state !== 'pending') await subscribers.confirm(id);
      if (state === 'left') await subscribers.leave(id);
    };
    const audited = async () =>
      (await store.db.selectFrom('ownerAudit').select('action').execute()).map((row) => row.action);
    return { store, server, browser, sign, audited };
  };

  test('subscribers are listed with their record of consent, found by state and address, and downloaded', async () => {
    const { store, browser, sign, audited } = await start();
    expect(await browser.read('/owner/subscribers')).toContain('Nobody has signed up yet.');
    const pending = { list: 'newsletter', status: 'pending' } as const;
    // What is older than the retention may go at any moment.
    const waiting = Array.from({ length: 26 }, (_, number) => {
      const at = 1_789_000_000_000 + number;
      return { id: `${number}`, email: `waiting${number}@x.example`, ...pending, createdAt: at, updatedAt: at };
    });
    await insert(store.db, 'subscriber', waiting);
    await sign('=ada@engines.example', 'active');
    await sign('gone@engines.example', 'left');
    await sign('lost@engines.example', 'active');
    await suppress(store.db, 'lost@engines.example', 'bounced', 1);

    const first = await browser.read('/owner/subscribers');
    expect(first).toContain('29 sign-ups');
    expect(first).toContain('In all: Confirmed (1), Bounced (1), Unsubscribed (1), Waiting (26).');
    expect(first).toContain('Page 1 of 2');
    expect(first).toMatch(/Asked for it from \/blog.*?2026.*?Wording 1.*?Confirmed by the link.*?Unsubscribed/s);
    const find = async (query: string) => {
      const { text } = await browser.get(`/owner/subscribers?${query}`);
      return [...text.matchAll(/aria-label="Record of consent of ([^"]+)"/g)].map(([, email]) => email);
    };
    expect(await find('state=active')).toEqual(['=ada@engines.example']);
    expect(await find('state=left')).toEqual(['gone@engines.example']);
    expect(await find('state=bounced')).toEqual(['lost@engines.example']);
    expect(await find('state=pending&page=2')).toEqual(['waiting0@x.example']);
    expect(await find('q=ENGINES')).toHaveLength(3);
    expect(await browser.read('/owner/subscribers?q=%25')).toContain('No subscriber matches.');

    const csv = await browser.post('/owner/subscribers/csv');
    expect(csv.headers['content-disposition']).toMatch(/filename="subscribers-\d{4}-\d\d-\d\d\.csv"/);
    expect(csv.text.split('\r\n')).toEqual([
      '\ufeffemail,Asked for it,From page,Wording,Confirmed',
      expect.stringMatching(/^'=ada@engines\.example,"\w{3,4}\.? \d+, 2026, .*",\/blog,1,"\w{3,4}\.? \d+, 2026, .*"$/),
      '',
    ]);
    const list = (await browser.post('/owner/suppression/csv')).text.split('\r\n');
    expect(list.map((line) => line.split(',').slice(0, 2).join()).toSorted()).toEqual([
      '',
      'gone@engines.example,Unsubscribed',
      'lost@engines.example,Bounced',
      '\ufeffemail,Why',
    ]);
    expect(await audited()).toEqual(['signedIn', 'subscribersExported', 'subscribersExported']);
    // Unsubscribed on the spot; and who asked for the checklist alone is shown apart.
    const signed = await store.db.selectFrom('subscriber').selectAll().execute();
    const id = signed.find(({ email }) => email === '=ada@engines.example')?.id ?? '';
    const listed = await browser.read('/owner/subscribers?q=ada');
    expect(listed).toMatch(/<summary[^>]*>Unsubscribe<\/summary><p>Unsubscribe =ada@engines\.example\?/);
    expect(listed).toContain('action="/owner/suppression?list=q%3Dada%26page%3D1"');
    const left = { email: '=ada@engines.example', reason: 'left', who: id };
    const done = await browser.post('/owner/suppression?list=q%3Dada%26page%3D1', left);
    expect(done.headers.location).toBe(`/owner/subscribers?done=unsubscribedHere&q=ada&page=1&who=${id}`);
    const ended = await browser.read(String(done.headers.location));
    // No list server is told: what sends the newsletter has the address still.
    expect(ended).toContain('=ada@engines.example is unsubscribed here. Take the address out of the program');
    expect(ended).toContain('Unsubscribed by us, at the owner’s desk');
    expect(ended).toContain('href="/owner/subscribers">Show all</a>');
    expect(await find('q=ada')).toHaveLength(1);
    const letter = await browser.post('/owner/privacy/export', { email: left.email, format: 'html' });
    expect(letter.text).toContain('Unsubscribed by us, at the owner’s desk');
    const asked = buildOutboxMessage({ kind: 'checklist', recipient: 'reader@x.example', createdAt: 1 });
    await insert(store.db, 'outbox', asked);
    const after = await browser.read('/owner/subscribers');
    for (const text of ['People who asked for the checklist', 'reader@x.example', 'Unsubscribe waiting25@x.example'])
      expect(after).toContain(text);
    expect(await find('state=left')).toHaveLength(2);
  });

  test('the owner puts an address on the suppression list and takes it off, each with a reason in the log', async () => {
    const { store, browser, sign, audited } = await start();
    await sign('ada@engines.example', 'active');
    expect(await browser.read('/owner/suppression')).toContain('No address is on the list.');
    const wrong = await browser.post('/owner/suppression', { email: 'ada@', reason: 'left' });
    expect([wrong.status, wrong.text.includes('Enter an email address')]).toEqual([400, true]);
    const odd = { email: 'ada@engines.example', reason: 'why' };
    expect((await browser.post('/owner/suppression', odd)).status).toBe(400);
    const added = await browser.post('/owner/suppression', { email: 'Ada@engines.example', reason: 'blocked' });
    expect(added.headers.location).toBe('/owner/suppression?done=unsubscribedHere');
    expect(await browser.read('/owner/suppression?q=ADA')).toContain('1 entry');
    const { status } = await store.db.selectFrom('subscriber').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('left');
    const [entry] = await store.db.selectFrom('suppression').selectAll().execute();
    const lift = { address: entry?.address ?? '', reason: 'blocked', why: 'asked' };
    expect((await browser.post('/owner/suppression/lift', { ...lift, why: '' })).status).toBe(400);
    expect((await browser.post('/owner/suppression/lift', lift, forged)).status).toBe(403);
    for (const done of ['saved', 'gone'])
      expect(await browser.press('/owner/suppression/lift', lift)).toBe(`/owner/suppression?done=${done}`);
    // Whether they subscribe again is theirs to say.
    expect(await store.db.selectFrom('subscriber').select('status').execute()).toEqual([{ status: 'left' }]);
    expect(await audited()).toEqual(['signedIn', 'suppressedBlocked', 'liftedAsked']);
    const subjects = await store.db.selectFrom('ownerAudit').select('subject').execute();
    expect(subjects.flatMap(({ subject }) => subject ?? [])).toEqual([entry?.address, entry?.address]);
    browser.cookies.clear();
    expect((await browser.post('/owner/suppression/lift', lift)).status).toBe(401);
    expect((await browser.get('/owner/subscribers')).status).toBe(303);
  });

  test('who was erased stays on the list without a name, and can be taken off it; a state not known has a word and can be ended', async () => {
    const { store, browser, sign } = await start();
    await sign('odd@x.example');
    const status = 'confirmed' as never;
    await store.db.updateTable('subscriber').set({ status }).execute();
    const listed = await browser.read('/owner/subscribers');
    for (const text of ['>State not known<', 'Unsubscribe odd@x.example']) expect(listed).toContain(text);
    await sign('gone@engines.example', 'left');
    await browser.post('/owner/privacy/erase', { email: 'gone@engines.example', sure: 'yes' });
    const page = await browser.read('/owner/suppression');
    expect(page).toContain('An erased address');
    expect(page).not.toContain('gone@engines');
    expect((await browser.post('/owner/suppression/csv')).text).toBe('\ufeffemail,Why,Since\r\n');
    const [entry] = await store.db.selectFrom('suppression').selectAll().execute();
    const lift = { address: entry?.address ?? '', reason: 'left', why: 'mistake' };
    expect((await browser.post('/owner/suppression/lift', lift)).status).toBe(303);
    expect(await store.db.selectFrom('suppression').selectAll().execute()).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { makeSessions, dropOldSignIns } from '#api/owner/sessions.ts';
import { makeSignIns } from '#api/owner/signIns.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';
import { forged } from '#tests/support/ownerDesk.ts';
import { builtDesk, makeDeskClient } from '#tests/support/deskClient.ts';
import { insert, opened, stores } from '#tests/support/stores.ts';
import { startMailPeer, startServer } from '#tests/support/testServer.ts';

const owner = 'ada@engines.example';
const minute = 60_000;
const hour = 60 * minute;
/** A form about a new request in which nothing else is changed. */
const unchanged = { shown: 'new', state: 'new' };
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

async function start(open: (typeof stores)[number]['open'], more: Record<string, string> = {}) {
  const smtp = await startMailPeer();
  const env = { OWNER_EMAIL: `Ada <${owner}>, bob@engines.example`, SMTP_URL: smtp.url, ...more };
  const server = await startServer(buildSite(), { store: await open(), desk: await builtDesk(), env });
  return {
    server,
    smtp,
    browser: makeDeskClient(server.url),
    /** The code and the link's token of the newest mail. */
    async newest(count = 1) {
      await expect.poll(() => smtp.accepted.length).toBe(count);
      const text = smtp.accepted.at(-1)?.mail.text ?? '';
      return { code: /^\d{6}$/m.exec(text)?.[0] ?? '', token: /token=([\w-]{43})/.exec(text)?.[1] ?? '' };
    },
  };
}

/** Sign-ins without a server, by a clock of their own. */
function signInsOf(store: Store, onCodesUsedUp = (_email: string) => {}) {
  const clock = { now: Date.parse('2026-03-02T12:00:00Z') };
  const parts = { store, owners: [owner], now: () => clock.now };
  const signIns = makeSignIns({ ...parts, onCodesUsedUp });
  const ask = async (address = owner) => {
    let secrets = { link: '', code: '' };
    const { browser, queue } = await signIns.ask(address, (recipient, given) => {
      secrets = given;
      return [buildOutboxMessage({ kind: 'owner-sign-in', recipient })];
    });
    const mailed = (await queue()).length;
    return { browser, mailed, ...secrets };
  };
  return { store, clock, signIns, sessions: makeSessions(parts), ask };
}

const at = (reply: { headers: Record<string, unknown> }) => reply.headers.location;

describe.each(stores)('Signing in to the desk, on $name,', ({ open, address }) => {
  test('takes the code in the browser that asked, once, and ends everywhere when it is told to', async () => {
    const { browser, newest, server, smtp } = await start(open);
    const first = await browser.get('/owner');
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(first.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; /);
    expect(first.text).not.toMatch(/<script|style=/);
    expect((await browser.get(/href="(\/owner\/desk[^"]+)"/.exec(first.text)?.[1] ?? '')).text).toContain(':root');

    const asked = await browser.post('/owner/sign-in', { email: ' ADA@engines.example ' });
    expect([asked.status, at(asked)]).toEqual([303, '/owner/code']);
    expect(asked.headers['set-cookie']?.[0]).toMatch(
      /^__Host-owner-sign-in=[\w-]{43}; Path=\/; Max-Age=900; Secure; HttpOnly; SameSite=Lax$/,
    );
    const { code } = await newest();
    expect(smtp.accepted[0]?.to).toEqual([owner]);

    const stranger = makeDeskClient(server.url);
    expect((await stranger.post('/owner/code', { code })).text).toContain('used up');
    const wrong = await browser.post('/owner/code', { code: wrongOf(code) });
    expect([wrong.status, /That isn(?:'|&#x27;)t the code/.test(wrong.text)]).toEqual([401, true]);
    const before = new Map(browser.cookies);
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Mobile/15E1 Safari/604.1';
    const typed = { code: `${code.slice(0, 3)} ${code.slice(3)}` };
    const right = await browser.post('/owner/code', typed, { 'User-Agent': iPhone });
    expect([right.status, at(right)]).toEqual([303, '/owner/requests']);
    expect(String(right.headers['set-cookie'])).toMatch(
      /__Host-owner=[\w-]{43}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Strict/,
    );

    // A replay: the same cookie and the same code.
    expect((await makeDeskClient(server.url, before).post('/owner/code', { code })).status).toBe(401);

    const account = await browser.get('/owner/account');
    for (const text of ['This device', '>iPhone, Safari<', 'Yes, sign out every device'])
      expect(account.text).toContain(text);
    expect(account.text).not.toContain('Sign out that device');
    expect(account.text).toContain('Signed in');
    const stolen = makeDeskClient(server.url, browser.cookies);
    expect((await stolen.get('/owner/account')).status).toBe(200);
    expect(at(await browser.post('/owner/account/end-all'))).toBe('/owner?done=endedAll');
    expect(at(await stolen.get('/owner/account'))).toBe('/owner?next=%2Fowner%2Faccount');
    expect(JSON.stringify(server.log)).not.toMatch(new RegExp(`${owner}|${code}|token=`));
  });

  test('leads on to the page that was asked for, and to none but those of the desk', async () => {
    const { browser, newest, server } = await start(open);
    const page = '/owner/requests/3f2a9c1b-0000-4000-8000-000000000000';
    const asked = await browser.get(page, { 'Sec-Fetch-Site': 'none' });
    expect(at(asked)).toBe(`/owner?next=${encodeURIComponent(page)}`);
    expect(await browser.read(String(at(asked)))).toContain(`name="next" value="${page}"`);
    const sent = await browser.post('/owner/sign-in', { email: owner, next: page });
    expect(at(sent)).toBe(`/owner/code?next=${encodeURIComponent(page)}`);
    expect(await browser.read(String(at(sent)))).toContain(`You typed: ${owner}`);
    const { code, token } = await newest();
    const phone = makeDeskClient(server.url);
    const arrival = `/owner/arrive?token=${token}&next=${encodeURIComponent(page)}`;
    expect(await phone.read(arrival)).toContain(`name="next" value="${page}"`);
    expect(at(await browser.post('/owner/code', { code, next: page }))).toBe(page);
    expect(at(await browser.get(`/owner?next=${encodeURIComponent(page)}`))).toBe(page);
    for (const next of [
      'https://evil.example/owner/requests',
      '//evil.example/owner/requests',
      '/\\evil.example',
      '/owner/requests/../../evil',
      '/owner//evil.example',
      '/owner/requests?q=a\r\nSet-Cookie:b',
      '/owner/arrive?token=x',
      '/pricing',
    ])
      expect(at(await browser.get(`/owner?${new URLSearchParams({ next })}`)), next).toBe('/owner/requests');
  });

  test('mails no word of whoever asks in the name of an owner, and parses no more than a form has', async () => {
    const { browser, newest, smtp } = await start(open);
    const ask = async (next: string) => {
      const before = smtp.accepted.length;
      expect((await browser.post('/owner/sign-in', { email: owner, next })).status).toBe(303);
      const { token } = await newest(before + 1);
      await browser.post('/owner/arrive', { token });
      return /&next=(\S+)/.exec(smtp.accepted.at(-1)?.mail.text ?? '')?.[1];
    };
    expect(await ask('/owner/requests?q=CALL+1-900-EVIL+NOW')).toBe('%2Fowner%2Frequests');
    expect(await ask('/owner/health?page=2&x=CALL')).toBe('%2Fowner%2Fhealth');
    expect(await ask('/owner/requests?state=overdue')).toBe('%2Fowner%2Frequests%3Fstate%3Doverdue');
    expect(await ask('/owner/requests/CALL-1-900-EVIL-NOW')).toBeUndefined();
    const long = { email: owner, code: '1', token: 'x', next: 'a&'.repeat(2500) };
    for (const path of ['sign-in', 'code', 'arrive'])
      expect([path, (await browser.post(`/owner/${path}`, long)).status]).toEqual([path, 413]);
  });

  test('comes back after a press that was too late to the page of the button, and to none but those of the desk', async () => {
    const { browser, server } = await start(open);
    const here = server.url;
    for (const [path, page, next] of [
      ['/owner/held-back/x', '/owner/held-back?q=ada&done=spam&who=x&page=2', '/owner/held-back?q=ada&page=2'],
      ['/owner/requests/x', '/owner/requests/x?done=saved', '/owner/requests/x'],
      ['/owner/suppression', '/owner/subscribers?state=active', '/owner/subscribers?state=active'],
      ['/owner/sign-out', '/owner/requests', ''],
      ['/owner/privacy/erase', '/owner/privacy', '/owner/privacy'],
      ['/owner/account/end-all', '/owner/arrive?token=x', ''],
    ] as const) {
      const late = await browser.post(path, {}, { Referer: `${here}${page}` });
      expect([path, late.status]).toEqual([path, 401]);
      expect(late.text).toContain('You were signed out');
      expect(late.text).not.toContain('link is used');
      const way = `href="/owner${next ? `?${new URLSearchParams({ next })}` : ''}">Sign in and go back</a>`;
      expect([path, late.text.includes(way)]).toEqual([path, true]);
    }
    for (const Referer of ['https://evil.example/pricing', 'no address', '']) {
      const late = await browser.post('/owner/sign-out', {}, { Referer });
      expect([late.status, late.text.includes('href="/owner">Sign in and go back</a>')]).toEqual([401, true]);
    }
  });

  test('takes the link once, where its button is pressed, and opening it changes nothing', async () => {
    const { browser, newest, server } = await start(open);
    await browser.post('/owner/sign-in', { email: owner });
    const { token, code } = await newest();
    const phone = makeDeskClient(server.url);
    for (let opened = 0; opened < 3; opened++)
      expect(await phone.read(`/owner/arrive?token=${token}`)).toContain('Press the button');
    expect(phone.cookies.size).toBe(0);
    // A token that the browser brought along is no session's afterwards.
    phone.cookies.set('__Host-owner', 'a'.repeat(43));
    expect((await phone.post('/owner/arrive', { token })).status).toBe(303);
    expect(phone.cookies.get('__Host-owner')).not.toBe('a'.repeat(43));
    expect((await phone.get('/owner/account')).status).toBe(200);
    const other = await makeDeskClient(server.url).post('/owner/arrive', { token, next: '/owner/health' });
    expect([other.status, other.text.includes('href="/owner?next=%2Fowner%2Fhealth"')]).toEqual([401, true]);
    // Where it has signed in already, it goes on.
    expect(at(await phone.post('/owner/arrive', { token, next: '/owner/health' }))).toBe('/owner/health');
    expect(await phone.read('/owner/account')).toContain('A device without a name');
    expect((await browser.post('/owner/code', { code })).status).toBe(401);
    // A link in a mail leads to a page that makes the browser ask again, with its strict cookie.
    const arrival = await makeDeskClient(server.url).get('/owner/account', { 'Sec-Fetch-Site': 'cross-site' });
    expect(arrival.text).toContain('content="0; url=/owner/account"');
  });

  test('tells nobody who the owner is, and takes no form from elsewhere', async () => {
    const { browser, newest, server, smtp } = await start(open);
    const unsaid = { Origin: null, 'Sec-Fetch-Site': null };
    for (const headers of [forged, unsaid, { ...unsaid, Origin: 'null' }])
      expect((await browser.post('/owner/sign-in', { email: owner }, headers)).status).toBe(403);
    const unknown = await browser.post('/owner/sign-in', { email: 'eve@evil.example' });
    expect([unknown.status, at(unknown)]).toEqual([303, '/owner/code']);
    expect((await browser.post('/owner/code', { code: '123456' })).text).toContain('That isn&#x27;t the code');
    // The same words, whatever was mailed.
    const shown = async (email: string) => {
      const asked = makeDeskClient(server.url);
      await asked.post('/owner/sign-in', { email });
      const { text } = await asked.get('/owner/code');
      expect(text).toContain('Open the newest one from before and press its link');
      return text.replaceAll(email, '').replace(/from .*? on you get one/, '');
    };
    expect(await shown('eve@evil.example')).toBe(await shown('bob@engines.example'));
    await newest(1);
    smtp.accepted.length = 0;
    expect((await browser.post('/owner/sign-in', { email: 'no address' })).status).toBe(400);
    await browser.post('/owner/sign-in', { email: owner });
    const { code } = await newest(1);
    await browser.post('/owner/code', { code });
    for (const path of ['/owner/sign-out', '/owner/account/end', '/owner/account/end-all'])
      for (const headers of [forged, { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }])
        expect((await browser.post(path, {}, headers)).status).toBe(403);
    expect((await browser.get('/owner/account')).status).toBe(200);
    expect((await browser.get('/owner/nothing')).status).toBe(404);
    expect(smtp.accepted).toHaveLength(1);
    const outside = makeDeskClient(server.url);
    expect((await outside.post('/owner/account/end-all')).status).toBe(401);
  });

  test('leaves a window whose link was pressed answering as a stranger’s does', async () => {
    const { store, clock, signIns, sessions, ask } = signInsOf(await open());
    const [pressed, other, stranger] = [await ask(owner), await ask(owner), await ask('eve@evil.example')];
    const taken = await Promise.all([1, 2, 3].map(() => signIns.takeLink(pressed.link)));
    expect(taken.filter((email) => email !== undefined)).toEqual([owner]);
    await sessions.begin(owner);
    await dropOldSignIns(store.db, clock.now);
    // The right code too, of whom the link has signed in.
    for (const { browser, code } of [pressed, other, stranger]) {
      const results: unknown[] = [];
      for (let tries = 0; tries < 6; tries++) results.push(await signIns.takeCode(browser, code));
      expect(results).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'over', 'over']);
    }
    await dropOldSignIns(store.db, clock.now + 15 * minute);
    expect(await store.db.selectFrom('ownerSignIn').selectAll().execute()).toEqual([]);
  });

  test('is over after five codes, after 15 minutes, and by code after twenty wrong ones a day', async () => {
    const usedUp: string[] = [];
    const { store, clock, signIns, ask } = signInsOf(await open(), (email) => usedUp.push(email));
    const first = await ask();
    for (let tries = 1; tries < 5; tries++)
      expect(await signIns.takeCode(first.browser, wrongOf(first.code))).toBe('wrong');
    expect(await signIns.takeCode(first.browser, wrongOf(first.code))).toBe('over');
    expect(await signIns.takeCode(first.browser, first.code)).toBe('over');

    const second = await ask();
    clock.now += 15 * minute;
    expect(await signIns.takeCode(second.browser, second.code)).toBe('over');
    expect(await signIns.takeLink(second.link)).toBeUndefined();

    // At once: one of them is taken.
    const third = await ask();
    const taken = await Promise.all([1, 2, 3].map(() => signIns.takeCode(third.browser, third.code)));
    expect(taken.filter((result) => typeof result === 'object')).toEqual([{ email: owner }]);

    // A stranger's address is answered as an owner's is, try by try.
    const triesFor = async (address: string) => {
      const results: unknown[] = [];
      for (let rounds = 0; rounds < 5; rounds++) {
        clock.now += 10 * minute;
        const { browser, code } = await ask(address);
        for (let tries = 0; tries < 5; tries++) results.push(await signIns.takeCode(browser, wrongOf(code)));
      }
      return results;
    };
    clock.now += 24 * hour;
    const forOwner = await triesFor(owner);
    expect(usedUp).toEqual([owner]);
    expect(await triesFor('eve@evil.example')).toEqual(forOwner);
    expect(usedUp).toEqual([owner]);
    expect(forOwner.lastIndexOf('wrong')).toBe(18);
    const locked = await ask();
    expect(await signIns.takeCode(locked.browser, locked.code)).toBe('over');
    expect(await signIns.takeLink(locked.link)).toBe(owner);
    expect((await ask('eve@evil.example')).mailed).toBe(0);
    expect(await store.db.selectFrom('outbox').select('recipient').distinct().execute()).toEqual([
      { recipient: owner },
    ]);
  });

  test('looks at no more than twenty codes and sends no more than two mails, however many come at once', async () => {
    // A busy machine may let the last of them wait for long.
    const { signIns, ask } = signInsOf(await opened({ ...(await address()), timeoutMs: 60_000 }));
    const asked = await Promise.all(Array.from({ length: 30 }, () => ask()));
    expect(asked.reduce((sum, { mailed }) => sum + mailed, 0)).toBe(2);
    const results = await Promise.all(asked.map(({ browser }) => signIns.takeCode(browser, 'no code')));
    expect(results.filter((result) => result === 'wrong')).toHaveLength(20);
  });

  test('sends at the end what waits, keeps no address of a link, and says nothing was done that was not', async () => {
    const { browser, server, smtp } = await start(open);
    const moved = await server.ask('/owner/arrive/?token=secret');
    expect([moved.status, moved.headers['cache-control']]).toEqual([301, 'no-store']);
    // By no link, from wherever it is pressed, but by the redirect of a form alone, once.
    const told = async (site: string) =>
      (await browser.get('/owner?done=endedAll', { 'Sec-Fetch-Site': site })).text.includes('role="status"');
    const afterForm = (site: string) => {
      browser.cookies.set('__Host-owner-done', 'endedAll');
      return told(site);
    };
    expect([await told('same-origin'), await told('none'), await told('cross-site')]).toEqual([false, false, false]);
    expect([await afterForm('none'), await afterForm('cross-site')]).toEqual([false, false]);
    expect([await afterForm('same-origin'), await told('same-origin')]).toEqual([true, false]);
    // A page that is loaded meanwhile, as the script does, leaves it for the one that tells.
    browser.cookies.set('__Host-owner-done', 'endedAll');
    await browser.get('/owner', { 'Sec-Fetch-Site': 'same-origin' });
    expect(await told('same-origin')).toBe(true);
    for (const query of ['done=x&done=erased', 'done=erased&done=saved&done', 'd%6Fne=erased', '&&done=erased']) {
      const { text } = await browser.get(`/owner/requests?${query}`, { 'Sec-Fetch-Site': 'cross-site' });
      expect([query, /url=([^"]*)"/.exec(text)?.[1]]).toEqual([query, '/owner/requests']);
    }
    const shown = await browser.get('/owner/account?done=erased&page=2', { 'Sec-Fetch-Site': 'cross-site' });
    expect(shown.text).toContain('content="0; url=/owner/account?page=2"');
    await browser.post('/owner/sign-in', { email: owner });
    await server.stop();
    expect(smtp.accepted).toHaveLength(1);
  });

  test('leaves a link that works in the mailbox, however often strangers ask, and mails at most seven an hour', async () => {
    const { store, clock, signIns, ask } = signInsOf(await open());
    const begin = clock.now;
    const mailed: number[] = [];
    let newest = '';
    for (; clock.now < begin + 80 * minute; clock.now += 2 * minute) {
      const { link, mailed: count } = await ask(mailed.length % 2 === 0 ? owner : ` ${owner.toUpperCase()}`);
      if (count > 0) newest = link;
      mailed.push(...Array(count).fill(clock.now));
      // What is looked at is not used up.
      const live = await store.db.selectFrom('ownerSignIn').select('expiresAt').where('email', '=', owner).execute();
      expect(live.some(({ expiresAt }) => expiresAt >= clock.now + 5 * minute)).toBe(true);
    }
    for (const from of mailed)
      expect(mailed.filter((at) => at >= from && at < from + hour).length).toBeLessThanOrEqual(7);
    expect(await signIns.takeLink(newest)).toBe(owner);
  });

  test('sends a mail at once after those before were used or ended, and else makes whoever asks wait', async () => {
    const { clock, signIns, sessions, ask } = signInsOf(await open());
    const mailed = async (times: number) => {
      const sent: number[] = [];
      for (let asked = 0; asked < times; asked++) {
        clock.now += 1000;
        sent.push((await ask()).mailed);
      }
      return sent;
    };
    // On one device after another, by code and by link.
    for (let device = 0; device < 3; device++) {
      clock.now += 2000;
      const [byCode, byLink] = [await ask(), await ask()];
      expect([byCode.mailed, byLink.mailed]).toEqual([1, 1]);
      expect(await signIns.takeCode(byCode.browser, byCode.code)).toEqual({ email: owner });
      expect(await signIns.takeLink(byLink.link)).toBe(owner);
      expect(await signIns.takeLink(byLink.link)).toBeUndefined();
    }
    // One that is used makes room for one.
    clock.now += 1000;
    const unused = await ask();
    expect(await mailed(3)).toEqual([1, 0, 0]);
    expect(await signIns.takeLink(unused.link)).toBe(owner);
    expect(await mailed(2)).toEqual([1, 0]);
    await sessions.endAll({ email: owner, at: clock.now });
    expect(await mailed(3)).toEqual([1, 1, 0]);
    clock.now += 10 * minute;
    expect(await mailed(2)).toEqual([1, 0]);
  });

  test('takes a right link when strangers have asked, typed and pressed until their connection may no more', async () => {
    const { browser, newest, server, smtp } = await start(open, { OWNER_LIMIT: '8' });
    const stranger = makeDeskClient(server.url);
    // While a database is slow, each process counts for itself: more are let through then.
    const asked = async () => {
      const { status, text } = await stranger.post('/owner/sign-in', { email: owner });
      return [status, text.includes('Too many tries')];
    };
    await expect.poll(asked).toEqual([429, true]);
    const { token } = await newest(2);
    const pressed = () => stranger.post('/owner/arrive', { token: 'a'.repeat(43) });
    await expect.poll(async () => (await pressed()).status).toBe(429);
    expect((await browser.post('/owner/arrive', { token })).status).toBe(303);
    expect((await browser.get('/owner/account')).status).toBe(200);
    expect(smtp.accepted).toHaveLength(2);

    // Nothing that is in the store signs anybody in.
    const { db } = server.store;
    await expect
      .poll(() => db.selectFrom('outbox').select(['status', 'payload']).execute())
      .toEqual(Array(2).fill({ status: 'sent', payload: '' }));
    await dropOldSignIns(db, Date.now());
    const left = await db.selectFrom('ownerSignIn').select(['email', 'usedAt']).execute();
    // The other link of the owner ended with the sign-in.
    expect(left.filter(({ usedAt, email }) => usedAt !== null || email === owner)).toEqual([]);
    await dropOldSignIns(db, Date.now() + 16 * 60_000);
    for (const table of ['ownerSignIn', 'outbox'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('ownerAsked').select('address').execute()).toHaveLength(1);
    await dropOldSignIns(db, Date.now() + 25 * 60 * 60_000);
    expect(await db.selectFrom('ownerAsked').selectAll().execute()).toEqual([]);
  });

  test('shows a mail to sign in that could not be sent, without what was in it, and takes no text that a store refuses', async () => {
    const { browser, server } = await start(open);
    const { db } = server.store;
    const sessions = makeSessions({ store: server.store, owners: [owner] });
    const token = await sessions.begin(owner);
    browser.cookies.set('__Host-owner', token);
    const failed = { kind: 'owner-sign-in', attempts: 2, lastError: 'answered 451', recipient: owner } as const;
    const old = buildOutboxMessage({ ...failed, payload: 'token=secret', createdAt: Date.now() - 16 * 60_000 });
    await insert(db, 'outbox', { ...old, nextAttemptAt: Date.now() + 60_000 });
    await dropOldSignIns(db, Date.now());
    expect(await db.selectFrom('outbox').select(['status', 'payload']).execute()).toEqual([
      { status: 'parked', payload: '' },
    ]);
    const health = await browser.get('/owner/health');
    expect(health.text).toContain('answered 451');
    expect(health.text).not.toContain(`/owner/health/mails/${old.id}`);
    expect(await browser.press(`/owner/health/mails/${old.id}`)).toBe('/owner/health?done=gone');

    for (const path of ['/owner/requests/a%00b', '/owner/a%00'])
      expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
    for (const path of ['/owner/held-back/a%00b', '/owner/health/mails/%00', '/owner/requests/%00'])
      expect([path, (await browser.post(path, { state: 'won' })).status]).toEqual([path, 404]);
    for (const path of ['/owner/account/end', '/owner/requests/a'])
      expect([path, (await browser.post(path, { id: 'a\u0000b' })).status]).toEqual([path, 400]);
    expect((await browser.post('/owner/sign-in', { email: 'a\u0000@b.example' })).status).toBe(400);

    const lead = buildLead();
    await insert(db, 'lead', lead);
    const noted = async (text: string) =>
      (await browser.post(`/owner/requests/${lead.id}`, { ...unchanged, text })).status;
    for (const text of ['見'.repeat(2000), '…\n'.repeat(1000)]) expect(await noted(text)).toBe(303);
    expect(await noted('見'.repeat(2001))).toBe(400);

    const audited = async () =>
      (await db.selectFrom('ownerAudit').select('action').execute()).map(({ action }) => action);
    await browser.post('/owner/account/end', { id: 'nothing' });
    expect(await audited()).not.toContain('sessionEnded');
    // A clock that was wrong once keeps nobody signed in.
    const seenAt = Date.now() + hour;
    await db.updateTable('ownerSession').set({ seenAt }).execute();
    expect(at(await browser.get('/owner/account'))).toMatch(/^\/owner\?next=/);
  });

  test('lasts for 12 hours without use and a month in all, and only as long as the address is an owner’s', async () => {
    const { store, clock, sessions } = signInsOf(await open());
    const token = await sessions.begin(owner);
    for (let hours = 0; hours < 24; hours += 11) {
      clock.now += 11 * hour;
      expect(await sessions.find(token)).toMatchObject({ email: owner });
    }
    const others = makeSessions({ store, owners: ['bob@engines.example'], now: () => clock.now });
    expect(await others.find(token)).toBeUndefined();
    clock.now += 12 * hour;
    expect(await sessions.find(token)).toBeUndefined();
    const other = await sessions.begin(owner);
    for (let hours = 0; hours < 30 * 24; hours += 10) {
      clock.now += 10 * hour;
      await sessions.find(other);
    }
    expect(await sessions.find(other)).toBeUndefined();
    const held = await store.db.selectFrom('ownerSession').select('tokenHash').execute();
    expect(JSON.stringify(held)).not.toContain(token);
  });
});

test('Without OWNER_EMAIL there is no desk', async () => {
  const server = await startServer(buildSite(), { desk: await builtDesk() });
  expect((await server.ask('/owner')).status).toBe(404);
  expect((await server.ask('/server/desk.js')).status).toBe(404);
});

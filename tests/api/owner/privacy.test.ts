import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Lead } from '#api/db/tables.ts';
import { addSubscriber } from '#tests/support/rows.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';
import { type DeskClient, makeDeskClient } from '#tests/support/deskClient.ts';
import { forged, owner, startDesk } from '#tests/support/ownerDesk.ts';
import { insert, stores, temporaryFile } from '#tests/support/stores.ts';

/** Where a form leads to: its address names nobody, and can be gone back to. */
async function look(browser: DeskClient, fields: Record<string, string>, path = '/owner/privacy') {
  const { status, headers } = await browser.post(path, fields);
  expect(status).toBe(303);
  expect(headers.location).toMatch(/^\/owner\/privacy\?of=[\w-]{40,}(?:&problem=sure)?$/);
  return browser.get(String(headers.location));
}

describe.each(stores)('Privacy at the desk, on $name,', ({ open }) => {
  const start = async (list = `${temporaryFile()}-erasures`) =>
    startDesk(await open(), { env: { ERASURES_FILE: list } });

  test('finds, exports and erases everything about a person in one step each', async () => {
    const list = `${temporaryFile()}-erasures`;
    const { store, server, browser } = await start(list);
    const at = Date.now();
    const ada = buildLead({ email: 'Ada@Engines.example', createdAt: at, message: 'Read <script>this</script>' });
    const bob = buildLead({ email: 'bob@engines.example', name: 'Bob', createdAt: at });
    await insert(store.db, 'lead', [ada, bob]);
    const sent = { leadId: ada.id, createdAt: at, status: 'sent' } as const;
    const mail = buildOutboxMessage({ ...sent, payload: '{"subject":"A lead","text":"Ada asks"}' });
    const confirmation = buildOutboxMessage({
      ...{ ...sent, kind: 'visitor-confirmation', recipient: ada.email },
      payload: JSON.stringify({
        ...{ subject: 'We have it', html: '<b>Thanks</b>', messageId: '<m@x>' },
        text: 'Thanks. Leave: https://site.example/api/unsubscribe?token=secret',
      }),
    });
    await insert(store.db, 'outbox', [mail, confirmation, { ...confirmation, id: crypto.randomUUID() }]);
    const { id } = await addSubscriber(store.db, { email: 'ada@engines.example', status: 'active' }, []);
    const confirmed = { event: 'confirmed', wordingVersion: 'v7', page: '/blog' } as const;
    await insert(store.db, 'consent', { id: 'c1', subscriberId: id, at, ...confirmed });
    await browser.post(`/owner/requests/${ada.id}`, { shown: 'new', state: 'won', text: 'A friend of Charles' });

    expect(await browser.read('/owner/privacy')).toContain('deleted after 730 days');
    expect((await browser.post('/owner/privacy', { email: ' ' })).status).toBe(400);
    // By a name or a telephone number those are shown who may be meant.
    for (const typed of ['LOVELACE', ada.phone.replace(/\D+/g, '.'), 'engines.example'])
      expect((await look(browser, { email: typed })).text, typed).toMatch(
        /Ada Lovelace<[\s\S]*value="Ada@Engines.example"/,
      );
    expect((await look(browser, { email: 'Babbage' })).text).toContain('Nobody matches.');
    expect((await browser.post('/owner/privacy/export', { email: 'Lovelace' })).status).toBe(400);
    const nobody = await look(browser, { email: 'eve@engines.example' });
    expect(nobody.text).toContain('Nothing is kept about eve@engines.example.');
    expect(nobody.text).not.toContain('/owner/privacy/erase');
    expect(nobody.text).toContain('after 30 days in any case');
    const email = ' ADA@engines.example ';
    const found = await look(browser, { email });
    expect(found.text).toContain('About ADA@engines.example is kept:');
    expect(found.text).toContain('Ada Lovelace: Read &lt;script&gt;this');

    const json = await browser.post('/owner/privacy/export', { email, format: 'json' });
    expect(json.headers['content-disposition']).toBe('attachment; filename="Ada Lovelace.json"');
    const person = JSON.parse(json.text);
    const notes = [{ text: 'A friend of Charles' }];
    expect(person).toMatchObject({
      addresses: expect.arrayContaining(['Ada@Engines.example', 'ada@engines.example']),
      requests: [{ id: ada.id, name: 'Ada Lovelace', state: 'won', quarantined: false, notes }],
      messages: expect.arrayContaining([expect.objectContaining({ id: mail.id, kind: 'owner-notification' })]),
      subscriptions: [{ status: 'active', consents: [confirmed] }],
    });
    expect(json.text).not.toContain('Bob');
    const html = await browser.post('/owner/privacy/export', { email, format: 'html' });
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.text).toContain('Read &lt;script&gt;this&lt;/script&gt;');
    // A letter: each mail once, as text, without what works or is for programs; what was noted apart.
    expect(html.text.match(/We have it/g)).toHaveLength(1);
    expect(html.text).toMatch(
      /You didn(?:'|&apos;|&#x27;)t write this part[\s\S]*Where it stands: Won[\s\S]*A friend of Charles/,
    );
    for (const text of [
      'Thanks. Leave: (link left out)',
      'One message to ourselves',
      'Confirmed by the link',
      'wording v7',
    ])
      expect(html.text).toContain(text);
    expect(html.text).not.toMatch(/token=|&lt;b&gt;|messageId|idempotency|<a |quarantin/i);

    const unsure = await look(browser, { email }, '/owner/privacy/erase');
    expect([unsure.status, /Check the box first/.test(unsure.text)]).toEqual([400, true]);
    expect((await browser.post('/owner/privacy/erase', { email, sure: 'yes' }, forged)).status).toBe(403);
    expect(await store.db.selectFrom('lead').select('id').execute()).toHaveLength(2);

    const proved = await browser.post('/owner/privacy/erase', { email, sure: 'yes' });
    const proof = String(proved.headers.location);
    expect(proof).toMatch(/^\/owner\/privacy\/erasures\/[\w-]{36}$/);
    // The email to the person has the address once: neither the store nor an address bar keeps it.
    expect(String(proved.headers['set-cookie'])).toMatch(/__Host-owner-erased=[\w.-]+; .*HttpOnly; SameSite=Strict/);
    const first = await browser.read(proof);
    expect(first).toContain('href="mailto:ADA@engines.example?subject=');
    expect(first).toContain('Press it now');
    // A reload shows the same and erases nothing; the way to it is kept at the account.
    for (let shown = 0; shown < 2; shown++) expect((await browser.get(proof)).status).toBe(200);
    const erased = await browser.get(proof);
    expect(await browser.read('/owner/account')).toContain(`href="${proof}"`);
    expect((await browser.get(`${proof}x`)).status).toBe(404);
    const [, code = ''] = /([\w-]{43})$/.exec(readFileSync(list, 'utf8').trim()) ?? [];
    expect(erased.text).toContain(code);
    expect(erased.text).toMatch(/Requests<\/dt><dd[^>]*>1</);
    const reference = proof
      .slice(-36, -27)
      .replace(/^(.{4})(.{4}).*/, '$1-$2')
      .toUpperCase();
    for (const text of [
      '>Deleted<',
      `>${reference}<`,
      'Still kept<',
      'Nothing.',
      '1 request under another address had the same phone number',
      'kept about you on our website',
      'Enter the address there',
      `The reference number is ${reference}.`,
      'mailto:?subject=',
    ])
      expect(erased.text).toContain(text);
    expect(erased.text).not.toMatch(/ada@/i);
    // A second press, or two at once, change nothing and show the first proof.
    const pressed = await Promise.all([1, 2].map(() => browser.post('/owner/privacy/erase', { email, sure: 'yes' })));
    expect(pressed.map(({ headers }) => headers.location)).toEqual([proof, proof]);
    const twice = await Promise.all(
      [1, 2].map(() => browser.post('/owner/privacy/erase', { email: bob.email, sure: 'yes' })),
    );
    expect(new Set(twice.map(({ headers }) => headers.location)).size).toBe(1);
    for (const table of ['leadNote', 'leadState', 'outbox', 'subscriber', 'consent'] as const)
      expect([table, await store.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect(await store.db.selectFrom('lead').select('id').execute()).toEqual([]);
    const entries = await store.db.selectFrom('ownerAudit').selectAll().execute();
    expect(entries.filter(({ action }) => action === 'personErased')).toMatchObject([{ subject: code }, {}]);
    expect(JSON.stringify([entries, server.log])).not.toMatch(/ada@|Lovelace|Charles/i);
    browser.cookies.clear();
    for (const path of ['', '/export', '/erase'])
      expect((await browser.post(`/owner/privacy${path}`, { email, sure: 'yes' })).status).toBe(401);
  });

  test('leaves to an owner’s address only what is about it, and hands over no sign-in', async () => {
    const { store, browser } = await start();
    const at = Date.now();
    const ada = buildLead({ createdAt: at });
    const own = buildLead({ email: owner, createdAt: at });
    await insert(store.db, 'lead', [ada, own]);
    const sent = { createdAt: at, status: 'sent', recipient: owner } as const;
    const notice = buildOutboxMessage({ ...sent, leadId: ada.id });
    const signIn = buildOutboxMessage({ ...sent, kind: 'owner-sign-in', payload: '{"text":"token=secret"}' });
    const week = buildOutboxMessage({ ...sent, kind: 'owner-week', payload: '{"text":"/Ada@Engines.example: 1"}' });
    const ownNotice = buildOutboxMessage({ ...sent, leadId: own.id });
    const confirmation = buildOutboxMessage({ ...sent, kind: 'visitor-confirmation', leadId: own.id });
    await insert(store.db, 'outbox', [notice, signIn, week, ownNotice, confirmation]);
    const kept = async () => (await store.db.selectFrom('outbox').select('id').execute()).map(({ id }) => id).sort();

    const exported = await browser.post('/owner/privacy/export', { email: owner, format: 'json' });
    const about = (JSON.parse(exported.text) as { messages: { id: string }[] }).messages.map(({ id }) => id);
    expect(about.sort()).toEqual([ownNotice.id, confirmation.id].sort());
    const proved = await browser.post('/owner/privacy/erase', { email: owner, sure: 'yes' });
    const erased = await browser.get(String(proved.headers.location));
    expect(erased.text).toContain('Nothing.');
    expect(await kept()).toEqual([notice.id, signIn.id, week.id].sort());

    await browser.post('/owner/privacy/erase', { email: ada.email, sure: 'yes' });
    expect(await kept()).toEqual([signIn.id]);
  });

  test('tells of requests under other addresses that are probably of the same person, before and after erasing', async () => {
    const { store, server, browser } = await start();
    const named = (email: string, name: string, phone: string, facts: Partial<Lead> = {}) =>
      buildLead({ email, name, phone, createdAt: Date.now(), ...facts });
    const own = named('fatima68@haddad.example', 'Fatima Haddad', '+1 (416) 555-0177 ext. 4');
    const sameNumber = named('office@haddad.example', 'F. H.', '416.555.0177', { createdAt: Date.now() - 60_000 });
    const sameName = named('fh@home.example', 'FÁTIMA HADDAD ', '', { status: 'quarantined', spamReason: 'x' });
    const others = [
      named('Fatima68@Haddad.example', 'Fatima Haddad', ''),
      named('sam@x.example', 'Sam', '555-0177'),
      named('fatima@x.example', 'Fatima', '647-555-0100'),
    ];
    await insert(store.db, 'lead', [own, sameNumber, sameName, ...others]);

    const found = (await look(browser, { email: own.email })).text;
    expect(found).toContain('2 requests under other addresses are probably from the same person');
    expect(found).toContain('The 2 requests under other addresses stay: see above.');
    // Looked at by a button, so that no address is in the address bar.
    const offered = [...found.matchAll(/aria-label="Show what is kept about ([^"]+)"/g)].map(([, email]) => email);
    expect(offered).toEqual([sameName.email, sameNumber.email]);
    expect(found).toContain('The letter has your notes too');
    const letter = await browser.post('/owner/privacy/export', { email: own.email, format: 'html' });
    expect(letter.text).toContain('all that is kept about you on our website');
    expect((await look(browser, { email: others[2]?.email ?? '' })).text).not.toContain('probably');

    const proved = await browser.post('/owner/privacy/erase', { email: own.email, sure: 'yes' });
    const proof = await browser.read(String(proved.headers.location));
    expect(proof).toContain('2 requests under other addresses had the same phone number or the same full name.');
    // The way to write to the person, which knows the address once, comes before ways that lead away.
    expect(proof.indexOf('mailto:fatima68@haddad.example')).toBeLessThan(proof.indexOf('?request='));
    const ways = [...proof.matchAll(/href="(\/owner\/privacy\?request=[^"]+)"/g)].map(([, href = '']) => href);
    expect(ways).toEqual([`/owner/privacy?request=${sameName.id}`, `/owner/privacy?request=${sameNumber.id}`]);
    for (const [index, { email }] of [sameName, sameNumber].entries())
      expect(await browser.read(ways[index] ?? '')).toContain(`About ${email} is kept:`);
    const done = await store.db.selectFrom('ownerAudit').selectAll().execute();
    const entry = done.find(({ action }) => action === 'personErased');
    expect(JSON.parse(entry?.detail ?? '').others).toEqual({ total: 2, ids: [sameName.id, sameNumber.id] });
    // Once they are erased too, the proof of the first says so.
    for (const { email } of [sameName, sameNumber]) await browser.post('/owner/privacy/erase', { email, sure: 'yes' });
    expect(await browser.read(String(proved.headers.location))).toContain('None of them is kept any more.');
    expect(JSON.stringify([await store.db.selectFrom('ownerAudit').selectAll().execute(), server.log])).not.toMatch(
      /haddad|fatima|4165550177/i,
    );
  });

  test('finds, exports and erases who left a telephone number alone in the chat, with the conversation', async () => {
    const { store, browser } = await start();
    const pia = buildLead({ name: 'Pia Ross', company: '', email: '', phone: '613-555-0155', createdAt: Date.now() });
    const other = buildLead({ name: 'Tom', email: '', phone: '613-555-0100', createdAt: Date.now() });
    await insert(store.db, 'lead', [pia, other]);
    await insert(store.db, 'outbox', buildOutboxMessage({ leadId: pia.id, createdAt: Date.now() }));
    const at = Date.now();
    const times = { createdAt: at, changedAt: at, askedAt: at, visitorSeenAt: at };
    const id = crypto.randomUUID();
    await insert(store.db, 'conversation', {
      id,
      leadId: pia.id,
      secretHash: 'x',
      state: 'closed',
      number: 1,
      ...times,
    });
    const said = { conversationId: id, number: 1, at, sender: 'visitor', text: 'Is anybody there?' } as const;
    await insert(store.db, 'conversationMessage', said);

    const people = (await look(browser, { email: '613 555 0155' })).text;
    expect(people).toMatch(
      /One person matches[\s\S]*Pia Ross<[\s\S]*aria-label="Show what is kept about 613-555-0155"/,
    );
    const ways = [
      await browser.read(`/owner/privacy?request=${pia.id}`),
      (await look(browser, { email: pia.id })).text,
    ];
    for (const page of ways) {
      expect(page).toContain('About Pia Ross, 613-555-0155 is kept:');
      for (const label of ['Requests', 'Conversations in the chat', 'Emails, and notices about the requests'])
        expect(page).toMatch(new RegExp(`${label}</dt><dd[^>]*>1<`));
    }
    const letter = await browser.post('/owner/privacy/export', { email: pia.id, format: 'html' });
    expect(letter.text).toMatch(/For Pia Ross, 613-555-0155[\s\S]*Is anybody there\?/);
    const proved = await browser.post('/owner/privacy/erase', { email: pia.id, sure: 'yes' });
    const proof = await browser.read(String(proved.headers.location));
    expect(proof).toMatch(/Requests<\/dt><dd[^>]*>1<[\s\S]*Still kept<\/h2><p[^>]*>Nothing\.</);
    for (const table of ['conversation', 'conversationMessage', 'outbox'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('lead').select('id').execute()).toEqual([{ id: other.id }]);
  });

  test('suggests names where nobody is found, and gives files a name that every program reads', async () => {
    const { store, browser } = await start();
    const siobhan = buildLead({ name: 'Siobhán Gallagher-Nuñez', email: 's@x.example' });
    const ivan = buildLead({ name: 'Иван', email: 'ivan@x.example' });
    await insert(store.db, 'lead', [siobhan, ivan]);
    const nobody = (await look(browser, { email: 'Galager' })).text;
    expect(nobody).toMatch(/Nobody matches[\s\S]*Did you mean[\s\S]*name="email" value="Gallagher"/);
    const nameOf = async (email: string, format: string) =>
      (await browser.post('/owner/privacy/export', { email, format })).headers['content-disposition'];
    expect(await nameOf('s@x.example', 'html')).toBe(
      `attachment; filename="Siobhan Gallagher-Nunez.html"; filename*=UTF-8''Siobh%C3%A1n%20Gallagher-Nu%C3%B1ez.html`,
    );
    expect(await nameOf('ivan@x.example', 'json')).toBe(
      `attachment; filename="person.json"; filename*=UTF-8''%D0%98%D0%B2%D0%B0%D0%BD.json`,
    );
    expect((await browser.get('/owner/privacy/erase')).headers.location).toBe('/owner/privacy');
  });

  test('corrects what a request says of a person, and keeps nothing that an erasure would not find', async () => {
    const { store, browser } = await start();
    const wrong = buildLead({ createdAt: Date.now(), name: 'Ada Lovelance', email: 'ada@engine.example' });
    await insert(store.db, 'lead', wrong);
    const digest = { kind: 'quarantine-digest', payload: `{"text":"${wrong.email} wrote"}`, status: 'sent' } as const;
    await insert(store.db, 'outbox', buildOutboxMessage(digest));
    const page = `/owner/requests/${wrong.id}`;
    const right = { name: 'Ada Lovelace', company: '', email: 'ada@engines.example', phone: wrong.phone };
    const form = { ...right, shown: 'new', state: 'new', correct: 'yes' };
    for (const typed of [{ email: 'ada' }, { name: ' ' }, { phone: '' }, { company: 'x'.repeat(201) }]) {
      const refused = await browser.post(page, { ...form, text: 'Rang', ...typed });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Nothing was corrected')]);
    }
    // A button that corrects nothing leaves it, whatever stands in the fields.
    await browser.post(page, { ...form, correct: '' });
    expect(await store.db.selectFrom('lead').selectAll().execute()).toEqual([wrong]);
    expect(await store.db.selectFrom('leadNote').select('text').execute()).toEqual([{ text: 'Rang' }]);
    for (const _ of ['once', 'again']) expect(await browser.press(page, form)).toBe(`${page}?done=saved`);
    const says = /Corrected on [^<]* by owner@northshore.example: Name, Company, Email/i;
    expect(await browser.read(page)).toMatch(says);
    expect(await browser.read('/owner/account')).toMatch(/Corrected what a request says[\s\S]*Changed: Name, Company/);
    const dump = async () => {
      const rows = ['lead', 'outbox', 'ownerAudit'] as const;
      return JSON.stringify(await Promise.all(rows.map((table) => store.db.selectFrom(table).selectAll().execute())));
    };
    expect(await dump()).not.toMatch(/Lovelance|engine\.example/);
    const json = await browser.post('/owner/privacy/export', { email: right.email, format: 'json' });
    expect(JSON.parse(json.text).requests).toMatchObject([
      { ...right, corrections: [{ by: owner, fields: ['name', 'company', 'email'] }] },
    ]);
    await browser.post('/owner/privacy/erase', { email: right.email, sure: 'yes' });
    expect(await dump()).not.toMatch(/Lovelace|engines\.example/);
  });

  test('keeps a record of breaches, which an export and an erasure know', async () => {
    const { store, browser } = await start();
    expect(await browser.read('/owner/privacy')).toContain('href="/owner/breaches"');
    expect(await browser.read('/owner/breaches')).toContain('None is recorded.');
    const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const what = 'A <list> with Ada@engines.example was sent out';
    const answers = { why: 'Addresses alone', told: 'The clients, on that day' };
    const whole = { day: today, what, whom: '40 clients', risk: 'none', ...answers };
    expect((await browser.post('/owner/breaches', whole, forged)).status).toBe(403);
    for (const typed of [{ why: ' ' }, { risk: '' }, { day: '2999-01-01' }, { told: 'x'.repeat(2001) }]) {
      const refused = await browser.post('/owner/breaches', { ...whole, ...typed });
      expect(refused).toMatchObject({ status: 400, text: expect.stringMatching(/Nothing was saved[\s\S]*40 clients/) });
    }
    expect(await browser.press('/owner/breaches', whole)).toBe('/owner/breaches?done=saved');
    const [{ id } = expect.fail()] = await store.db.selectFrom('breach').select('id').execute();
    const changed = { ...whole, risk: 'real', told: 'The clients and the Commissioner' };
    expect(await browser.press(`/owner/breaches/${id}`, changed)).toBe('/owner/breaches?done=saved');
    expect(await browser.press(`/owner/breaches/${'0'.repeat(36)}`, changed)).toBe('/owner/breaches?done=gone');
    expect(await browser.read('/owner/breaches')).toMatch(/A &lt;list&gt;[\s\S]*The clients and the Commissioner/);
    const csv = await browser.post('/owner/breaches/csv');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="breaches-[\d-]{10}\.csv"$/);
    expect(csv.text).toContain(
      `${today},A <list> with Ada@engines.example was sent out,40 clients,Yes,Addresses alone,`,
    );
    const actions = await store.db.selectFrom('ownerAudit').select('action').orderBy('at').execute();
    const expected = ['breachRecorded', 'breachChanged', 'breachesExported'];
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith('breach'))).toEqual(expected);
    for (const format of ['json', 'html']) {
      const letter = await browser.post('/owner/privacy/export', { email: 'ada@engines.example', format });
      expect(letter.text).toContain('was sent out');
    }
    await browser.post('/owner/privacy/erase', { email: 'ada@engines.example', sure: 'yes' });
    const kept = await store.db.selectFrom('breach').select(['what', 'told']).execute();
    expect(kept).toEqual([{ what: 'A <list> with … was sent out', told: 'The clients and the Commissioner' }]);
  });

  test('leads to pages that can be gone back to, by whoever is signed in alone', async () => {
    const { store, server, browser } = await start();
    const ada = buildLead({ createdAt: Date.now() });
    await insert(store.db, 'lead', ada);
    const led = async (typed: string) => String(await browser.press('/owner/privacy', { email: typed }));
    const [people, person] = [await led('Lovelace'), await led(ada.email)];
    for (const at of [people, person]) expect(Buffer.from(at).toString()).not.toMatch(/lovelace|ada@|engines/i);
    expect(await browser.read(people)).toContain(`Show what is kept about ${ada.email}`);
    expect(await browser.read(person)).toContain(`About ${ada.email} is kept:`);
    // A note about somebody who is erased meanwhile cannot be saved, and the list of what was done leads to the request until then.
    const note = { shown: 'new', state: 'new', text: 'Called' };
    for (let pressed = 0; pressed < 2; pressed++) await browser.post(`/owner/requests/${ada.id}`, note);
    expect(await store.db.selectFrom('leadNote').select('text').execute()).toEqual([{ text: 'Called' }]);
    const way = `<a href="/owner/requests/${ada.id}">${ada.name}</a>`;
    expect(await browser.read('/owner/account')).toContain(way);
    await browser.post('/owner/privacy/erase', { email: ada.email, sure: 'yes' });
    expect(await browser.read('/owner/account')).not.toContain(way);
    const gone = (await browser.post(`/owner/requests/${ada.id}`, note)).text;
    expect([gone.includes('can&#x27;t be saved there any more'), gone.includes('>Save<')]).toEqual([true, false]);
    expect(await browser.read(person)).toContain(`Nothing is kept about ${ada.email}.`);
    const other = makeDeskClient(server.url);
    expect((await other.get(person)).status).toBe(303);
    for (const at of [`${person}x`, '/owner/privacy?of=', '/owner/privacy?of=x', person.replace('of=', 'of=A')])
      expect([at, await browser.read(at)]).toEqual([at, expect.stringContaining('Enter it again')]);
    expect(JSON.stringify(server.log)).not.toMatch(/of=|Lovelace|ada@/i);
  });
});

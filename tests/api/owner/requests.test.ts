import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { foldText } from '#api/db/search.ts';
import type { Lead } from '#api/db/tables.ts';
import { buildRecords, buildSite } from '#tests/support/buildData.ts';
import { buildHeldSignUp, buildLead } from '#tests/support/buildLead.ts';
import { owner, startDesk } from '#tests/support/ownerDesk.ts';
import { insert, stores } from '#tests/support/stores.ts';

const [claim] = buildRecords().claims;
/** The first and the last day of the month before this one, in Toronto. */
function lastMonth(): [string, string] {
  const today = new Date(`${new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format()}T00:00:00Z`);
  const day = (month: number, date: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, date)).toISOString().slice(0, 10);
  return [day(-1, 1), day(0, 0)];
}

const names = (html: string) => [...html.matchAll(/href="\/owner\/requests\/[^"]+">([^<]+)</g)].map(([, name]) => name);

describe.each(stores)('The requests at the desk, on $name,', ({ open }) => {
  test('a request that was won asks for a review, where there is an address for one', async () => {
    const provider = { ...buildRecords().provider, reviewUrl: 'https://reviews.example/us?a=1&b=2' };
    const { store, browser } = await startDesk(await open(), { site: buildSite({ provider }) });
    const lead = buildLead({ name: 'Ada Lovelace' });
    await insert(store.db, 'lead', [lead]);
    const path = `/owner/requests/${lead.id}`;
    expect(await browser.read(path)).not.toContain('Ask for a review');
    await browser.post(path, { shown: 'new', state: 'won' });
    expect(await browser.read(path)).toMatch(
      /href="mailto:[^"]+reviews\.example%2Fus%3Fa%3D1%26b%3D2[^"]*"[^>]*>Ask for a review</,
    );
  });

  test('are found by words, state and service, and worked on', async () => {
    const { store, browser, server } = await startDesk(await open());
    expect(await browser.read('/owner/requests')).toContain('the request appears here');
    const now = Date.now();
    const ada = buildLead({ createdAt: now - 3_600_000, message: 'Our <b>printer</b> is 100% broken_' });
    const bob = buildLead({
      createdAt: now - 90 * 86_400_000,
      kind: 'quote',
      name: 'Bob Ångström',
      company: '',
      email: 'bob?cc=x@y.example&body=z',
      message: 'Whatever the first line says\nPlan: Essential\nUsers: 12',
    });
    const bot = buildLead({ status: 'quarantined', name: 'Spam Bot' });
    await insert(store.db, 'lead', [ada, bob, bot]);

    const list = await browser.get('/owner/requests');
    expect(names(list.text)).toEqual(['Ada Lovelace, Analytical Engines', 'Bob Ångström']);
    expect(list.text).toContain('Our &lt;b&gt;printer&lt;/b&gt; is 100% broken_');
    expect(list.text).toContain('Has waited 90 days');
    for (const [query, found] of [
      ['q=PRINTER+lovelace', 1],
      ['q=100%25', 1],
      ['q=%C3%85ngstr%C3%B6m', 1],
      ['q=broken_', 1],
      ['q=%25%25%25', 0],
      ['q=416-555', 2],
      ["q='%20or%201=1", 0],
      ['state=won', 0],
      [`service=${ada.service}`, 2],
      ['service=telex', 0],
    ] as const)
      expect([query, names(await browser.read(`/owner/requests?${query}`)).length]).toEqual([query, found]);
    const none = `/owner/requests?q=fax&state=won&service=${ada.service}&period=lastMonth`;
    expect(await browser.read(none)).toMatch(/No request matches: “fax”, Won, [^,]+, Last month\./);

    const one = await browser.get(`/owner/requests/${bob.id}`);
    expect(one.text).toMatch(/<dt[^>]*>Users<\/dt><dd[^>]*>12<\/dd>/);
    // Nothing of an address becomes a header of the mail.
    expect(one.text).toContain('href="mailto:bob%3Fcc%3Dx@y.example%26body%3Dz?subject=Re%3A%20Your%20request');
    expect((await browser.get(`/owner/requests/${bot.id}`)).status).toBe(404);

    const path = `/owner/requests/${ada.id}`;
    const saved = await browser.post(path, { shown: 'new', state: 'won' });
    expect(saved.headers.location).toBe(`${path}?done=saved`);
    const back = await browser.post(`${path}?list=state%3Dwon%26page%3D2`, { shown: 'won', state: 'won' });
    expect(back.headers.location).toBe(`${path}?done=saved&list=state%3Dwon%26page%3D2`);
    expect(await browser.read(String(back.headers.location))).toContain('href="/owner/requests?state=won&amp;page=2"');
    await browser.post(path, { shown: 'won', state: 'won', text: 'Called <i>her</i>.\r\nAgain on Monday.' });
    const worked = await browser.read(`${path}?done=saved`);
    expect(worked).toContain('Saved.');
    expect(worked).toContain('Answered after 1 hour');
    expect(worked).toContain(`Set by ${owner}`);
    expect(worked).not.toContain('I have answered');
    expect(worked).toContain('Called &lt;i&gt;her&lt;/i&gt;.\nAgain on Monday.');
    expect(names(await browser.read('/owner/requests?state=won'))).toHaveLength(1);
    const note = await store.db.selectFrom('leadNote').selectAll().executeTakeFirstOrThrow();
    expect(note).toMatchObject({ leadId: ada.id, email: owner });
    await browser.post(path, { shown: 'won', state: 'won', removed: note.id });
    expect(await store.db.selectFrom('leadNote').selectAll().execute()).toEqual([]);
    for (const fields of [
      { shown: 'new', state: 'sold' },
      { state: 'won' },
      { shown: 'won', state: 'won', text: 'x'.repeat(2001) },
    ])
      expect((await browser.post(path, fields)).status).toBe(400);
    // A line's end counts as one character, as in the browser's limit.
    const lines = { shown: 'won', state: 'won', text: 'x\r\n'.repeat(1000) };
    expect(await browser.press(path, lines)).toBe(`${path}?done=saved`);
    expect((await browser.post(`/owner/requests/${bot.id}`, { shown: 'new', state: 'won' })).status).toBe(404);
    await browser.post(`/owner/requests/${bob.id}`, { shown: 'new', state: 'spam' });
    expect(names(await browser.read('/owner/requests'))).toHaveLength(1);
    expect(names(await browser.read('/owner/requests?state=spam'))).toEqual(['Bob Ångström']);

    const csv = await browser.post('/owner/requests/csv?state=won');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    });
    const [head, row = '', ...others] = csv.text.trim().split('\r\n');
    expect(head?.replace('\ufeff', '')).toBe(
      'Received,State,Answered at,Waited,Name,Company,Email,Phone,Service,Message,Page,Notes',
    );
    expect(row).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,Won,\d{4}-.*,1 hour,Ada Lovelace,/);
    expect(others).toEqual([]);
    expect(row).not.toMatch(ada.id);
    const actions = await store.db.selectFrom('ownerAudit').select('action').orderBy('at').execute();
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['stateChanged', 'noteAdded', 'noteRemoved', 'leadsExported']),
    );
    expect(JSON.stringify(await store.db.selectFrom('ownerAudit').selectAll().execute())).not.toMatch(/ada@|Called/);
    expect(JSON.stringify(server.log)).not.toMatch(/Lovelace|ada@|PRINTER|Called/);
    // Who is not signed in, and a form of another site, gets nothing and changes nothing.
    browser.cookies.clear();
    expect((await browser.get(path)).headers.location).toBe(`/owner?next=${encodeURIComponent(path)}`);
    const late = await browser.post(path, { shown: 'won', state: 'lost', text: 'Typed <b>late</b>' });
    expect([late.status, late.text.includes('>Typed &lt;b&gt;late&lt;/b&gt;</textarea>')]).toEqual([401, true]);
    expect(late.text).toContain('<input type="hidden" name="state" value="lost"/>');
    for (const at of [path, '/owner/requests/csv'])
      expect((await browser.post(at, { shown: 'won', state: 'lost', text: 'x' })).status).toBe(401);
    expect((await store.db.selectFrom('leadState').select('state').where('leadId', '=', ada.id).execute())[0]).toEqual({
      state: 'won',
    });
  });

  test('lose nothing that was typed: each button saves it, and no state of a colleague is overwritten', async () => {
    const { store, browser } = await startDesk(await open());
    const lead = buildLead();
    await insert(store.db, 'lead', [lead]);
    const path = `/owner/requests/${lead.id}`;
    const page = await browser.read(path);
    // One form holds everything, and every button but signing out belongs to it.
    const forms = [...page.matchAll(/<form[^>]*action="([^"]+)"/g)].map(([, action]) => action);
    expect(forms).toEqual([path, '/owner/sign-out']);
    const pressed = async (fields: Record<string, string>) =>
      await browser.press(path, { shown: 'new', state: 'new', ...fields });
    const kept = async () => {
      const state = await store.db.selectFrom('leadState').select(['state', 'answeredAt']).executeTakeFirst();
      const notes = await store.db.selectFrom('leadNote').select('text').orderBy('at').execute();
      return { state: state?.state ?? 'new', notes: notes.map(({ text }) => text) };
    };
    expect(await pressed({ privacy: 'yes', text: 'One' })).toBe(`/owner/privacy?request=${lead.id}`);
    expect(await browser.read(`/owner/privacy?request=${lead.id}`)).toContain(`About ${lead.email} is kept:`);
    expect(await pressed({ answered: 'yes', text: 'Two' })).toBe(`${path}?done=saved`);
    expect(await kept()).toEqual({ state: 'answered', notes: ['One', 'Two'] });
    // A colleague's page is older: what it chose is not taken, its note is.
    expect(await pressed({ state: 'lost', text: 'Three' })).toBe(`${path}?done=overtaken`);
    expect(await kept()).toEqual({ state: 'answered', notes: ['One', 'Two', 'Three'] });
    expect(await browser.read(`${path}?done=overtaken`)).toContain('The state wasn&#x27;t changed');
    // Who wants what is the case already, or nothing else, is told of nothing.
    expect(await pressed({ state: 'answered' })).toBe(`${path}?done=saved`);
    expect(await pressed({ text: 'Four' })).toBe(`${path}?done=saved`);
    expect(await pressed({ shown: 'answered', state: 'won', answered: 'yes' })).toBe(`${path}?done=saved`);
    expect(await kept()).toEqual({ state: 'won', notes: ['One', 'Two', 'Three', 'Four'] });
    const results = await Promise.all(
      ['lost', 'spam'].map((state) => pressed({ shown: 'won', state, text: `All at once: ${state}` })),
    );
    expect(results.toSorted()).toEqual([`${path}?done=overtaken`, `${path}?done=saved`]);
    expect((await kept()).notes).toHaveLength(6);
    const log = await browser.read('/owner/account');
    expect(log).toContain('New, now Answered');
    expect(log).toContain('Answered, now Won');
    // What cannot be done shows the note again, with what else was chosen.
    const tooLong = await browser.post(path, { shown: 'new', state: 'won', text: 'y'.repeat(2001) });
    expect([tooLong.status, tooLong.text.includes(`${'y'.repeat(2001)}</textarea>`)]).toEqual([400, true]);
    expect(tooLong.text).toContain('name="state" value="won"');
    await store.close();
    const failed = await browser.post(path, { shown: 'new', state: 'won', text: 'Typed while it was down' });
    expect([failed.status, failed.text.includes('Typed while it was down</textarea>')]).toEqual([503, true]);
  });

  test('are found by the time they came, by whether they are overdue, by number, telephone, note and service', async () => {
    const store = await open();
    const promised = { ...claim, id: 'non-critical', value: '1-2 hours', shownOn: [] } as never;
    const { browser } = await startDesk(store, { site: buildSite({ claims: [promised] }) });
    const at = (iso: string) => Date.parse(iso);
    const [first, last] = lastMonth();
    const early = buildLead({
      name: 'Early',
      createdAt: at(`${first}T05:00:00Z`) - 7_200_000,
      phone: '+1 (416) 555-0177 ext. 4421',
    });
    const inside = buildLead({ name: 'Inside', createdAt: at(`${first}T05:00:00Z`) + 60_000, phone: '647.555.0123' });
    const end = buildLead({ name: 'End', createdAt: at(`${last}T23:00:00Z`) });
    const now = buildLead({ name: 'Now', createdAt: Date.now() });
    await insert(store.db, 'lead', [early, inside, end, now]);
    await browser.post(`/owner/requests/${end.id}`, { shown: 'new', state: 'answered', text: 'Budget by zeppelin' });
    const label = buildSite().serviceCategories.find(({ id }) => id === now.service)?.contactLabel ?? '';
    for (const [query, found] of [
      ['period=lastMonth', ['End', 'Inside']],
      ['period=thisMonth', ['Now']],
      [`from=${last}`, ['Now', 'End']],
      [`to=${last}`, ['End', 'Inside', 'Early']],
      [`from=${first}&to=${first}`, ['Inside']],
      [`from=${last}&to=${first}`, ['End', 'Inside']],
      [`period=lastMonth&from=${last}`, ['End']],
      [`period=thisMonth&to=${last}`, []],
      ['from=tomorrow', ['Now', 'End', 'Inside', 'Early']],
      // What waits longest is first.
      ['state=overdue', ['Early', 'Inside']],
      ['q=4165550177', ['Early']],
      ['q=1-416-555+0177', ['Early']],
      ['q=(647)+555-0123', ['Inside']],
      ['q=zeppelin', ['End']],
      [`q=${now.id}`, ['Now']],
      [`q=${now.id.slice(0, 8)}`, ['Now']],
      [`q=${encodeURIComponent(label)}+Inside`, ['Inside']],
    ] as const) {
      const list = await browser.get(`/owner/requests?${query}`);
      expect([query, names(list.text).map((name) => name?.replace(/,.*/, ''))]).toEqual([query, found]);
      if (found.length > 0)
        expect(list.text).toContain(found.length === 1 ? '>1 request<' : `>${found.length} requests<`);
      const csv = (await browser.post(`/owner/requests/csv?${query}`)).text;
      expect([query, csv.trim().split('\r\n').length - 1]).toEqual([query, found.length]);
    }
    expect((await browser.post('/owner/requests/csv?q=zeppelin')).text).toContain(`${owner}: Budget by zeppelin`);
    // What is overdue is seen first, from anywhere.
    expect(await browser.read('/owner/requests')).toContain(
      'href="/owner/requests?state=overdue">2 requests wait longer than promised</a>',
    );
    const one = await browser.read(`/owner/requests/${early.id}`);
    expect(one).toContain('>Requests (3 new, 2 overdue)<');
    expect(one).toContain('href="tel:+14165550177;ext=4421"');
    expect(one).toContain('I have answered');
    // What cannot be dialled is shown, and leads nowhere.
    await store.db.updateTable('lead').set({ phone: 'please call' }).where('id', '=', early.id).execute();
    const unreachable = await browser.read(`/owner/requests/${early.id}`);
    expect([unreachable.includes('please call'), unreachable.includes('tel:')]).toEqual([true, false]);
  });

  test('are found as phones and people write names, and nobody who wrote seems not to have', async () => {
    const { store, browser } = await startDesk(await open());
    const named = (name: string, facts: Partial<Lead> = {}) =>
      buildLead({ name, company: '', email: 'x@y.example', message: 'Hello', ...facts });
    const spam = named('Søren Spam');
    await insert(store.db, 'lead', [
      named("Maeve O'Brien"),
      named('Zoë Lefèvre', { company: 'Café D’Or' }),
      named('Jose\u0301 Nun\u0303ez'),
      named('Иван Łukasz'),
      spam,
      named('Jürgen Held', { status: 'quarantined', spamReason: 'sent quickly' }),
    ]);
    await insert(store.db, 'heldSignUp', buildHeldSignUp({ email: 'jurgen@y.example' }));
    await browser.post(`/owner/requests/${spam.id}`, { shown: 'new', state: 'spam', text: 'Écrit en français' });
    for (const [search, name] of [
      ['O’Brien', "Maeve O'Brien"],
      ['obrien maeve', "Maeve O'Brien"],
      ["O'BRIEN", "Maeve O'Brien"],
      ['zoe lefevre', 'Zoë Lefèvre'],
      ['ZOE\u0308', 'Zoë Lefèvre'],
      ["cafe d'or", 'Zoë Lefèvre'],
      ['José Nuñez', 'Jose\u0301 Nun\u0303ez'],
      ['jose nunez', 'Jose\u0301 Nun\u0303ez'],
      ['Иван', 'Иван Łukasz'],
      ['lukasz', 'Иван Łukasz'],
    ] as const) {
      const { text } = await browser.get(`/owner/requests?${new URLSearchParams({ q: search })}`);
      const [first] = names(text.replaceAll('&#x27;', "'"));
      expect([search, first?.replace(/,.*/, '')]).toEqual([search, name]);
    }
    // Who has written before, by address or telephone, is told of; in quarantine too.
    const before = [
      named('Ada L.', { email: 'ADA@engines.example', phone: '1-800-555-0199 ext 3', createdAt: 1 }),
      named('A. Lovelace', { email: 'a@y.example', phone: '+1 (416) 555-0111', createdAt: 2 }),
      named('Ada', { email: 'ada@engines.example', phone: '', status: 'quarantined', spamReason: 'x', createdAt: 3 }),
    ];
    const again = named('Ada Lovelace', { email: 'ada@engines.example', phone: '416.555.0111 x12' });
    await insert(store.db, 'lead', [...before, again]);
    const one = await browser.read(`/owner/requests/${again.id}`);
    expect(one).toContain('3 other requests with the same email address or phone number');
    const links = [...one.matchAll(/<li><a href="([^"]+)">[^<]+<time/g)].map(([, href]) => href);
    expect(links).toEqual([
      `/owner/held-back?q=${before[2]?.id}`,
      `/owner/requests/${before[1]?.id}`,
      `/owner/requests/${before[0]?.id}`,
    ]);
    expect(await browser.read(`/owner/held-back?q=${before[2]?.id}`)).toContain('1 request');
    expect(await browser.read(`/owner/requests/${before[1]?.id}`)).toContain('1 other request with the same');
    for (const path of ['/owner/account', '/owner/health'])
      expect(await browser.read(path)).toContain('The phone number, opening hours, texts and prices');
    const held = await browser.read('/owner/requests?q=Jurgen');
    expect(held).toContain('href="/owner/held-back?q=Jurgen">2 in Held back</a>');
    const found = await browser.read('/owner/held-back?q=Jurgen');
    for (const text of ['Jürgen Held', 'jurgen@y.example', '1 request']) expect(found).toContain(text);
    expect(await browser.read('/owner/held-back?q=Maeve')).toContain('matches “Maeve”');
    for (const search of ['soren', 'ecrit'])
      expect(await browser.read(`/owner/requests?q=${search}`)).toMatch(/q=\w+&amp;state=spam">1 marked as spam</);
    expect(await browser.read('/owner/requests?q=zoe&state=won')).toContain('1 other request with these words');
    expect(await browser.read('/owner/requests?q=zoe')).not.toMatch(/other request|Held back<\/a><\/p>/);
    // Both kinds of stores compare as the service itself does.
    const letters = Array.from({ length: 0x180 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index));
    for (const letter of [...letters, ..."'`´‘’ʼ′＇‐‑–—ﬁẞỳ"].filter((letter) => letter !== '\u0149')) {
      const { rows } = await sql<{ folded: string }>`select fold(cast(${letter} as text)) as folded`.execute(store.db);
      expect([letter, rows[0]?.folded]).toEqual([letter, foldText(letter)]);
    }
  });

  test('tell of a period how many are in each state and where they came from, and suggest names that are spelled alike', async () => {
    const { store, browser } = await startDesk(await open());
    const now = Date.now();
    const [first] = lastMonth();
    const inLastMonth = Date.parse(`${first}T12:00:00Z`);
    const from = (page: string | null, facts: Partial<Lead> = {}) =>
      buildLead({ page, createdAt: inLastMonth, ...facts });
    const won = from('/pricing', { name: 'Ewan McAllister' });
    const spam = from('/spam');
    const others = ['/pricing', '/contact', null, '/about'].map((page) => from(page));
    await insert(store.db, 'lead', [won, spam, ...others, from('/old', { createdAt: now })]);
    await insert(store.db, 'lead', [from('/held', { status: 'quarantined', spamReason: 'x' })]);
    await browser.post(`/owner/requests/${won.id}`, { shown: 'new', state: 'won', text: 'Signed on Monday' });
    await browser.post(`/owner/requests/${spam.id}`, { shown: 'new', state: 'spam' });
    const month = await browser.read('/owner/requests?period=lastMonth');
    expect(month).toContain('>5 requests<');
    expect(month).toContain('In this period: New (4), Won (1), Spam (1). Most came from: /pricing (2), ');
    // What a menu counts follows the other filters too.
    const counted = await browser.read('/owner/requests?period=lastMonth&state=won&q=mcallister');
    expect(counted).toContain('In this period: Won (1). Most came from: /pricing (1).');
    for (const text of ['>New (0)<', '>Won (1)<', '>1 request<', 'href="/owner/requests">Show all</a>'])
      expect(counted).toContain(text);
    const all = await browser.read('/owner/requests');
    expect(all).toContain('>New (5)<');
    expect(all).not.toMatch(/In this period|Show all/);
    // That there are notes is seen in the list, and they stand above the details.
    expect(all.match(/Has notes/g)).toHaveLength(1);
    const page = await browser.read(`/owner/requests/${won.id}`);
    expect(page.indexOf('Signed on Monday')).toBeLessThan(page.indexOf('>Details<'));
    expect(page).toContain('The person may ask for your notes and the state');
    expect(await browser.read(`/owner/requests/${spam.id}`)).not.toMatch(/Has waited|I have answered/);
    // Where nothing is found: not where it is found elsewhere.
    const none = await browser.read('/owner/requests?q=mcalister&state=new');
    expect(none).toMatch(/Did you mean<a [^>]*href="\/owner\/requests\?q=McAllister">McAllister<\/a>/);
    expect(await browser.read('/owner/requests?q=McAllister&state=new')).not.toContain('Did you mean');
  });

  test('come in pages', async () => {
    const { store, browser } = await startDesk(await open());
    const count = 60;
    const visitor = (_: unknown, index: number) =>
      buildLead({ name: `Visitor ${index}`, createdAt: Date.now() - 86_400_000 + index });
    await insert(store.db, 'lead', Array.from({ length: count }, visitor));
    const { text } = await browser.get('/owner/requests');
    expect(names(text)[0]).toBe(`Visitor ${count - 1}, Analytical Engines`);
    expect(names(text)).toHaveLength(25);
    expect(text).toContain('Page 1 of 3');
    const last = await browser.read('/owner/requests?page=3');
    expect(names(last).at(-1)).toBe('Visitor 0, Analytical Engines');
    expect((await browser.get('/owner/requests?page=4&q=Visitor')).headers.location).toBe(
      '/owner/requests?page=3&q=Visitor',
    );
  });
});

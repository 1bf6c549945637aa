import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { loadSite } from '#data/rules/load.ts';
import { runLeads, usage } from '#scripts/leads/runLeads.ts';
import { brandDir, runScript } from '#tests/support/runScript.ts';
import { buildHeldSignUp } from '#tests/support/buildLead.ts';
import { temporaryFolder } from '#tests/support/folders.ts';
import { insert, opened } from '#tests/support/stores.ts';
import { addLead, addMessage, addSubscriber, countRows } from './rows.ts';

let work: string;
let store: Store;
let env: Record<string, string>;
// The other provider is in Halifax: four hours behind UTC in winter.
const site = await loadSite(brandDir);
const leads = (...args: string[]) => answering(undefined, ...args);

/** Runs a command in this process, with somebody who types an answer to what it asks. */
async function answering(typed: string | undefined, ...args: string[]): Promise<{ code: number; output: string }> {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const ask = async (question: string) => {
    write(question);
    return typed;
  };
  const code = await runLeads(args, { env, loadSite: async () => site, write, writeError: write, ask });
  return { code, output };
}

beforeEach(async () => {
  work = temporaryFolder();
  env = { DATA_DIR: brandDir, STORE_FILE: join(work, 'site.db'), DATABASE_URL: '' };
  store = await opened({ file: env.STORE_FILE ?? '' });
});

it('without a command, or with one it does not know, it tells how it is used', async () => {
  expect(await runScript('scripts/leads.ts', [], env)).toEqual({ code: 2, output: `Say what to do.\n\n${usage}\n` });
  expect(await leads('sell')).toEqual({ code: 2, output: `There is no command "sell".\n\n${usage}\n` });
  expect(await leads('--help')).toEqual({ code: 0, output: `${usage}\n` });
});

it.each([
  [['list', '--limit', '0'], '--limit is "0". Give a whole number of 1 or more.'],
  [['list', '--since', '2025-02-30'], '--since is "2025-02-30". Give a day as 2025-11-21.'],
  [['list', 'all'], 'list does not take "all".'],
  [['show'], 'show lacks what it is about.'],
  [['export', '--csv', '--json'], 'export takes --csv or --json.'],
  [['quarantine', 'delete', 'abcdef'], 'quarantine takes nothing, or release and an id.'],
])('%j is refused with the usage', async (args, why) => {
  const { code, output } = await leads(...args);
  expect(code).toBe(2);
  expect(output.startsWith(why)).toBe(true);
  expect(output).toContain(usage);
});

it.each([[['show', 'abcdef']], [['quarantine', 'release', 'abcdef']]])(
  '%j of an id that is not there is said in a sentence',
  async (args) => {
    expect(await leads(...args)).toEqual({ code: 1, output: 'There is no lead "abcdef".\n' });
  },
);

it('a store that is not there is named, and none is made', async () => {
  env.STORE_FILE = join(work, 'other.db');
  const { code, output } = await leads('list');
  expect([code, output]).toEqual([
    1,
    `There is no store at ${env.STORE_FILE}. The server makes it when it first starts; STORE_FILE or DATABASE_URL name another.\n`,
  ]);
  expect(existsSync(env.STORE_FILE)).toBe(false);
});

it('a PostgreSQL that cannot be reached is said without its password', async () => {
  env.DATABASE_URL = 'postgres://site:geheim@127.0.0.1:1/site';
  const { code, output } = await leads('list');
  expect([code, output]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  expect(output).not.toContain('geheim');
});

it('list shows the newest first, harmless, in local time', async () => {
  expect(await leads('list')).toEqual({ code: 0, output: 'There are no leads.\n' });
  await addLead(store.db, {
    id: 'aaaaaaaa-1111',
    name: '\x1b[31mRed',
    company: `Long ${'x'.repeat(200)}`,
    createdAt: Date.parse('2025-11-03T02:00:00Z'),
  });
  await addLead(store.db, { id: 'bbbbbbbb-1111', name: 'Bob', createdAt: Date.parse('2025-11-03T15:00:00Z') });
  await addLead(store.db, { status: 'quarantined', name: 'Spammer' });
  const { code, output } = await leads('list');
  const lines = output.split('\n');
  expect([code, lines.length]).toEqual([0, 6]);
  expect(lines[4]).toBe('1 more request waits in quarantine: npm run leads -- quarantine shows it.');
  expect(lines[2]).toMatch(/^bbbbbbbb {2}2025-11-03 11:00 {2}Bob /);
  expect(lines[3]).toMatch(/^aaaaaaaa {2}2025-11-02 22:00 {2}␛\[31mRed .*Long x+…/);
  expect(output).not.toContain('\x1b');
  expect((await leads('list', '--limit', '1')).output.trimEnd().split('\n').slice(2)).toEqual([
    expect.stringContaining('Bob'),
    'The newest 1 of 2; --limit shows more.',
    lines[4],
  ]);
  expect((await leads('list', '--since', '2025-11-03')).output).not.toContain('aaaaaaaa');
});

it('show tells everything about a lead and its mails', async () => {
  const { id } = await addLead(store.db, { message: 'One\r\nTwo\x07', service: 'gone' });
  await addMessage(store.db, { leadId: id, status: 'sent', sentAt: Date.parse('2025-11-03T15:01:00Z') });
  await addMessage(store.db, {
    leadId: id,
    status: 'parked',
    attempts: 3,
    lastError: '550 \x1b]0;no\x07',
    createdAt: Date.parse('2025-11-04T00:00:00Z'),
  });
  const { code, output } = await leads('show', id.slice(0, 6));
  expect(code).toBe(0);
  const facts = ['Name      Ann Smith\n', 'Email     ann@smith.example\n', 'Page      /contact\n'];
  const rest = ['\n\nOne\nTwo␇\n\n', 'ann@smith.example: sent 2025-11-03 11:01\n', 'parked after 3 tries.'];
  for (const text of [...facts, ...rest]) expect(output).toContain(text);
  expect(output.replace(/\n\s*/g, ' ')).toContain('Last error: 550 ␛]0;no␇');
});

it('export writes a file for its owner alone, or to the output', async () => {
  await addLead(store.db, { id: 'second', phone: '+1 902', createdAt: 2 });
  await addLead(store.db, { id: 'first', createdAt: 1 });
  await addLead(store.db, { id: 'third', status: 'quarantined', createdAt: 3 });
  const file = join(work, 'leads.csv');
  expect(await leads('export', '--csv', '--out', file)).toEqual({ code: 0, output: `2 leads written to ${file}.\n` });
  const csv = readFileSync(file, 'utf8');
  expect(csv.startsWith('\ufeffid,createdAt,')).toBe(true);
  expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\ufeffid', 'first', 'second', '']);
  expect(csv).toContain(",'+1 902,");
  expect((await leads('export', '--csv', '--semicolon')).output).toContain('id;createdAt;status;');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { code, output } = await leads('export', '--json', '--with-quarantine');
  expect([code, JSON.parse(output).map(({ id }: { id: string }) => id)]).toEqual([0, ['first', 'second', 'third']]);
  expect(await leads('export', '--json', '--out', join(work, 'none/leads.json'))).toEqual({
    code: 1,
    output: expect.stringContaining('ENOENT'),
  });
});

it('stats counts by month and service, mails and subscribers', async () => {
  for (const [createdAt, service] of [
    ['2025-11-01T02:59:00Z', 'one'],
    ['2025-11-01T03:00:00Z', 'two'],
    ['2025-11-20T03:00:00Z', 'two'],
    ['2025-11-20T03:00:00Z', 'one'],
  ] as const)
    await addLead(store.db, { createdAt: Date.parse(createdAt), service });
  await addLead(store.db, { status: 'quarantined' });
  for (const status of ['sent', 'queued', 'queued', 'parked'] as const) await addMessage(store.db, { status });
  await addSubscriber(store.db, { status: 'active' });
  const { code, output } = await leads('stats');
  expect([code, output]).toEqual([
    0,
    [
      'Month    Service  Leads',
      '─────    ───────  ─────',
      '2025-11  all      3',
      '         two      2',
      '         one      1',
      '2025-10  all      1',
      '         one      1',
      '',
      'Leads        4, 1 more in quarantine',
      'Messages     1 sent, 2 waiting, 1 parked',
      'Newsletter   1 subscribed, 0 to be confirmed, 0 left',
      '',
    ].join('\n'),
  ]);
});

it('the outbox is shown with the whole reason, and a parked message can be queued again', async () => {
  expect((await leads('outbox')).output).toBe('Nothing waits to be sent.\n');
  const reason = `550 5.1.1 ${'no such user '.repeat(12)}\x1b[1m`;
  const { id } = await addMessage(store.db, { status: 'parked', attempts: 8, lastError: reason });
  await addMessage(store.db, { id: 'waiting-1', attempts: 2, nextAttemptAt: Date.parse('2025-11-03T16:30:00Z') });
  const { output } = await leads('outbox');
  expect(output).toMatch(new RegExp(`^${id.slice(0, 8)} {2}parked .* 8 +none`, 'm'));
  expect(output).toContain(`${reason.slice(0, -4)}␛[1m`);
  expect(output).toMatch(/^waiting- {2}waiting .* 2 +2025-11-03 12:30$/m);
  expect(await leads('retry', id.slice(0, 8))).toEqual({
    code: 0,
    output: `${id} (visitor-confirmation to ann@smith.example) waits to be sent again.\n`,
  });
  expect(await leads('retry', id)).toEqual({ code: 1, output: `The message ${id} is waiting already.\n` });
});

it('all parked messages can be queued again', async () => {
  for (const lastError of ['answered 550', 'answered 535'])
    await addMessage(store.db, { status: 'parked', attempts: 8, lastError });
  expect(await leads('retry', '--all')).toEqual({ code: 0, output: '2 messages wait to be sent again.\n' });
  expect((await leads('outbox')).output.match(/ waiting /g)).toHaveLength(2);
  expect((await leads('retry', '--all')).output).toMatch(/^Nothing is parked that could be sent again\.\n/);
  expect(await leads('retry')).toMatchObject({
    code: 2,
    output: expect.stringContaining('retry takes an id, or --all.'),
  });
});

it('release takes a request or a sign-up out of quarantine', async () => {
  expect((await leads('quarantine')).output).toBe('Nothing is in quarantine.\n');
  expect(await leads('release', 'abcdef')).toEqual({ code: 1, output: 'There is no request or sign-up "abcdef".\n' });
  const { id } = await addLead(store.db, { status: 'quarantined', spamReason: 'sent 900 ms after the form was shown' });
  expect((await leads('quarantine')).output).toMatch(new RegExp(`^${id.slice(0, 8)} .*sent 900 ms`, 'm'));
  const signUp = buildHeldSignUp({ email: 'ann@smith.example' });
  await insert(store.db, 'heldSignUp', signUp);
  expect((await leads('list')).output).toBe(
    'There are no leads.\n2 more requests wait in quarantine: npm run leads -- quarantine shows them.\n',
  );
  expect((await leads('quarantine')).output).toMatch(
    new RegExp(`^${signUp.id.slice(0, 8)} .*checklist +ann@smith.example`, 'm'),
  );
  expect(await leads('quarantine', 'release', id.slice(0, 8))).toEqual({
    code: 0,
    output: `${id} (Ann Smith) is a lead now. No mail was sent about it.\n`,
  });
  expect(await leads('release', signUp.id)).toEqual({
    code: 0,
    output: `${signUp.id} (checklist to ann@smith.example) waits to be sent.\n`,
  });
  expect(await store.db.selectFrom('outbox').select(['status', 'lastError']).execute()).toEqual([
    { status: 'queued', lastError: null },
  ]);
  expect(await leads('release', signUp.id)).toEqual({
    code: 1,
    output: `There is no request or sign-up "${signUp.id}".\n`,
  });
  expect((await leads('list')).output).not.toContain('quarantine');
});

it('export-person writes everything about an address, for a program and to read', async () => {
  const { id } = await addLead(store.db, { email: 'Ann@Smith.example', message: 'One <b>two</b>' });
  await addSubscriber(store.db, { status: 'active' }, ['requested', 'confirmed']);
  await addLead(store.db, { email: 'bob@bob.example', name: 'Bob' });
  const json = await leads('export-person', 'ann@smith.EXAMPLE');
  expect(JSON.parse(json.output)).toMatchObject({ requests: [{ id, message: 'One <b>two</b>' }] });
  expect(json.output).not.toContain('Bob');
  expect((await leads('export-person', 'ann@smith.example', '--html')).output).toContain('One &lt;b&gt;two&lt;/b&gt;');
  expect((await leads('export-person', 'nobody')).code).toBe(2);
});

it('erase says what goes and needs a yes', async () => {
  const { id } = await addLead(store.db, { email: 'Ann@Smith.example' });
  await addMessage(store.db, { leadId: id, recipient: 'owner@provider.example' });
  await addSubscriber(store.db, { status: 'active' }, ['requested', 'confirmed']);
  await addLead(store.db, { email: 'bob@bob.example' });
  const found =
    'About ANN@smith.example the store keeps 1 lead, 1 message, 1 subscription, 2 records of consent and 0 entries in the suppression list.\n' +
    'Probably the same person, and not erased with it: bob@bob.example (same number or full name).\n';
  const question = 'This cannot be undone. Type yes to erase it: ';
  const done =
    'Erased: 1 lead, 1 message, 1 subscription, 2 records of consent and 0 entries in the suppression list.\nA backup made before still holds it, ' +
    'and loses it when it is restored. Exports keep it: delete those too.\n';
  const before = await countRows(store.db);
  expect(await leads('erase', 'ANN@smith.example')).toEqual({
    code: 1,
    output: `${found}${question}Nothing was erased.\n`,
  });
  expect(await answering('no', 'erase', 'ANN@smith.example')).toEqual({
    code: 1,
    output: `${found}${question}Nothing was erased.\n`,
  });
  expect(await countRows(store.db)).toEqual(before);
  const erased = await answering('yes', 'erase', 'ANN@smith.example');
  expect(erased.code).toBe(0);
  const told = /The reference number is [\dA-F]{4}-[\dA-F]{4}\.\nNoted in the list of erasures as [\w-]{43}\n$/;
  expect(erased.output).toMatch(told);
  expect(erased.output.replace(told, '')).toBe(`${found}${question}${done}`);
  expect(await countRows(store.db)).toEqual({ lead: 1, outbox: 0, subscriber: 0, consent: 0 });
  expect(await leads('erase', 'bob@bob.example', '--yes')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Erased: 1 lead, 0 messages'),
  });
  expect(await leads('erase', 'bob@bob.example', '--yes')).toEqual({
    code: 0,
    output: 'Nothing is kept about bob@bob.example.\n',
  });
});

it('questions shows what was asked in vain: alike ones together, the most frequent first, harmless in a terminal', async () => {
  expect((await leads('questions')).output).toBe('No question was left without an answer.\n');
  const at = Date.parse('2025-11-03T15:00:00Z');
  const rows = [
    { id: '1', createdAt: at, text: 'Do you sell bait?' },
    { id: '2', createdAt: at + 60_000, text: 'do you sell bait' },
    { id: '3', createdAt: at - 86_400_000, text: 'Is there \u001b[31mparking?' },
  ];
  await store.db.insertInto('question').values(rows).execute();
  const { code, output } = await leads('questions');
  const lines = output.trim().split('\n');
  expect([code, lines.length]).toEqual([0, 4]);
  expect(lines[2]).toMatch(/^\s*2\s+2025-11-03 11:01\s+do you sell bait$/);
  expect(lines[3]).toMatch(/^\s*1\s+2025-11-02 11:00\s+Is there ␛\[31mparking\?$/);
  expect((await leads('questions', '--limit', '0')).code).toBe(2);
  expect((await leads('questions', '--since', '2025-11-03', '--limit', '1')).output).not.toContain('parking');
});

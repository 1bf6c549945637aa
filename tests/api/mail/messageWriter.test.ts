import { describe, expect, test } from 'vitest';
import type { Lead, NewOutboxMessage } from '#api/db/tables.ts';
import type { Mail } from '#api/mail/mail.ts';
import { makeMessageWriter, type MessageWriterParts } from '#api/mail/messageWriter.ts';
import { buildLead, contactRequest } from '#tests/support/buildLead.ts';
import { buildProvider, buildSite } from '#tests/support/buildData.ts';

const site = buildSite();
const build = (parts: Partial<MessageWriterParts> = {}) =>
  makeMessageWriter({ site, env: {}, mail: true, now: () => 1_760_000_000_500, ...parts });
const mailOf = (message: NewOutboxMessage | undefined): Mail =>
  JSON.parse(message?.payload ?? expect.fail('There is no such message.'));
const links = {
  confirm: 'https://northshore.example/newsletter/confirm?token=a&b',
  unsubscribe: 'https://northshore.example/newsletter/leave?token=c',
};

/** Every mail there is, by its kind. */
function mails(lead: Partial<Lead> = {}, parts: Partial<MessageWriterParts> = {}): Record<string, Mail> {
  const writer = build(parts);
  const messages = [
    ...writer.forLead(buildLead(lead)),
    ...writer.forChecklist('ada@engines.example'),
    ...writer.forSubscription('ada@engines.example', links),
  ];
  return Object.fromEntries(messages.map((message) => [message.kind, mailOf(message)]));
}

test('A confirmation says which of the next seven days have other hours', () => {
  const provider = buildProvider();
  const holidays = [{ name: 'Christmas Day', on: '12-25' }];
  const closed = buildSite({ provider: { ...provider, hours: { ...provider.hours, holidays } } });
  const told = (at: string) =>
    mails({}, { site: closed, now: () => Date.parse(at) })['visitor-confirmation']?.text.match(
      /We are closed on .*/,
    )?.[0];
  expect(told('2026-12-19T15:00:00Z')).toBe('We are closed on Friday, December 25 (Christmas Day).');
  expect(told('2026-12-18T15:00:00Z')).toBeUndefined();
});

describe('A contact request', () => {
  test('calls the webhook with all that was sent, of which the outbox names the host alone', () => {
    const lead = buildLead();
    const messages = build({ env: { LEAD_WEBHOOK_URL: 'https://user:secret@crm.example/hook?key=1' } }).forLead(lead);
    const call = messages.find(({ kind }) => kind === 'webhook');
    expect(call?.recipient).toBe('https://crm.example');
    const facts = { event: 'lead', id: lead.id, createdAt: '2025-10-09T08:53:20.000Z', page: '/contact' };
    expect(JSON.parse(call?.payload ?? '')).toEqual({ ...facts, ...contactRequest, serviceLabel: 'Support' });
  });

  test('turns no text in a call of the webhook', () => {
    const lead = buildLead({ name: 'gpj\u202e.exe', company: '\u2067x', message: 'a\u200fb\u061cc', page: '/\u202d' });
    const call = build({ mail: false, env: { LEAD_WEBHOOK_URL: 'https://crm.example' } }).forLead(lead)[0];
    expect(JSON.parse(call?.payload ?? '')).toMatchObject({ name: 'gpj.exe', company: 'x', message: 'abc', page: '/' });
  });

  test('of an address that not every server takes is told to the owner with the address in its text alone', () => {
    const email = 'jörg@engines.example';
    const { text, replyTo } = mailOf(build().forLead(buildLead({ email }))[0]);
    expect(text).toContain("A reply to this email doesn't reach them");
    expect(text).toContain(`Email: ${email}`);
    expect(replyTo?.address).toBe('hello@northshore.example');
  });

  test('is told to the owner with all that was sent', () => {
    const [message] = build().forLead(buildLead({ id: 'f00d', message: 'One\nTwo' }));
    expect(mailOf(message)).toMatchObject({
      from: { name: 'North Shore IT', address: 'hello@northshore.example' },
      to: { address: 'hello@northshore.example' },
      replyTo: { name: 'Ada Lovelace', address: 'ada@engines.example' },
      subject: 'New request: Analytical Engines (Support)',
      messageId: `<${message?.id}@northshore.example>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: `A visitor has sent the contact form.

A reply to this email goes to them.

Name: Ada Lovelace
Company: Analytical Engines
Email: ada@engines.example
Phone: 416-555-0100
Service: Support
Page: /contact
Received: Thursday, October 9, 2025 at 4:53 a.m.
Number: f00d

Message
-------

> One
> Two

-- 
North Shore IT
1 Harwood Avenue
Ajax, ON  L1S 2H6, Canada
+1 905-555-0100
hello@northshore.example
https://northshore.example
`,
    });
  });

  test('is confirmed to the visitor', () => {
    const { 'visitor-confirmation': mail } = mails();
    expect(mail).toMatchObject({
      to: { name: '', address: 'ada@engines.example' },
      replyTo: { name: 'North Shore IT', address: 'hello@northshore.example' },
      subject: 'Your request to North Shore IT',
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
    for (const part of [mail?.text, mail?.html]) {
      const hours = ['Monday-Friday 8-6', 'Weekends by appointment', '+1 905-555-0100'];
      const words = ['We have received your request', 'What happens next', 'repeat what was sent'];
      for (const text of [...words, ...hours]) expect(part).toContain(text);
    }
  });
});

test('The settings say who mails come from and which owners hear of requests, or are refused', () => {
  const env = { MAIL_FROM: 'Web site <no-reply@northshore.example>', OWNER_EMAIL: 'sales@northshore.example' };
  const { 'owner-notification': mail } = mails({ service: 'telex' }, { env });
  expect(mail).toMatchObject({
    from: { name: 'Web site', address: 'no-reply@northshore.example' },
    to: { name: 'North Shore IT', address: 'sales@northshore.example' },
    // A service that is no longer offered keeps its id.
    subject: 'New request: Analytical Engines (telex)',
  });
  // Where there is a desk, the notice links to its request there.
  expect(mail?.text).toMatch(/^https:\/\/northshore\.example\/owner\/requests\/[\w-]{36}$/m);
  expect(mails()['owner-notification']?.text).not.toContain('/owner/');
  const written = build({ env: { OWNER_EMAIL: '"Lovelace, Ada" <ada@b.ca>, x@y.ca' } }).forLead(buildLead());
  const notices = written.filter(({ kind }) => kind === 'owner-notification');
  expect(notices.map(({ recipient }) => recipient)).toEqual(['ada@b.ca', 'x@y.ca']);
  expect(() => build({ env: { OWNER_EMAIL: 'a@b.ca, x' } })).toThrow(
    'OWNER_EMAIL is "a@b.ca, x". Allowed: addresses as name@host or as Name <name@host>, separated by commas.',
  );
  expect(() => build({ env: { MAIL_FROM: 'us' } })).toThrow('MAIL_FROM is "us".');
});

test('The checklist comes as a link, and subscribes to nothing', () => {
  const { checklist } = mails();
  expect(checklist).toMatchObject({ to: { name: '', address: 'ada@engines.example' }, subject: 'Your Guide' });
  expect(checklist?.text).toContain(
    'Open the Guide (PDF):\nhttps://northshore.example/resources/guide.pdf\n\nAll guides and templates:\nhttps://northshore.example/resources\n',
  );
  expect(checklist?.html).toContain(
    '<a href="https://northshore.example/resources/guide.pdf">Open the Guide (PDF)</a>',
  );
  expect(checklist?.text).toContain('It subscribes you to nothing.');
  expect(Object.keys(checklist?.headers ?? {})).not.toContain('List-Unsubscribe');
  const without = build({ site: { ...site, resources: [] } });
  expect([without.canSend('checklist'), without.canSend('subscription-confirmation')]).toEqual([false, true]);
  expect(without.forChecklist('ada@engines.example')).toEqual([]);
});

test('A subscription is confirmed by a link, and can be left with one click', () => {
  const { 'subscription-confirmation': mail } = mails();
  expect(mail?.subject).toBe('Confirm your subscription to the North Shore IT newsletter');
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': '<https://northshore.example/newsletter/leave?token=c>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const addresses = [`Confirm the subscription:\n${links.confirm}\n`, `Unsubscribe:\n${links.unsubscribe}\n`];
  for (const text of [...addresses, 'The link works for 7 days.', "If it wasn't you, ignore this email."])
    expect(mail?.text).toContain(text);
  expect(mail?.html).toContain('<a href="https://northshore.example/newsletter/confirm?token=a&amp;b">');
});

test('Every mail says who sends it, loads nothing and names no colour', () => {
  const facts = ['North Shore IT', '1 Harwood Avenue', 'Ajax, ON  L1S 2H6, Canada', '+1 905-555-0100'];
  for (const mail of Object.values(mails())) {
    for (const part of [mail.text, mail.html])
      for (const fact of [...facts, 'hello@northshore.example']) expect(part).toContain(fact);
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="en-CA">/);
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).not.toMatch(
      /<(img|link|script|iframe|table|style|form)|url\(|src=|(?:[^-]|background-)color:|#[0-9a-f]{3}/i,
    );
  }
  const address = { street: '2 Main', city: 'Regina', region: 'SK', postalCode: 'S4P 1A1', country: 'CA' };
  const reached = { email: 'hi@prairie.example', phone: { display: '306', e164: '+13065550100' }, address };
  const provider = buildProvider({ name: 'Prairie Tech', origin: 'https://prairie.example', ...reached });
  // Of another provider it names nothing of the first.
  const { 'subscription-confirmation': _, ...rest } = mails({}, { site: { ...site, provider } });
  // As a whole word: random ids hold any digits, in groups of four or more.
  expect(JSON.stringify(rest)).not.toMatch(/north ?shore|\b905\b|Ajax/i);
});

test('What a visitor types is shown, never run, and cannot pass for a line of ours', () => {
  const html = '<img src=x onerror="alert(1)">&amp;\'</blockquote>';
  const typed = { name: html, company: html, phone: html, service: html, page: html };
  const { 'owner-notification': notice } = mails({ ...typed, email: `${html}@b.ca`, message: `${html}\n${html}` });
  const shown = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;&#39;&lt;/blockquote&gt;';
  expect(notice?.html).not.toContain('<img');
  expect(notice?.html.split(shown).length).toBeGreaterThan(6);
  expect(notice?.html).toContain(`${shown}<br>${shown}</blockquote>`);
  expect(notice?.text).toContain(`> ${html}\n> ${html}`);
  const { 'owner-notification': lines } = mails({
    name: 'Ada\nCompany: Other\r\nPhone: 900',
    message: 'One\r\n\u2028-- \rOwner',
  });
  expect(lines?.text).toContain('Name: Ada Company: Other Phone: 900\nCompany: Analytical Engines\n');
  expect(lines?.text).toContain('> One\n> \n> -- \n> Owner\n');
});

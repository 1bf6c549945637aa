import type { Lead, OutboxMessage } from '../../api/db/tables.ts';
import { listOfHeld } from '../../api/mail/heldSignUps.ts';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import { printable, printableLines } from '../../data/rules/text/printable.ts';
import { type Command, type CommandContext, limitOf, type Options, since, table, UsageError } from './command.ts';
import { releaseLead } from './change.ts';

const listOptions = { limit: { type: 'string' }, since: { type: 'string' } } as const;

export const list: Command = {
  options: listOptions,
  positionals: [0, 0],
  async run(context, _positionals, options) {
    await showLeads(context, 'new', options);
    const quarantined = await context.owner.inQuarantine();
    const one = quarantined === 1;
    if (quarantined > 0)
      context.print(
        `${quarantined} more ${one ? 'request waits' : 'requests wait'} in quarantine: npm run leads -- quarantine shows ${one ? 'it' : 'them'}.`,
      );
  },
};

export const quarantine: Command = {
  options: listOptions,
  positionals: [0, 2],
  async run(context, [action, id], options) {
    const { owner, dates, print } = context;
    if (action === undefined) {
      if ((await owner.inQuarantine()) === 0) return print('Nothing is in quarantine.');
      await showLeads(context, 'quarantined', options);
      const held = await owner.heldSignUps();
      const rows = held.map((signUp) => ({
        ...{ ID: signUp.id.slice(0, 8), Received: dates.moment(signUp.createdAt), 'Sign-up': listOfHeld(signUp) },
        ...{ Email: signUp.email, Why: signUp.reason },
      }));
      return rows.length > 0 ? print(`\n${table(rows)}`) : undefined;
    }
    if (action !== 'release' || id === undefined)
      throw new UsageError('quarantine takes nothing, or release and an id.');
    await releaseLead(context, id);
  },
};

async function showLeads({ owner, dates, service, print }: CommandContext, status: Lead['status'], options: Options) {
  const limit = limitOf(options);
  const { leads, total } = await owner.list({ status, limit, ...since(options, dates) });
  if (total === 0)
    return print(status === 'quarantined' ? 'No contact request is in quarantine.' : 'There are no leads.');
  const rows = leads.map((lead) => ({
    ...{ ID: lead.id.slice(0, 8), Received: dates.moment(lead.createdAt) },
    ...{ Name: lead.name, Company: lead.company, Email: lead.email },
    ...(status === 'quarantined' ? { Why: lead.spamReason ?? '' } : { Service: service(lead.service) }),
  }));
  print(table(rows));
  if (total > leads.length) print(`The newest ${leads.length} of ${total}; --limit shows more.`);
}

/** Everything about one lead: its fields, its message and the state of its mails. */
export const show: Command = {
  options: {},
  positionals: [1, 1],
  async run({ owner, dates, service, print }, [id = '']) {
    const lead = await owner.lead(id);
    const facts: [name: string, value: string | null][] = [
      ['ID', lead.id],
      ['Received', dates.moment(lead.createdAt)],
      ['Status', lead.status === 'quarantined' ? `in quarantine: ${lead.spamReason ?? ''}` : 'lead'],
      ...Object.entries({ Name: lead.name, Company: lead.company, Email: lead.email, Phone: lead.phone }),
      ['Service', service(lead.service)],
      ['Page', lead.page],
    ];
    const labelled = (name: string, value: string) => print(name.padEnd(10) + printable(value));
    for (const [name, value] of facts) if (value !== null) labelled(name, value);
    print('');
    for (const line of printableLines(lead.message)) print(line);
    const messages = await owner.messagesOf(lead.id);
    if (messages.length > 0) print('');
    for (const message of messages) labelled(message.id.slice(0, 8), stateOf(message, dates));
  },
};

function stateOf(message: OutboxMessage, { moment }: CommandContext['dates']): string {
  const { kind, recipient, status, sentAt, attempts, nextAttemptAt, lastError } = message;
  const to = `${kind} to ${recipient}`;
  if (status === 'sent') return `${to}: sent${sentAt === null ? '' : ` ${moment(sentAt)}`}`;
  const error = lastError ? ` Last error: ${lastError}` : '';
  return status === 'parked'
    ? `${to}: parked after ${attempts} tries.${error}`
    : `${to}: waiting, next try ${moment(nextAttemptAt)}, ${attempts} made.${error}`;
}

/** Unsent messages: those in quarantine and parked ones, which need the owner, then queued ones. */
export const outbox: Command = {
  options: {},
  positionals: [0, 0],
  async run({ owner, dates, print }) {
    const messages = await owner.unsent();
    if (messages.length === 0) return print('Nothing waits to be sent.');
    const rows = messages.map(({ id, status, kind, recipient, attempts, nextAttemptAt, lastError }) => ({
      ...{ ID: id.slice(0, 8), State: status === 'queued' ? 'waiting' : status, Kind: kind, To: recipient },
      ...{ Tries: String(attempts), 'Next try': status === 'queued' ? dates.moment(nextAttemptAt) : 'none' },
      'Last error': lastError ?? '',
    }));
    print(table(rows));
  },
};

/** Leads by month and service, and the numbers of messages and subscribers. */
export const stats: Command = {
  options: {},
  positionals: [0, 0],
  async run({ owner, dates, service, print }) {
    const { leads, quarantined, messages, heldSignUps, subscribers } = await owner.numbers();
    const months = Map.groupBy(leads, ({ createdAt }) => dates.moment(createdAt).slice(0, 7));
    const rows = [...months].flatMap(([month, ofMonth]) => {
      const byService = [...Map.groupBy(ofMonth, (lead) => service(lead.service))]
        .map(([name, some]) => ({ name, count: some.length }))
        .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
      return [
        { Month: month, Service: 'all', Leads: String(ofMonth.length) },
        ...byService.map(({ name, count }) => ({ Month: '', Service: name, Leads: String(count) })),
      ];
    });
    print(rows.length > 0 ? table(rows) : 'There are no leads.');
    print('');
    print(`Leads        ${leads.length}, ${quarantined} more in quarantine`);
    const inQuarantine = heldSignUps > 0 ? `, ${heldSignUps} in quarantine` : '';
    print(`Messages     ${messages.sent} sent, ${messages.queued} waiting, ${messages.parked} parked${inQuarantine}`);
    print(
      `Newsletter   ${subscribers.active} subscribed, ${subscribers.pending} to be confirmed, ${subscribers.left} left`,
    );
  },
};

/** Questions that the assistant could not answer, grouped by their words, the most frequent first. */
export const questions: Command = {
  options: listOptions,
  positionals: [0, 0],
  async run({ owner, dates, print }, _positionals, options) {
    const limit = limitOf(options);
    const asked = await owner.questions(since(options, dates));
    if (asked.length === 0) return print('No question was left without an answer.');
    const wordsOf = (text: string) =>
      lowerCase(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const alike = [...Map.groupBy(asked, ({ text }) => wordsOf(text)).values()];
    const lastOf = (some: typeof asked) => Math.max(...some.map(({ createdAt }) => createdAt));
    const sorted = alike.sort((a, b) => b.length - a.length || lastOf(b) - lastOf(a));
    const rows = sorted.slice(0, limit).map((some) => ({
      ...{ Asked: String(some.length), Last: dates.moment(lastOf(some)), Question: some[0]?.text ?? '' },
    }));
    print(table(rows));
    if (sorted.length > limit) print(`The first ${limit} of ${sorted.length}; --limit shows more.`);
  },
};

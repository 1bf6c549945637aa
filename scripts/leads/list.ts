import type { Lead, OutboxItem } from '../../api/db/tables.ts';
import { type Command, type CommandContext, type Options, since, UsageError } from './command.ts';
import { type Column, table } from './table.ts';
import { printable } from './printable.ts';

export const list: Command = {
  options: { limit: { type: 'string' }, since: { type: 'string' } },
  words: [0, 0],
  async run(desk, _words, options) {
    await show(desk, 'new', options);
    const held = await desk.owner.inQuarantine();
    const one = held === 1;
    if (held > 0)
      desk.print(
        `${held} more ${one ? 'request waits' : 'requests wait'} in quarantine: npm run leads -- spam shows ${one ? 'it' : 'them'}.`,
      );
  },
};

export const spam: Command = {
  options: list.options,
  words: [0, 2],
  async run(desk, [action, id], options) {
    if (action === undefined) {
      if ((await desk.owner.inQuarantine()) === 0) return desk.print('Nothing is in quarantine.');
      await show(desk, 'spam', options);
      return showHeld(desk);
    }
    if (action !== 'release' || id === undefined) throw new UsageError('spam takes nothing, or release and an id.');
    await releaseLead(desk, id);
  },
};

/** Lets a contact request, or the mail of a sign-up, out of quarantine. */
export const release: Command = {
  options: {},
  words: [1, 1],
  async run(desk, [id = '']) {
    if (await desk.owner.hasLead(id)) return releaseLead(desk, id);
    const { id: released, kind, recipient } = await desk.owner.releaseMail(id);
    desk.print(`${released} (${kind} to ${printable(recipient)}) waits to be sent.`);
  },
};

async function releaseLead({ owner, print }: CommandContext, id: string): Promise<void> {
  const { id: released, name } = await owner.release(id);
  print(`${released} (${printable(name)}) is a lead now. No mail was sent about it.`);
}

/** Sign-ups in quarantine: each is a mail that is held back. */
async function showHeld({ owner, dates, width, print }: CommandContext): Promise<void> {
  const mails = (await owner.unsent()).filter(({ status }) => status === 'held');
  if (mails.length === 0) return;
  const columns: Column<OutboxItem>[] = [
    { title: 'ID', value: ({ id }) => id.slice(0, 8), firm: true },
    { title: 'Received', value: ({ createdAt }) => dates.moment(createdAt), firm: true },
    { title: 'Sign-up', value: ({ kind }) => (kind === 'checklist' ? 'checklist' : 'newsletter'), firm: true },
    { title: 'Email', value: ({ recipient }) => recipient },
    { title: 'Why', value: ({ lastError }) => lastError ?? '' },
  ];
  print(`\n${table(mails, columns, width)}`);
}

async function show(desk: CommandContext, status: Lead['status'], options: Options): Promise<void> {
  const limit = Number(options.limit ?? 50);
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new UsageError(`--limit is "${options.limit}". Give a whole number of 1 or more.`);
  const { leads, total } = await desk.owner.list({ status, limit, ...since(options, desk.dates) });
  if (total === 0)
    return desk.print(status === 'spam' ? 'No contact request is in quarantine.' : 'There are no leads.');
  const columns: Column<Lead>[] = [
    { title: 'ID', value: ({ id }) => id.slice(0, 8), firm: true },
    { title: 'Received', value: ({ createdAt }) => desk.dates.moment(createdAt), firm: true },
    { title: 'Name', value: ({ name }) => name },
    { title: 'Company', value: ({ company }) => company },
    { title: 'Email', value: ({ email }) => email },
    status === 'spam'
      ? { title: 'Why', value: ({ spamReason }) => spamReason ?? '' }
      : { title: 'Service', value: ({ service }) => desk.service(service) },
  ];
  desk.print(table(leads, columns, desk.width));
  if (total > leads.length) desk.print(`The newest ${leads.length} of ${total}; --limit shows more.`);
}

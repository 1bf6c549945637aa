import type { HeldSignUpTable } from '../../api/db/ownerTables.ts';
import type { Lead } from '../../api/db/tables.ts';
import { listOfHeld } from '../../api/mail/heldSignUps.ts';
import { type Command, type CommandContext, limitOf, type Options, since, UsageError } from './command.ts';
import { type Column, table } from './table.ts';
import { printable } from '../../data/rules/text/printable.ts';

export const list: Command = {
  options: { limit: { type: 'string' }, since: { type: 'string' } },
  positionals: [0, 0],
  async run(context, _positionals, options) {
    await show(context, 'new', options);
    const quarantined = await context.owner.inQuarantine();
    const one = quarantined === 1;
    if (quarantined > 0)
      context.print(
        `${quarantined} more ${one ? 'request waits' : 'requests wait'} in quarantine: npm run leads -- quarantine shows ${one ? 'it' : 'them'}.`,
      );
  },
};

export const quarantine: Command = {
  options: list.options,
  positionals: [0, 2],
  async run(context, [action, id], options) {
    if (action === undefined) {
      if ((await context.owner.inQuarantine()) === 0) return context.print('Nothing is in quarantine.');
      await show(context, 'quarantined', options);
      return showSignUps(context);
    }
    if (action !== 'release' || id === undefined)
      throw new UsageError('quarantine takes nothing, or release and an id.');
    await releaseLead(context, id);
  },
};

export const release: Command = {
  options: {},
  positionals: [1, 1],
  async run(context, [id = '']) {
    if (await context.owner.hasLead(id)) return releaseLead(context, id);
    const { id: released, kind, email } = await context.owner.releaseMail(id);
    context.print(`${released} (${kind} to ${printable(email)}) waits to be sent.`);
  },
};

async function releaseLead({ owner, print }: CommandContext, id: string): Promise<void> {
  const { id: released, name } = await owner.release(id);
  print(`${released} (${printable(name)}) is a lead now. No mail was sent about it.`);
}

async function showSignUps({ owner, dates, width, print }: CommandContext): Promise<void> {
  const held = await owner.heldSignUps();
  if (held.length === 0) return;
  const columns: Column<HeldSignUpTable>[] = [
    { title: 'ID', value: ({ id }) => id.slice(0, 8), fixed: true },
    { title: 'Received', value: ({ createdAt }) => dates.moment(createdAt), fixed: true },
    { title: 'Sign-up', value: listOfHeld, fixed: true },
    { title: 'Email', value: ({ email }) => email },
    { title: 'Why', value: ({ reason }) => reason },
  ];
  print(`\n${table(held, columns, width)}`);
}

async function show(context: CommandContext, status: Lead['status'], options: Options): Promise<void> {
  const limit = limitOf(options);
  const { leads, total } = await context.owner.list({ status, limit, ...since(options, context.dates) });
  if (total === 0)
    return context.print(status === 'quarantined' ? 'No contact request is in quarantine.' : 'There are no leads.');
  const columns: Column<Lead>[] = [
    { title: 'ID', value: ({ id }) => id.slice(0, 8), fixed: true },
    { title: 'Received', value: ({ createdAt }) => context.dates.moment(createdAt), fixed: true },
    { title: 'Name', value: ({ name }) => name },
    { title: 'Company', value: ({ company }) => company },
    { title: 'Email', value: ({ email }) => email },
    status === 'quarantined'
      ? { title: 'Why', value: ({ spamReason }) => spamReason ?? '' }
      : { title: 'Service', value: ({ service }) => context.service(service) },
  ];
  context.print(table(leads, columns, context.width));
  if (total > leads.length) context.print(`The newest ${leads.length} of ${total}; --limit shows more.`);
}

import type { Lead } from '../../api/db/tables.ts';
import { type Command, type Desk, type Options, since, UsageError } from './command.ts';
import { type Column, table } from './table.ts';
import { visible } from './visible.ts';

export const list: Command = {
  options: { limit: { type: 'string' }, since: { type: 'string' } },
  words: [0, 0],
  run: (desk, _words, options) => show(desk, 'new', options),
};

export const spam: Command = {
  options: list.options,
  words: [0, 2],
  async run(desk, [action, id], options) {
    if (action === undefined) return show(desk, 'spam', options);
    if (action !== 'release' || id === undefined) throw new UsageError('spam takes nothing, or release and an id.');
    const { id: released, name } = await desk.owner.release(id);
    desk.print(`${released} (${visible(name)}) is a lead now. No mail was sent about it.`);
  },
};

async function show(desk: Desk, status: Lead['status'], options: Options): Promise<void> {
  const limit = Number(options.limit ?? 50);
  if (!Number.isSafeInteger(limit) || limit < 1) throw new UsageError(`--limit is "${options.limit}". Give a whole number of 1 or more.`);
  const { leads, total } = await desk.owner.list({ status, limit, ...since(options, desk.dates) });
  if (total === 0) return desk.print(status === 'spam' ? 'Nothing is in quarantine.' : 'There are no leads.');
  const columns: Column<Lead>[] = [
    { title: 'ID', value: ({ id }) => id.slice(0, 8), firm: true },
    { title: 'Received', value: ({ createdAt }) => desk.dates.moment(createdAt), firm: true },
    { title: 'Name', value: ({ name }) => name },
    { title: 'Company', value: ({ company }) => company },
    { title: 'Email', value: ({ email }) => email },
    status === 'spam' ? { title: 'Why', value: ({ spamReason }) => spamReason ?? '' } : { title: 'Service', value: ({ service }) => desk.service(service) },
  ];
  desk.print(table(leads, columns, desk.width));
  if (total > leads.length) desk.print(`The newest ${leads.length} of ${total}; --limit shows more.`);
}

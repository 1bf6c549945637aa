import type { OutboxItem } from '../../api/db/tables.ts';
import { type Command, UsageError } from './command.ts';
import { type Column, table } from './table.ts';
import { printable } from './printable.ts';

/** Messages that have not left: held and parked ones, which need the owner, then those that wait. */
export const outbox: Command = {
  options: {},
  words: [0, 0],
  async run({ owner, dates, width, print }) {
    const messages = await owner.unsent();
    if (messages.length === 0) return print('Nothing waits to be sent.');
    const columns: Column<OutboxItem>[] = [
      { title: 'ID', value: ({ id }) => id.slice(0, 8), firm: true },
      { title: 'State', value: ({ status }) => (status === 'queued' ? 'waiting' : status), firm: true },
      { title: 'Kind', value: ({ kind }) => kind },
      { title: 'To', value: ({ recipient }) => recipient },
      { title: 'Tries', value: ({ attempts }) => String(attempts), firm: true, side: 'right' },
      {
        title: 'Next try',
        value: ({ status, nextAttemptAt }) => (status === 'queued' ? dates.moment(nextAttemptAt) : 'none'),
        firm: true,
      },
    ];
    // The reason gets lines of its own: cut short it would tell nothing.
    print(table(messages, columns, width, ({ lastError }) => lastError));
  },
};

export const retry: Command = {
  options: { all: { type: 'boolean' } },
  words: [0, 1],
  async run({ owner, print }, [id], { all }) {
    if (Boolean(all) === (id !== undefined)) throw new UsageError('retry takes an id, or --all.');
    if (id !== undefined) {
      const { id: found, kind, recipient } = await owner.retry(id);
      return print(`${found} (${kind} to ${printable(recipient)}) waits to be sent again.`);
    }
    const queued = await owner.retryAll();
    const messages = queued === 1 ? '1 message waits' : `${queued} messages wait`;
    print(queued === 0 ? 'Nothing is parked that could be sent again.' : `${messages} to be sent again.`);
  },
};

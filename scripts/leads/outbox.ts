import type { OutboxMessage } from '../../api/db/tables.ts';
import { type Command, UsageError } from './command.ts';
import { type Column, table } from './table.ts';
import { printable } from '../../data/rules/text/printable.ts';

/** Unsent messages: those in quarantine and parked ones, which need the owner, then queued ones. */
export const outbox: Command = {
  options: {},
  positionals: [0, 0],
  async run({ owner, dates, width, print }) {
    const messages = await owner.unsent();
    if (messages.length === 0) return print('Nothing waits to be sent.');
    const columns: Column<OutboxMessage>[] = [
      { title: 'ID', value: ({ id }) => id.slice(0, 8), fixed: true },
      { title: 'State', value: ({ status }) => (status === 'queued' ? 'waiting' : status), fixed: true },
      { title: 'Kind', value: ({ kind }) => kind },
      { title: 'To', value: ({ recipient }) => recipient },
      { title: 'Tries', value: ({ attempts }) => String(attempts), fixed: true, side: 'right' },
      {
        title: 'Next try',
        value: ({ status, nextAttemptAt }) => (status === 'queued' ? dates.moment(nextAttemptAt) : 'none'),
        fixed: true,
      },
    ];
    // The last error gets lines of its own, because a shortened one says too little.
    print(table(messages, columns, width, ({ lastError }) => lastError));
  },
};

export const retry: Command = {
  options: { all: { type: 'boolean' } },
  positionals: [0, 1],
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

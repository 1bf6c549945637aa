import type { OutboxItem } from '../../api/db/tables.ts';
import type { Command } from './command.ts';
import { type Column, table } from './table.ts';
import { visible } from './visible.ts';

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
      { title: 'Next try', value: ({ status, nextAttemptAt }) => (status === 'queued' ? dates.moment(nextAttemptAt) : 'none'), firm: true },
    ];
    // The reason gets lines of its own: cut short it would tell nothing.
    print(table(messages, columns, width, ({ lastError }) => lastError));
  },
};

export const retry: Command = {
  options: {},
  words: [1, 1],
  async run({ owner, print }, [id = '']) {
    const { id: found, kind, recipient } = await owner.retry(id);
    print(`${found} (${kind} to ${visible(recipient)}) waits to be sent again.`);
  },
};

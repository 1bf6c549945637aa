import { Gauge, type Registry } from 'prom-client';
import type { StoreNumbers } from './storeNumbers.ts';

/** The gauges that show the state of the store. */
export interface StoreGauges {
  /** Sets every gauge; without numbers, because the store did not answer, `store_up` is 0 and the others have no value. */
  set(numbers: StoreNumbers | undefined): void;
}

export function makeStoreGauges(registry: Registry, now: () => number): StoreGauges {
  const registers = [registry];
  const leads = new Gauge({
    name: 'leads',
    help: 'Contact requests in the store.',
    labelNames: ['status'],
    registers,
  });
  const outbox = new Gauge({
    name: 'outbox_messages',
    help: 'Messages in the outbox.',
    labelNames: ['status'],
    registers,
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_queued_seconds',
    help: 'Age of the oldest message that waits to be sent; 0 without one.',
    registers,
  });
  const notices = new Gauge({
    name: 'owner_notices',
    help: 'Mails and webhook calls to the owner that have not left.',
    labelNames: ['channel', 'status'],
    registers,
  });
  const oldestNotice = new Gauge({
    name: 'owner_notices_oldest_queued_seconds',
    help: 'Age of the oldest notice to the owner that waits to be sent; 0 without one.',
    labelNames: ['channel'],
    registers,
  });
  const failing = new Gauge({
    name: 'owner_channel_failing',
    help: '1 while notices do not get through to the owner.',
    labelNames: ['channel'],
    registers,
  });
  const up = new Gauge({ name: 'store_up', help: '1 if the store answered within a second.', registers });
  const secondsSince = (moment: number | null | undefined) =>
    typeof moment === 'number' ? Math.max(0, now() - moment) / 1000 : 0;

  return {
    set(numbers) {
      // Stale values would be scraped as current ones.
      oldest.remove();
      for (const gauge of [leads, outbox, notices, oldestNotice, failing]) gauge.reset();
      up.set(numbers ? 1 : 0);
      if (!numbers) return;
      for (const status of ['new', 'quarantined']) leads.set({ status }, 0);
      for (const status of ['queued', 'sent', 'parked']) outbox.set({ status }, 0);
      for (const { status, count } of numbers.leads) leads.set({ status }, count);
      for (const { status, count } of numbers.outbox) outbox.set({ status }, count);
      oldest.set(secondsSince(numbers.oldestQueued));
      for (const { channel, isFailing, unsent } of numbers.channels) {
        const rowOf = (wanted: string) => unsent.find(({ status }) => status === wanted);
        for (const status of ['queued', 'parked']) notices.set({ channel, status }, rowOf(status)?.count ?? 0);
        oldestNotice.set({ channel }, secondsSince(rowOf('queued')?.since));
        failing.set({ channel }, isFailing ? 1 : 0);
      }
    },
  };
}

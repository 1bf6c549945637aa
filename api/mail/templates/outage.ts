import type { Provider } from '../../../data/schema/provider.ts';
import type { Channel } from '../lanes.ts';
import type { OutageReport } from '../outages.ts';
import { formatMoment } from './formatMoment.ts';
import type { Letter } from './layout.ts';

const wayOf: Record<Channel, string> = { mail: 'e-mail', webhook: 'the webhook' };

/** Tells the owner that notices do not get through. It holds numbers, and nothing of a visitor. */
export function outageLetter({ channel, since, waiting, parked, lastError }: OutageReport, provider: Provider): Letter {
  return {
    subject: `Notices about requests do not get through: ${wayOf[channel]}`,
    blocks: [
      {
        paragraph: `Since ${formatMoment(since, provider)}, notices over ${wayOf[channel]} have failed.`,
      },
      { paragraph: 'Every request is kept, and each notice is tried again for three days.' },
      { facts: [['Last answer', lastError ?? 'none'], ...countsOf({ waiting, parked })] },
      { paragraph: 'To read requests meanwhile: npm run leads -- list. To see what waits: npm run leads -- outbox.' },
    ],
  };
}

/** Tells the owner that it is over. */
export function recoveryLetter(
  { channel, since, waiting, parked }: OutageReport,
  until: number,
  provider: Provider,
): Letter {
  const span = `From ${formatMoment(since, provider)} to ${formatMoment(until, provider)}`;
  return {
    subject: `Notices about requests get through again: ${wayOf[channel]}`,
    blocks: [
      {
        paragraph: `${span}, notices over ${wayOf[channel]} failed.`,
      },
      { paragraph: 'Every request is kept. The notices that wait are being sent now.' },
      { facts: countsOf({ waiting, parked }) },
      ...(parked > 0
        ? [{ paragraph: 'Parked notices are not tried any more. To send them: npm run leads -- retry --all.' }]
        : []),
    ],
  };
}

function countsOf({ waiting, parked }: Pick<OutageReport, 'waiting' | 'parked'>): [label: string, value: string][] {
  return [
    ['Waiting', String(waiting)],
    ['Parked', String(parked)],
  ];
}

import { fill } from '../../../data/rules/text/fill.ts';
import type { OutageReport } from '../outages.ts';
import { formatMoment } from './formatMoment.ts';
import type { MailContent, Sender } from './layout.ts';

/** Tells the owner that notices do not get through. It holds numbers, and nothing of a visitor. */
export function outageMail(report: OutageReport, sender: Sender): MailContent {
  const { channel, since, lastError } = report;
  const texts = sender.messages.mail.outage;
  return {
    subject: texts.subject[channel],
    blocks: [
      { paragraph: fill(texts.since[channel], { moment: formatMoment(since, sender.provider) }) },
      { paragraph: texts.nothingLost },
      { rows: [[texts.lastAnswer, lastError ?? texts.noAnswer], ...countsOf(report, sender)] },
      { paragraph: texts.whatToDo },
    ],
  };
}

/** Tells the owner that it is over. */
export function recoveryMail(report: OutageReport, until: number, sender: Sender): MailContent {
  const { channel, since, parked } = report;
  const { provider, messages } = sender;
  const texts = messages.mail.recovery;
  const span = { from: formatMoment(since, provider), until: formatMoment(until, provider) };
  return {
    subject: texts.subject[channel],
    blocks: [
      { paragraph: fill(texts.span[channel], span) },
      { paragraph: texts.nothingLost },
      { rows: countsOf(report, sender) },
      ...(parked > 0 ? [{ paragraph: texts.whatToDo }] : []),
    ],
  };
}

function countsOf({ waiting, parked }: OutageReport, { messages }: Sender): [label: string, value: string][] {
  const texts = messages.mail.outage;
  return [
    [texts.waiting, String(waiting)],
    [texts.parked, String(parked)],
  ];
}

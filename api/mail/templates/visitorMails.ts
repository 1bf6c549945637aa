import { clockLabel } from '../../../data/rules/hours/clockLabel.ts';
import { exceptionsBetween, exceptionText } from '../../../data/rules/hours/exceptions.ts';
import { laterDate } from '../../../data/rules/hours/hoursOn.ts';
import { localTime } from '../../../data/rules/hours/localTime.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { Moment } from '../../db/tables.ts';
import type { MailContent, Sender } from './layout.ts';
import type { Resource } from '../../../data/rules/schema/resource.ts';

/** A mail names the days of the week that begins with it. */
const daysAhead = 6;

/**
 * Thanks the sender of a contact request. Nothing of the request is repeated: the address may be a stranger's, to whom
 * somebody would send their own words in our name.
 */
export function visitorConfirmationMail({ provider, messages }: Sender, now: Moment): MailContent {
  const texts = messages.mail.confirmation;
  const { name, phone, email, hours, hoursNote, timezone, locale } = provider;
  const today = localTime(timezone, new Date(now)).date;
  const soon = exceptionText(exceptionsBetween(hours, today, laterDate(today, daysAhead)), {
    texts,
    locale,
    clock: (time) => clockLabel(time, locale),
  });
  const urgent = fill(texts.urgent, { phone: phone.display, opening: hours.label, openingNote: hoursNote });
  return {
    subject: fill(texts.subject, { provider: name }),
    blocks: [
      { paragraph: fill(texts.received, { provider: name }) },
      { heading: texts.next },
      { paragraph: texts.whoReads },
      { paragraph: `${urgent} ${soon}`.trimEnd() },
      { paragraph: texts.nothingRepeated },
      { paragraph: fill(texts.notYou, { email }) },
    ],
  };
}

export function checklistMail(
  { title, description, downloadUrl }: Resource,
  { provider, messages }: Sender,
): MailContent {
  const texts = messages.mail.checklist;
  const { origin, phone } = provider;
  return {
    subject: fill(texts.subject, { title }),
    blocks: [
      { paragraph: fill(texts.here, { title }) },
      { paragraph: description },
      { link: fill(texts.openPdf, { title }), href: origin + downloadUrl },
      { link: texts.allDownloads, href: `${origin}/resources` },
      { paragraph: fill(texts.questions, { phone: phone.display }) },
      { paragraph: fill(texts.whyYou, { host: new URL(origin).host }) },
    ],
  };
}

/** Days for which the link of a confirmation mail is valid. */
export const confirmDays = 7;

/** Asks somebody to confirm that they want the newsletter. */
export function subscriptionConfirmationMail(
  { confirm, unsubscribe }: { confirm: string; unsubscribe: string },
  { provider: { name: provider }, messages }: Sender,
): MailContent {
  const texts = messages.mail.subscription;
  return {
    subject: fill(texts.subject, { provider }),
    blocks: [
      { paragraph: fill(texts.asked, { provider }) },
      { paragraph: texts.howToConfirm },
      { link: texts.confirm, href: confirm },
      { paragraph: fill(texts.validFor, { days: confirmDays }) },
      { paragraph: texts.notYou },
      { paragraph: texts.howToLeave },
      { link: texts.unsubscribe, href: unsubscribe },
    ],
  };
}

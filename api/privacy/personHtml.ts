import { deskPage } from '../../data/rules/owner/subscriberPages.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { isEmailAddress } from '../../data/rules/text/emailAddress.ts';
import { escapeHtml } from '../../data/rules/text/escapeHtml.ts';
import { fill, fillCount } from '../../data/rules/text/fill.ts';
import { kindsOf } from '../mail/lanes.ts';
import type { PersonExport } from './exportPerson.ts';

/** Narrow enough for a phone, and for paper. */
const sheet = 'body{max-width:40rem;margin:1rem auto;padding:0 1rem;font:1rem/1.5 sans-serif;overflow-wrap:anywhere}';

interface Parts {
  site: Pick<Site, 'provider' | 'messages' | 'serviceCategories'>;
  moment(iso: string): string;
}

/**
 * An export as a letter that a person can read and print, with nothing but itself: no script, no picture, and no link, because
 * those of mails confirm and unsubscribe.
 */
export function personHtml(person: PersonExport, site: Parts['site'], key: string, at: number): string {
  const { provider, messages } = site;
  const texts = messages.person;
  const format = new Intl.DateTimeFormat(provider.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: provider.timezone,
  });
  const parts: Parts = { site, moment: (iso) => format.format(Date.parse(iso)) };
  const title = fill(texts.title, { provider: provider.name });
  const sections = [
    [texts.requests, requestsOf(person, parts) || paragraph(texts.nothing)],
    [texts.conversations, conversationsOf(person, parts)],
    [texts.mails, mailsOf(person, parts)],
    [texts.subscriptions, subscriptionsOf(person, parts)],
    [texts.suppressions, suppressionsOf(person, parts)],
    [texts.breaches, person.breaches.map(({ day, what }) => paragraph(`${day}: ${what}`)).join('\n')],
    [texts.notes, notesOf(person, parts)],
  ].flatMap(([heading = '', html]) => (html ? `<h2>${escapeHtml(heading)}</h2>\n${html}` : []));
  return `<!DOCTYPE html>
<html lang="${escapeHtml(provider.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${sheet}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${paragraph(fill(texts.forWhom, { who: whoIs(person, key), moment: format.format(at) }))}
${paragraph(texts.about)}
${sections.join('\n')}
</body></html>
`;
}

/** The person's addresses; the name and number of who left none. */
function whoIs({ addresses, requests: [first] }: PersonExport, key: string): string {
  const known = [...new Set([key, ...addresses])].filter(isEmailAddress);
  return known.length > 0 || !first ? known.join(', ') : `${first.name}, ${first.phone}`;
}

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
const heading = (text: string) => `<h3>${escapeHtml(text)}</h3>`;

function requestsOf({ requests }: PersonExport, { site: { messages, serviceCategories }, moment }: Parts): string {
  const texts = messages.person;
  return requests
    .map(({ createdAt, service, spamReason, quarantined, ...request }) => {
      const about = serviceCategories.find(({ id }) => id === service)?.contactLabel ?? service;
      const lines = (['name', 'company', 'email', 'phone', 'service', 'page'] as const).flatMap((name) => {
        const value = name === 'service' ? about : request[name];
        return value ? [`<strong>${escapeHtml(texts[name])}:</strong> ${escapeHtml(value)}`] : [];
      });
      return [
        heading(fill(texts.requestHead, { moment: moment(createdAt) })),
        `<p>${lines.join('<br>')}</p>`,
        paragraph(`${texts.message}:\n${request.message}`),
        request.booking
          ? paragraph(
              fill(request.booking.state === 'cancelled' ? texts.callCancelled : texts.call, {
                moment: moment(request.booking.startsAt),
              }),
            )
          : '',
        quarantined && spamReason ? paragraph(fill(texts.heldBack, { reason: spamReason })) : '',
      ].join('\n');
    })
    .join('\n');
}

/** What was said; what happened besides is told by its time alone. */
function conversationsOf({ conversations }: PersonExport, { site: { messages }, moment }: Parts): string {
  const { conversationHead } = messages.person;
  const { said: line, ...names } = messages.handover.request;
  return conversations
    .map(({ createdAt, messages: lines }) => {
      const words = lines.flatMap(({ by, text }) => (by === 'notice' ? [] : [fill(line, { who: names[by], text })]));
      return heading(fill(conversationHead, { moment: moment(createdAt) })) + paragraph(words.join('\n'));
    })
    .join('\n');
}

/** Mails to the person, each once, as text; of those to the owner and of calls how many there are. */
function mailsOf({ messages, countedMails }: PersonExport, { site, moment }: Parts): string {
  const texts = site.messages.person;
  const mails = new Map<string, string>();
  let copies = 0;
  for (const { kind, createdAt, sentAt, status, content } of messages) {
    const { subject, text } = (content ?? {}) as { subject?: unknown; text?: unknown };
    if (!toPerson.has(kind) || typeof subject !== 'string' || typeof text !== 'string') {
      copies += 1;
      continue;
    }
    const words = text.replace(/\b(?:https?:\/\/|www\.|mailto:)\S+/gi, texts.link);
    mails.set(
      `${subject}\n${words}`,
      heading(fill(texts.mailHead, { moment: moment(sentAt ?? createdAt), subject })) +
        paragraph(words) +
        (status === 'sent' ? '' : paragraph(texts.notSent)),
    );
  }
  return [
    ...mails.values(),
    ...(copies > 0 ? [paragraph(fillCount(texts.copies, copies))] : []),
    ...(countedMails.length > 0 ? [paragraph(fillCount(texts.counted, countedMails.length))] : []),
  ].join('\n');
}

const toPerson: ReadonlySet<PersonExport['messages'][number]['kind']> = new Set(kindsOf('visitors'));

function subscriptionsOf({ subscriptions }: PersonExport, { site: { messages }, moment }: Parts): string {
  const texts = messages.person;
  const { events, from, leftAtDesk, states } = messages.owner.subscribers;
  return subscriptions
    .map(({ status, createdAt, consents }) => {
      const items = consents.map(({ event, at, page, wordingVersion }) => {
        const label = events[event as keyof typeof events] ?? event;
        const what = fill(texts.consent, {
          event: page === deskPage ? leftAtDesk : page ? fill(from, { event: label, page }) : label,
          moment: moment(at),
        });
        const wording = wordingVersion ? `, ${fill(texts.consentWording, { version: wordingVersion })}` : '';
        return `<li>${escapeHtml(`${what}${wording}`)}</li>`;
      });
      const head = `${fill(texts.subscription, { moment: moment(createdAt) })}: ${states[status]}`;
      return `${paragraph(head)}<ul>${items.join('')}</ul>`;
    })
    .join('\n');
}

function suppressionsOf({ suppressions }: PersonExport, { site: { messages }, moment }: Parts): string {
  const { reasons } = messages.owner.suppression;
  return suppressions
    .map(({ reason, at }) =>
      paragraph(fill(messages.person.suppression, { moment: moment(at), reason: reasons[reason] })),
    )
    .join('\n');
}

/** What the provider noted, apart from what the person sent. */
function notesOf({ requests }: PersonExport, { site: { messages }, moment }: Parts): string {
  const texts = messages.person;
  const { states } = messages.owner.requests;
  const noted = requests.flatMap(({ createdAt, state, answeredAt, booking, notes, corrections }) => {
    const answered = answeredAt ? `, ${fill(texts.answered, { moment: moment(answeredAt) })}` : '';
    const lines = [
      // A booked call is neither new nor answered until the owner says more.
      ...(booking && state === 'answered'
        ? []
        : [paragraph(`${fill(texts.standing, { state: states[state] })}${answered}`)]),
      ...corrections.map(({ at, by, fields }) =>
        paragraph(
          fill(texts.corrected, { moment: moment(at), by, fields: fields.map((name) => texts[name]).join(', ') }),
        ),
      ),
      ...notes.map(({ at, by, text }) => paragraph(`${fill(texts.noteHead, { moment: moment(at), by })}:\n${text}`)),
    ];
    return lines.length > 0 ? [heading(fill(texts.requestHead, { moment: moment(createdAt) })), ...lines] : [];
  });
  return noted.length > 0 ? [paragraph(texts.notesAbout), ...noted].join('\n') : '';
}

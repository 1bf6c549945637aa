import { conversationsAbout, leadsAbout } from './about.ts';
import type { Correctable } from '../../data/rules/owner/kept.ts';
import type { Db } from '../db/open.ts';
import type { BookingRow, Moment } from '../db/tables.ts';
import { breachesNaming, digestsOf, messagesAbout } from './erase.ts';

/** Everything that is kept about a person. Moments are ISO 8601. */
export type PersonExport = Awaited<ReturnType<typeof exportPerson>>;

/**
 * Reads everything about an address.
 * @param email as it was asked for
 * @param spellings the address as the store has it, in every spelling
 * @param mailbox the key of its counter of mails
 */
export async function exportPerson(db: Db, email: string, spellings: readonly string[], mailbox: string) {
  const counter = await db.selectFrom('recipient').select('mails').where('mailbox', '=', mailbox).executeTakeFirst();
  const counted = JSON.parse(counter?.mails ?? '[]') as { kind: string; at: Moment }[];
  return {
    /** The address in every spelling that is kept. */
    addresses: spellings,
    requests: spellings.length > 0 ? await requestsOf(db, spellings) : [],
    conversations: spellings.length > 0 ? await conversationsOf(db, spellings) : [],
    messages: spellings.length > 0 ? await messagesOf(db, spellings) : [],
    subscriptions: spellings.length > 0 ? await subscriptionsOf(db, spellings) : [],
    suppressions: spellings.length > 0 ? await suppressionsOf(db, spellings) : [],
    breaches: (await breachesNaming(db, [email, ...spellings])).map(({ day, what, told }) => ({ day, what, told })),
    /** Mails to the mailbox that are counted, under a hash of the address, so that nobody can flood it. */
    countedMails: counted.map(({ kind, at }) => ({ kind, at: iso(at) })),
  };
}

async function requestsOf(db: Db, spellings: readonly string[]) {
  const leads = await leadsAbout(db, spellings).selectAll('lead').orderBy('createdAt').execute();
  const ids = [...leads.map(({ id }) => id), ''];
  const [corrections, states, notes, bookings] = await Promise.all([
    correctionsOf(db, ids),
    db.selectFrom('leadState').selectAll().where('leadId', 'in', ids).execute(),
    db.selectFrom('leadNote').selectAll().where('leadId', 'in', ids).orderBy('at').execute(),
    db.selectFrom('booking').selectAll().where('leadId', 'in', ids).execute(),
  ]);
  return leads.map(({ createdAt, status, ...lead }) => {
    const state = states.find(({ leadId }) => leadId === lead.id);
    return {
      ...lead,
      createdAt: iso(createdAt),
      quarantined: status === 'quarantined',
      state: state?.state ?? 'new',
      answeredAt: state?.answeredAt ? iso(state.answeredAt) : null,
      ...bookingOf(bookings.find(({ leadId }) => leadId === lead.id)),
      notes: notes
        .filter(({ leadId }) => leadId === lead.id)
        .map(({ at, email, text }) => ({ at: iso(at), by: email, text })),
      corrections: corrections
        .filter(({ leadId }) => leadId === lead.id)
        .map(({ at, email, fields }) => ({ at: iso(at), by: email, fields })),
    };
  });
}

/** The time that was booked with a request, if one was. */
const bookingOf = (booking: BookingRow | undefined) =>
  booking && {
    booking: {
      id: booking.id,
      kind: booking.kind,
      startsAt: iso(booking.startsAt),
      minutes: booking.minutes,
      state: booking.state,
      with: booking.resource,
      timezone: booking.timezone,
      changedAt: iso(booking.changedAt),
    },
  };

async function conversationsOf(db: Db, spellings: readonly string[]) {
  const rows = await conversationsAbout(db, spellings)
    .select(['id', 'createdAt', 'page', 'summary'])
    .orderBy('createdAt')
    .execute();
  const messages = await db
    .selectFrom('conversationMessage')
    .selectAll()
    .where('conversationId', 'in', rows.length > 0 ? rows.map(({ id }) => id) : [''])
    .orderBy('number')
    .execute();
  return rows.map(({ id, createdAt, page, summary }) => ({
    id,
    createdAt: iso(createdAt),
    page,
    summary,
    messages: messages
      .filter(({ conversationId }) => conversationId === id)
      .map(({ at, sender, text }) => ({ at: iso(at), by: sender, text })),
  }));
}

async function messagesOf(db: Db, spellings: readonly string[]) {
  const digests = await digestsOf(db, spellings);
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(messagesAbout(db, spellings, digests))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const held = await db.selectFrom('heldSignUp').selectAll().where('email', 'in', spellings).execute();
  const asMessages = held.map((row) => ({ ...row, recipient: row.email, sentAt: null, status: 'heldBack' as const }));
  return [...rows, ...asMessages].map(({ id, kind, recipient, createdAt, sentAt, status, payload }) => ({
    id,
    kind,
    recipient,
    createdAt: iso(createdAt),
    sentAt: sentAt === null ? null : iso(sentAt),
    status,
    // As it is sent: the mail, or what the webhook gets. Not of a digest, which tells of other people too.
    ...(digests.includes(id) ? {} : { content: contentOf(payload) }),
  }));
}

async function subscriptionsOf(db: Db, spellings: readonly string[]) {
  const subscribers = await db.selectFrom('subscriber').selectAll().where('email', 'in', spellings).execute();
  const consents = await db
    .selectFrom('consent')
    .selectAll()
    .where('subscriberId', 'in', db.selectFrom('subscriber').select('id').where('email', 'in', spellings))
    .orderBy('at')
    .execute();
  return subscribers.map(({ id, list, status, createdAt }) => ({
    list,
    status,
    createdAt: iso(createdAt),
    consents: consents
      .filter(({ subscriberId }) => subscriberId === id)
      .map(({ event, at, wordingVersion, page }) => ({ event, at: iso(at), wordingVersion, page })),
  }));
}

async function suppressionsOf(db: Db, spellings: readonly string[]) {
  const rows = await db.selectFrom('suppression').selectAll().where('email', 'in', spellings).orderBy('at').execute();
  return rows.map(({ reason, at }) => ({ reason, at: iso(at) }));
}

/** The sender's own secrets, such as the tokens in links, are the person's: they are part of a mail that the person has. */
function contentOf(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}

const iso = (at: Moment) => new Date(at).toISOString();

/** What was corrected in some requests, the newest first; not what it was before, nor since. */
export async function correctionsOf(db: Db, leadIds: readonly string[]) {
  const rows = await db
    .selectFrom('ownerAudit')
    .select(['id', 'subject', 'at', 'email', 'detail'])
    .where('action', '=', 'corrected')
    .where('subject', 'in', leadIds.length > 0 ? leadIds : [''])
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ id, subject, at, email, detail }) => ({
    id,
    leadId: subject ?? '',
    at,
    email,
    fields: (JSON.parse(detail ?? '{"fields":[]}') as { fields: readonly Correctable[] }).fields,
  }));
}

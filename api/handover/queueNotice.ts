import type { Db } from '../db/open.ts';
import { advanceSetting, readSetting } from '../db/settings.ts';
import type { Moment, NewOutboxMessage, Lead } from '../db/tables.ts';
import { pastMoment } from '../db/waits.ts';
import type { HandoverLead } from '../../data/rules/requests/handover.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { fill } from '../../data/rules/text/fill.ts';
import { uuidV7 } from '../../data/rules/text/uuidV7.ts';
import type { Conversation, ConversationMessage } from './conversations.ts';
import { personOf } from './presence.ts';

/** The owner is mailed of conversations at most once in so long: whoever asks for a person again and again fills no mailbox. */
const everyMs = 10 * 60_000;
/** Who has waited for longer is told of no more. */
const longestMs = 86_400_000;

/** Writes the mails. @param ids of the conversations @param isLater whether they came after the mail before */
export type WriteNotice = (ids: readonly string[], isLater: boolean) => readonly NewOutboxMessage[];

/**
 * Puts a mail about those who wait, and of whom no mail has told, into the outbox, unless there was one a moment ago: then they are in
 * the next one. Returns the ids of what was written.
 */
export async function queueNotice(db: Db, write: WriteNotice, at: Moment, isLater = false): Promise<string[]> {
  const lastAt = await readSetting(db, 'conversationTold');
  if ((pastMoment(lastAt, at) ?? Number.NEGATIVE_INFINITY) > at - everyMs) return [];
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('conversation')
      .select('id')
      .where('state', '=', 'waiting')
      .where('toldAt', 'is', null)
      .where('askedAt', '>', at - longestMs)
      .execute();
    const ids = rows.map(({ id }) => id);
    const messages = ids.length > 0 ? write(ids, isLater) : [];
    if (messages.length === 0 || !(await advanceSetting(transaction, 'conversationTold', lastAt, String(at))))
      return [];
    await transaction.updateTable('conversation').set({ toldAt: at }).where('id', 'in', ids).execute();
    await transaction.insertInto('outbox').values(messages).execute();
    return messages.map(({ id }) => id);
  });
}

/** Characters of a conversation in a request: mails and calls of the webhook carry it too. */
const longest = 6000;

interface LeadParts {
  site: Pick<Site, 'messages' | 'people'>;
  at: Moment;
  /** Why it seems to come from a bot. */
  spam: string | undefined;
}

/** The request that a visitor leaves in a conversation: how to reach them, what was understood and what was said. */
export function leadOf(
  input: HandoverLead,
  { page, summary }: Pick<Conversation, 'page' | 'summary'>,
  said: readonly ConversationMessage[],
  { site, at, spam }: LeadParts,
): Lead {
  const texts = site.messages.handover.request;
  const lines = said.flatMap(({ sender, text, personId }) => {
    if (sender === 'notice') return [];
    const who = sender === 'person' ? (personOf(site, personId)?.name ?? texts.person) : texts[sender];
    return [fill(texts.said, { who, text })];
  });
  const understood = summary ? [fill(texts.understood, { summary })] : [];
  const whole = lines.join('\n');
  const kept = whole.length > longest ? `${texts.cut}\n${whole.slice(-longest).toWellFormed()}` : whole;
  return {
    ...{ id: uuidV7(), createdAt: at, status: spam ? 'quarantined' : 'new', spamReason: spam ?? null },
    ...{ kind: 'chat', name: input.name, company: '', email: input.email, phone: input.phone },
    ...{ service: texts.service, message: [...understood, kept].join('\n\n'), page },
    idempotencyKey: input.idempotencyKey ?? null,
  };
}

import type { HandoverLead } from '../../data/rules/requests/handover.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { fill } from '../../data/rules/text/fill.ts';
import { uuidV7 } from '../../data/rules/text/uuidV7.ts';
import type { Lead, Moment } from '../db/tables.ts';
import type { Conversation, ConversationMessage } from './conversations.ts';
import { personOf } from './presence.ts';

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
    ...{ name: input.name, company: '', email: input.email, phone: input.phone },
    ...{ service: texts.service, message: [...understood, kept].join('\n\n'), page },
    idempotencyKey: input.idempotencyKey ?? null,
  };
}

import type Router from '@koa/router';
import type { Context } from 'koa';
import { type HandoverLead, makeHandoverLeadSchema } from '../../../data/rules/requests/handover.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { uuidV7 } from '../../../data/rules/text/uuidV7.ts';
import type { Lead, Moment } from '../../db/tables.ts';
import {
  anyState,
  changeAlone,
  type ConversationRow,
  type ConversationMessage,
  messagesAfter,
  noticeOf,
} from '../../handover/conversations.ts';
import type { Hub } from '../../handover/hub.ts';
import { personOf } from '../../handover/presence.ts';
import { keepLead } from '../../leads/leads.ts';
import { fromStore } from '../../middleware/errors.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import type { RouteParts } from '../../routeParts.ts';

/** `POST /api/handover/{id}/lead`: the visitor leaves a way to be reached; the conversation goes to the requests. */
export function leadRoute(
  router: Router,
  { site, store, hub, messageWriter, outbox, guards, env }: RouteParts & { hub: Hub },
  own: (ctx: Context, secret: string) => Promise<ConversationRow>,
): void {
  const input = validate(makeHandoverLeadSchema(site.messages));
  router.post<object, Validated<HandoverLead>>('/api/handover/:id/lead', guards.contact, input, async (ctx) => {
    const conversation = await own(ctx, ctx.input.secret);
    const { id } = conversation;
    const at = Date.now();
    const transcript = await fromStore(messagesAfter(store.db, id, 0));
    const lead = conversationLead(ctx.input, conversation, transcript, {
      site,
      at,
      // Not by how fast it was: a browser fills such a form in at once, and whoever sends it has asked for a person before.
      spam: ctx.input.website ? site.messages.mail.spamReasons.honeypot : undefined,
    });
    const messages = lead.status === 'quarantined' ? [] : messageWriter.forLead(lead);
    const kept = await fromStore(keepLead(store, { lead, messages }));
    const left = {
      from: anyState,
      set: { leadId: kept.id },
      messages: kept.fresh ? [noticeOf('reachable', at)] : [],
    };
    await fromStore(changeAlone(store.db, id, at, left));
    hub.wake();
    void outbox.deliver([...kept.noticeIds, ...kept.confirmationIds], env.MAIL_BUDGET_MS);
    ctx.body = { success: true, data: {} };
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
function conversationLead(
  input: HandoverLead,
  { page, summary }: Pick<ConversationRow, 'page' | 'summary'>,
  transcript: readonly ConversationMessage[],
  { site, at, spam }: LeadParts,
): Lead {
  const texts = site.messages.handover.request;
  const lines = transcript.flatMap(({ sender, text, personId }) => {
    if (sender === 'notice') return [];
    const who = sender === 'person' ? (personOf(site, personId)?.name ?? texts.person) : texts[sender];
    return [fill(texts.said, { who, text })];
  });
  const understood = summary ? [fill(texts.understood, { summary })] : [];
  const whole = lines.join('\n');
  const kept = whole.length > longest ? `${texts.cut}\n${whole.slice(-longest).toWellFormed()}` : whole;
  return {
    id: uuidV7(),
    createdAt: at,
    status: spam ? 'quarantined' : 'new',
    spamReason: spam ?? null,
    kind: 'chat',
    name: input.name,
    company: '',
    email: input.email,
    phone: input.phone,
    service: texts.service,
    message: [...understood, kept].join('\n\n'),
    page,
    idempotencyKey: input.idempotencyKey ?? null,
  };
}

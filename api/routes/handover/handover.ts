import type Router from '@koa/router';
import type { Context } from 'koa';
import {
  handoverEndSchema,
  type HandoverRequest,
  makeHandoverMessageSchema,
  makeHandoverSchema,
} from '../../../data/rules/requests/handover.ts';
import type { HandoverMessage } from '../../../data/rules/requests/handoverMessage.ts';
import { withoutSecrets } from '../../mask.ts';
import type { Moment } from '../../db/tables.ts';
import { ApiError, notFound } from '../../errors.ts';
import {
  ask,
  changeAlone,
  type ConversationMessage,
  findConversation,
  noticeOf,
  openStates,
  say,
  secretHashOf,
} from '../../handover/conversations.ts';
import type { Hub } from '../../handover/hub.ts';
import { queueNotice } from '../../handover/queueNotice.ts';
import { isOnDuty, personOf, presenceFor, readPresence } from '../../handover/presence.ts';
import type { RouteParts } from '../../routeParts.ts';
import { fromStore } from '../../middleware/errors.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import { leadRoute } from './leadRoute.ts';
import { type EventStream, makeStreamCount, openEventStream } from './eventStream.ts';

type HandoverParts = RouteParts & { hub: Hub };

const now = Date.now;
const missing = () => notFound('There is no such conversation.');

/** @throws ApiError 404 for what no conversation has: PostgreSQL takes not every text */
function idOf(ctx: Context): string {
  const { id } = (ctx as unknown as { params: { id: string } }).params;
  if (!/^[\da-f-]{36}$/.test(id)) throw missing();
  return id;
}

/** A person in the chat: who is there, the conversation with one, and the request that a visitor leaves in it. */
export function handoverRoutes(router: Router, parts: HandoverParts): void {
  const { site, store, hub, guards } = parts;
  const { db } = store;

  router.get('/api/handover', guards.presence, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const present = await fromStore(readPresence(db));
    const hasDesk = parts.env.OWNER_EMAIL !== undefined;
    const pickTime = site.booking ? '/contact#pick-a-time' : site.bookingService?.url;
    const presence = presenceFor(site, present, { now: now(), hasDesk });
    ctx.body = { success: true, data: { ...presence, ...(pickTime ? { pickTime } : {}) } };
  });

  const isThere = async () => (await readPresence(db)).some((person) => isOnDuty(person, now()));

  const asked = validate(makeHandoverSchema(site.messages));
  router.post<object, Validated<HandoverRequest>>('/api/handover', guards.handoverAsk, asked, async (ctx) => {
    const { id, secret, conversation = [], page = null } = ctx.input;
    const questions = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
    const summary = ctx.input.summary ?? (parts.understand(questions.join('\n')).join(', ') || null);
    const at = now();
    const messages = conversation.map(({ role, content, key, at: writtenAt = at }) => ({
      at: Math.min(writtenAt, at),
      text: withoutSecrets(content),
      personId: null,
      key: key ?? null,
      sender: role === 'user' ? ('visitor' as const) : ('assistant' as const),
    }));
    const there = await fromStore(isThere());
    const what = { id, secretHash: secretHashOf(secret), at, page, summary, messages, isThere: there };
    const result = await fromStore(ask(db, what));
    if (!result) throw missing();
    hub.wake();
    if (result.rings) tellOwner(parts, at);
    ctx.body = { success: true, data: { here: there } };
  });

  const written = validate(makeHandoverMessageSchema(site.messages));
  router.post<object, Validated<{ secret: string; key: string; text: string }>>(
    '/api/handover/:id/messages',
    guards.handover,
    written,
    async (ctx) => {
      const { secret, key, text } = ctx.input;
      const { id } = await own(ctx, secret);
      const at = now();
      const stored = isThere().then((there) => say(db, id, { at, text: withoutSecrets(text), key, isThere: there }));
      const result = await fromStore(stored);
      if (!result) throw new ApiError(409, 'closed', 'The conversation is closed.');
      hub.wake();
      if (result.rings) tellOwner(parts, at);
      ctx.body = { success: true, data: { number: result.number } };
    },
  );

  router.post<object, Validated<{ secret: string }>>(
    '/api/handover/:id/end',
    guards.handover,
    validate(handoverEndSchema),
    async (ctx) => {
      const { id } = await own(ctx, ctx.input.secret);
      const set = { state: 'closed' as const, takenBy: null };
      const ended = { from: openStates, set, messages: [noticeOf('ended', now())] };
      await fromStore(changeAlone(db, id, now(), ended));
      hub.wake();
      ctx.body = { success: true, data: {} };
    },
  );

  leadRoute(router, parts, own);
  streamRoute(router, parts);

  /** The conversation of whoever has its secret. @throws ApiError 404, as for one that is not there */
  async function own(ctx: Context, secret: string) {
    const found = await fromStore(findConversation(db, idOf(ctx), secretHashOf(secret)));
    if (!found) throw missing();
    return found;
  }
}

/** Mails the owner that a visitor waits. Not awaited: it is no part of the answer. */
function tellOwner({ store: { db }, messageWriter, outbox, env }: HandoverParts, at: Moment): void {
  if (!env.OWNER_EMAIL) return;
  queueNotice(db, messageWriter.forConversations, at)
    .then((ids) => (ids.length > 0 ? outbox.deliver(ids, env.MAIL_BUDGET_MS) : undefined))
    .catch(() => undefined);
}

/** `GET /api/handover/{id}/events`: the conversation as server-sent events, from the message after `Last-Event-ID` on. */
function streamRoute(router: Router, { site, store: { db }, hub, env }: HandoverParts): void {
  const count = makeStreamCount();
  router.get('/api/handover/:id/events', async (ctx) => {
    const [, secret = ''] = /^Bearer ([\w-]{43})$/.exec(ctx.get('Authorization')) ?? [];
    const found = await fromStore(findConversation(db, idOf(ctx), secretHashOf(secret)));
    if (!found) throw missing();
    const free = env.RATE_LIMITS === 'on' ? count.take(ctx) : () => {};
    const stream = openEventStream(ctx);
    stream.onClose(free);
    const last = Number(ctx.get('Last-Event-ID') || 0);
    const close = await hub.open(found.id, Number.isSafeInteger(last) ? last : 0, {
      send(messages) {
        for (const message of messages) sendMessage(stream, message);
      },
      beat: stream.comment,
      end: stream.end,
    });
    stream.onClose(close);
  });

  function sendMessage(stream: EventStream, { number, at, sender, text, personId, key }: ConversationMessage): void {
    const person = personOf(site, personId);
    const data: HandoverMessage = {
      number,
      at,
      sender,
      text,
      ...(person ? { name: person.name, role: person.role } : {}),
      ...(key === null ? {} : { key }),
    };
    stream.send({ id: number, data });
  }
}

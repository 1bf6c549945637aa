import { randomUUID } from 'node:crypto';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { withoutInvisible } from '../../../data/rules/text/invisible.ts';
import { handoverLimits } from '../../../data/rules/requests/handoverMessage.ts';
import type { ConversationPage } from '../../../data/rules/owner/conversationPages.ts';
import type { DeskPage } from '../../../data/rules/owner/deskPages.ts';
import type { Db } from '../../db/open.ts';
import type { Moment } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import { isStep, makeDeskWork, ringAgain } from '../../handover/atDesk.ts';
import { messagesAfter } from '../../handover/conversations.ts';
import type { Hub } from '../../handover/hub.ts';
import { personOf, readPresence, setDuty, touch } from '../../handover/presence.ts';
import { listConversations } from '../../handover/visitors.ts';
import { audit } from '../../owner/audit.ts';
import type { People } from '../../privacy/people.ts';
import type { Session } from '../../owner/sessions.ts';
import { openEventStream } from '../handover/eventStream.ts';
import { makeConversationViews } from './conversationViews.ts';
import { type DeskContext, field, goTo, idOf, isBeyond, pageNumber, refused } from './deskContext.ts';

const path = '/owner/conversations';
const maxListed = 500;
const missing = () => notFound('There is no such conversation.');
const emailOf = (ctx: Context) => (ctx.state.session as Session).email;

/** Conversations with visitors: who waits, who answers, and the page in which a person writes into the visitor's chat. */
export function conversationRoutes(
  router: Router,
  desk: DeskContext,
  /** `people` erases a conversation by its id, as it erases a person by an address. */
  { hub, people }: { hub: Hub; people: Pick<People, 'erase'> },
): void {
  const { site, store, db, signedIn, change, now } = desk;
  const views = makeConversationViews(site, desk.moment);
  const pages = makePages(desk);
  const work = makeDeskWork(store, audit);
  /** Whoever uses these pages is there, with a script or without. */
  const isHeardOf: Middleware = async (ctx, next) => {
    await touch(db, emailOf(ctx), now());
    return next();
  };

  router.get(path, signedIn, isHeardOf, (ctx) => pages.list(ctx));

  router.get(`${path}/events`, signedIn, async (ctx) => {
    const stream = openEventStream(ctx);
    const close = await hub.openDesk({
      email: emailOf(ctx),
      changed: (waiting) => stream.send({ name: 'changed', data: { waiting } }),
      beat: () => stream.send({ name: 'beat', data: {} }),
      end: stream.end,
    });
    stream.onClose(close);
  });

  // The answer to each beat: a line that only seems to be open answers none.
  router.post(`${path}/here`, ...change, isHeardOf, (ctx) => {
    ctx.status = 204;
  });

  router.post(`${path}/duty`, ...change, async (ctx) => {
    const [time, tomorrow] = [field(ctx, 'until'), field(ctx, 'tomorrow')];
    const until = field(ctx, 'off') ? 0 : views.momentAt(tomorrow || time, now());
    if (until === undefined) throw refused();
    const personId = personOf(site, field(ctx, 'person'))?.id ?? null;
    // A time that is over means tomorrow, and nobody is told so long who did not mean it.
    if (until && !tomorrow && views.isTomorrow(until, now())) return pages.list(ctx, { time, until, personId });
    await setDuty(db, { email: emailOf(ctx), personId, until, seenAt: now() });
    if (until) await ringAgain(store, now());
    hub.wake();
    goTo(ctx, path);
  });

  router.get(`${path}/:id`, signedIn, isHeardOf, (ctx) => pages.one(ctx));

  router.post(`${path}/:id`, ...change, isHeardOf, async (ctx) => {
    const id = idOf(ctx);
    const text = withoutInvisible(field(ctx, 'text').replaceAll('\r\n', '\n')).trim();
    const [step, key] = [field(ctx, 'step'), field(ctx, 'key')];
    if (!/^[\w-]{1,80}$/.test(key)) throw refused();
    if (text.length > handoverLimits.text) return pages.one(ctx, { text, why: 'tooLong' });
    const email = emailOf(ctx);
    const own = (await readPresence(db)).find((one) => one.email === email);
    const person = { email, personId: own?.personId ?? null, at: now() };
    // What was typed is said, whichever button was pressed.
    const isSaid = !text || (await work.write(id, person, { text, key }));
    hub.wake();
    if (!isSaid) return pages.one(ctx, { text, why: 'closed' });
    const isDone = !isStep(step) || (await work.step(id, person, step));
    hub.wake();
    goTo(ctx, step === 'close' ? path : `${path}/${id}`, isDone ? undefined : 'gone');
  });

  router.post(`${path}/:id/erase`, ...change, async (ctx) => {
    if (field(ctx, 'sure') !== 'yes') throw refused();
    const found = await db.selectFrom('conversation').select('leadId').where('id', '=', idOf(ctx)).executeTakeFirst();
    const lead = await findLead(db, found?.leadId ?? null);
    await people.erase(idOf(ctx), { by: emailOf(ctx), patienceMs: 5000 });
    hub.wake();
    goTo(ctx, path, found && (lead?.email === '' ? 'conversationErasedWith' : 'conversationErased'));
  });
}

const findLead = async (db: Db, id: string | null) =>
  id === null
    ? undefined
    : db.selectFrom('lead').select(['id', 'name', 'email', 'status']).where('id', '=', id).executeTakeFirst();

function makePages({ show, moment, site, db, now }: DeskContext) {
  const views = makeConversationViews(site, moment);
  const dutyOf = async (ctx: Context) => views.duty(await readPresence(db), emailOf(ctx), now());

  return {
    /** @param asked a time that has passed today: whether tomorrow is meant */
    async list(ctx: Context, asked?: { time: string; until: Moment; personId: string | null }): Promise<void> {
      const open = await listConversations(db, 'open', { size: maxListed });
      const { rows: closed, page } = await listConversations(db, 'others', { page: pageNumber(ctx) });
      if (isBeyond(ctx, page)) return;
      const duty = await dutyOf(ctx);
      const lists: DeskPage = {
        kind: 'conversations',
        duty: asked ? { ...duty, ...views.asks(asked, now()) } : duty,
        open: views.open(open.rows, now()),
        closed: closed.map((one) => views.inList(one, now())),
        page,
      };
      show(ctx, lists, asked ? 422 : 200);
    },

    async one(ctx: Context, unsent?: ConversationPage['unsent']): Promise<void> {
      const id = idOf(ctx);
      const conversation = await db.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirst();
      if (!conversation) throw missing();
      const messages = await messagesAfter(db, id, 0);
      const last = messages.findLast(({ sender }) => sender !== 'notice');
      const visitors = messages.findLast(({ sender }) => sender === 'visitor');
      const { rows: open } = await listConversations(db, 'open', { size: maxListed });
      const lead = await findLead(db, conversation.leadId);
      const page: DeskPage = {
        kind: 'conversation',
        duty: await dutyOf(ctx),
        conversation: {
          ...views.inList(
            {
              ...conversation,
              lastSender: last?.sender ?? null,
              lastText: visitors?.text ?? null,
              lastNumber: visitors?.number ?? null,
            },
            now(),
          ),
          mine: conversation.state === 'taken' && conversation.takenBy === emailOf(ctx),
          summary: conversation.summary,
          request: lead && {
            name: lead.name,
            href: lead.status === 'new' ? `/owner/requests/${lead.id}` : `/owner/held-back?q=${lead.id}`,
          },
          left: lead && { name: lead.name, isErased: lead.email === '' },
        },
        messages: messages.map(views.message),
        others: views.open(
          open.filter((other) => other.id !== id),
          now(),
        ),
        key: randomUUID(),
        most: handoverLimits.text,
        unsent,
      };
      show(ctx, page, unsent ? (unsent.why === 'closed' ? 409 : 422) : 200);
    },
  };
}

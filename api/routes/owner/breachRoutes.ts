import type Router from '@koa/router';
import type { Context } from 'koa';
import type { DeskBreachFields } from '../../../data/rules/owner/breachesPage.ts';
import type { BreachTable } from '../../db/ownerTables.ts';
import { csvTable } from '../../leads/csv.ts';
import { audit } from '../../owner/audit.ts';
import { isDay } from '../../owner/period.ts';
import { type DeskContext, download, field, goTo, idOf } from './deskContext.ts';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/open.ts';
import { changedRows } from '../../db/queries.ts';

const longest = 2000;

/** The record of breaches of safeguards, which the law has an owner keep. */
export function breachRoutes(
  router: Router,
  { show, signedIn, change, note, act, moment, day, site, db, now }: DeskContext,
): void {
  const texts = site.messages.ownerBreaches;

  async function showRecord(ctx: Context, typed?: DeskBreachFields & { id: string }): Promise<void> {
    const breaches = (await listBreaches(db)).map(({ createdAt, changedAt, ...breach }) => ({
      ...breach,
      written: moment(createdAt),
      changed: moment(changedAt),
    }));
    show(ctx, { kind: 'breaches', breaches, today: day(now()), typed }, typed ? 400 : 200);
  }

  /** @param id empty for a new one */
  const save = async (ctx: Context, id: string) => {
    const typed = fieldsOf(ctx);
    if (!isWhole(typed, day(now()))) return showRecord(ctx, { ...typed, id });
    const isSaved = await act(ctx, async (transaction, actor) => {
      const breach = { ...typed, changedAt: actor.at };
      const known = transaction.updateTable('breach').set(breach).where('id', '=', id);
      if (id && (await changedRows(known)) === 0) return false;
      const made = { id: randomUUID(), ...breach, createdAt: actor.at };
      if (!id) await transaction.insertInto('breach').values(made).execute();
      await audit(transaction, actor, id ? 'breachChanged' : 'breachRecorded', id || made.id);
      return true;
    });
    goTo(ctx, '/owner/breaches', isSaved ? 'saved' : 'gone');
  };

  router.get('/owner/breaches', signedIn, (ctx) => showRecord(ctx));
  router.post('/owner/breaches', ...change, (ctx) => save(ctx, ''));
  router.post('/owner/breaches/csv', ...change, async (ctx) => {
    await note(ctx, 'breachesExported');
    const columns = {
      [texts.day]: (breach: BreachTable) => breach.day,
      [texts.what]: ({ what }: BreachTable) => what,
      [texts.whom]: ({ whom }: BreachTable) => whom,
      [texts.risk]: ({ risk }: BreachTable) => texts.risks[risk],
      [texts.why]: ({ why }: BreachTable) => why,
      [texts.told]: ({ told }: BreachTable) => told,
      [texts.columns.written]: ({ createdAt }: BreachTable) => moment(createdAt).text,
      [texts.columns.changed]: ({ changedAt }: BreachTable) => moment(changedAt).text,
    };
    download(ctx, `breaches-${day(now())}.csv`, csvTable(columns, await listBreaches(db)));
  });
  router.post('/owner/breaches/:id', ...change, (ctx: Context) => save(ctx, idOf(ctx)));
}

function fieldsOf(ctx: Context): DeskBreachFields {
  // A browser sends each end of a line as two characters, and its limit counts one.
  const text = (name: keyof DeskBreachFields) => field(ctx, name).replaceAll('\r\n', '\n').trim();
  const risk = (['real', 'none'] as const).find((known) => known === field(ctx, 'risk')) ?? '';
  return { day: text('day'), what: text('what'), whom: text('whom'), risk, why: text('why'), told: text('told') };
}

/** Whether everything is filled in, of a day that is not to come. */
const isWhole = (typed: DeskBreachFields, today: string): typed is BreachFields =>
  isDay(typed.day) && typed.day <= today && Object.values(typed).every((text) => text && text.length <= longest);

type BreachFields = Pick<BreachTable, 'day' | 'what' | 'whom' | 'risk' | 'why' | 'told'>;

const listBreaches = (db: Db): Promise<BreachTable[]> =>
  db.selectFrom('breach').selectAll().orderBy('day', 'desc').orderBy('createdAt', 'desc').limit(1000).execute();

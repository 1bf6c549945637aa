import type Router from '@koa/router';
import type { Context } from 'koa';
import type { DeskBreachFields } from '../../../data/rules/owner/breachesPage.ts';
import type { BreachTable } from '../../db/ownerTables.ts';
import { csvTable } from '../../leads/csv.ts';
import { audit } from '../../owner/audit.ts';
import { type BreachFields, listBreaches, saveBreach } from '../../owner/breaches.ts';
import { isDay } from '../../owner/period.ts';
import { actorOf, type DeskContext, download, field, goTo, idOf } from './deskContext.ts';

const longest = 2000;

/** The record of breaches of safeguards, which the law has an owner keep. */
export function breachRoutes(
  router: Router,
  { show, signedIn, change, moment, day, site, store, db, now }: DeskContext,
): void {
  const texts = site.messages.ownerBreaches;

  async function showRecord(ctx: Context, typed?: DeskBreachFields & { id: string }): Promise<void> {
    const breaches = (await listBreaches(db)).map(({ createdAt, changedAt, ...breach }) => ({
      ...{ ...breach, written: moment(createdAt), changed: moment(changedAt) },
    }));
    show(ctx, { kind: 'breaches', breaches, today: day(now()), typed }, typed ? 400 : 200);
  }

  const save = async (ctx: Context, id: string) => {
    const typed = fieldsOf(ctx);
    if (!isWhole(typed, day(now()))) return showRecord(ctx, { ...typed, id });
    const isSaved = await saveBreach(store, id, typed, actorOf(ctx, now()));
    goTo(ctx, '/owner/breaches', isSaved ? 'saved' : 'gone');
  };

  router.get('/owner/breaches', signedIn, (ctx) => showRecord(ctx));
  router.post('/owner/breaches', ...change, (ctx) => save(ctx, ''));
  router.post('/owner/breaches/csv', ...change, async (ctx) => {
    await audit(db, actorOf(ctx, now()), 'breachesExported');
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

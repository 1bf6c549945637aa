import { isoDayOf, makeHoursOn } from '../../data/rules/hours/hoursOn.ts';
import { lastTimeOfDay } from '../../data/rules/hours/lastTimeOfDay.ts';
import { localTime } from '../../data/rules/hours/localTime.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { countRows } from '../db/queries.ts';
import type { Db } from '../db/open.ts';
import { readSetting } from '../db/settings.ts';
import { queueOnce } from '../mail/enqueue.ts';
import { pastMoment } from '../db/waits.ts';
import type { Moment } from '../db/tables.ts';
import type { ReportParts } from '../mail/messageWriter.ts';
import { lapsingFacts } from '../../data/rules/facts/lapsingFacts.ts';
import { countQuarantine } from '../leads/quarantine.ts';
import type { WeekReport, WeekSource } from '../mail/templates/reportMails.ts';
import { makePromise, overdueUntil } from './promise.ts';
import { countNew, listOfPeriod, countFound } from './requestList.ts';
import { makeClock, momentOn } from '../../data/rules/hours/makeClock.ts';

const hourMs = 3_600_000;

interface WeekParts extends ReportParts {
  /** The full hour of Monday from which a week's mail is due, in the provider's time zone. */
  hour: number;
  /** Whether the built site has a page at a path. */
  isPage: IsPage;
}

/**
 * Mails the owner about the week, on Monday; a server that was down makes up for it. A new store begins with the week it is in.
 */
export async function sendWeek({ store: { db }, messageWriter, site, hour, isPage, now = Date.now }: WeekParts) {
  const until = lastMonday(site.provider.timezone, hour, now());
  const lastUntil = await readSetting(db, 'weekUntil');
  const from = pastMoment(lastUntil, now());
  if (from !== undefined && from >= until) return;
  const messages = from === undefined ? [] : messageWriter.forWeek(await readWeek(db, site, { from, until, isPage }));
  await queueOnce(db, { name: 'weekUntil', from: lastUntil, until }, messages);
}

/** The latest Monday at an hour, in a time zone, that is not after `now`. */
export function lastMonday(timezone: string, hour: number, now: Moment): Moment {
  const today = lastTimeOfDay(timezone, hour, now);
  const days = isoDayOf(localTime(timezone, new Date(today)).date) - 1;
  // Two hours more, which no change of the clock takes away.
  return days === 0 ? today : lastTimeOfDay(timezone, hour, today - days * 24 * hourMs + 2 * hourMs);
}

const maxSources = 5;

type IsPage = (path: string) => boolean;

/** What happened in `[from, until)`, and what needs the owner at its end. */
async function readWeek(
  db: Db,
  site: Site,
  { from, until, isPage }: { from: Moment; until: Moment; isPage: IsPage },
): Promise<WeekReport> {
  const standingOf = makePromise(site);
  const answers = { inTime: 0, late: 0, open: 0, overdue: 0 };
  const pages = new Map<WeekSource, number>();
  let [quotes, calls] = [0, 0];
  const requests = await listOfPeriod(db, { since: from, until });
  for (const request of requests) {
    if (request.kind === 'quote') quotes += 1;
    const page = sourceOf(request.page, isPage);
    pages.set(page, (pages.get(page) ?? 0) + 1);
    if (request.callAt !== null) calls += 1;
    // Nobody has answered a booked call.
    if (request.callAt !== null && request.answeredAt !== null) continue;
    const { late } = standingOf(request, until);
    answers[request.answeredAt === null ? (late ? 'overdue' : 'open') : late ? 'late' : 'inTime'] += 1;
  }
  return {
    from,
    until,
    requests: requests.length,
    quotes,
    calls,
    sources: [...pages]
      .map(([page, count]) => ({ page, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, maxSources),
    answers,
    needs: {
      waiting: await countNew(db),
      held: await countQuarantine(db),
      mails: await countRows(db.selectFrom('outbox').where('status', '=', 'parked')),
      questions: await countRows(
        db.selectFrom('question').where('createdAt', '>=', from).where('createdAt', '<', until),
      ),
      claims: site.claims.filter(({ confirmed }) => !confirmed).length,
      lapsing: lapsingFacts(site, new Date(until)).length,
    },
  };
}

function sourceOf(page: string | null, isPage: IsPage): WeekSource {
  if (page === null) return 'unknown';
  const path = page.replace(/[?#].*$/, '');
  return path.startsWith('/') && isPage(path) ? (path as WeekSource) : 'other';
}

/**
 * Mails the owner of overdue requests, once a day from opening on, where there are some that no such mail has told of. What
 * came later is due no earlier, so a setting of the store tells until when requests came that were told of.
 */
export async function remindOfOverdue({ store: { db }, messageWriter, site, now = Date.now }: ReportParts) {
  const { hours, timezone } = site.provider;
  const { date } = localTime(timezone, new Date(now()));
  const span = makeHoursOn(hours)(date);
  const opening = span && momentOn(makeClock(timezone), Date.parse(`${date}T${span.opens}Z`));
  if (opening === undefined || opening > now()) return;
  const until = overdueUntil(site, opening);
  const lastUntil = await readSetting(db, 'overdueUntil');
  const from = pastMoment(lastUntil, now());
  if (until === undefined || (from ?? 0) >= until) return;
  const overdue = { search: '', state: undefined, service: '', unansweredUntil: until };
  if ((await countFound(db, { ...overdue, since: (from ?? -1) + 1 })) === 0) return;
  const messages = messageWriter.forOverdue(await countFound(db, overdue));
  await queueOnce(db, { name: 'overdueUntil', from: lastUntil, until }, messages);
}

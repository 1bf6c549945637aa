import { lapsingFacts } from '../../data/rules/facts/lapsingFacts.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { countQuarantine } from '../leads/readQuarantine.ts';
import type { WeekReport, WeekSource } from '../mail/templates/reportMails.ts';
import { makePromise, quoteOf } from './promise.ts';
import { countNew, eachRequest } from './requestList.ts';

/** Pages that are named as sources of requests. */
const mostSources = 5;

/** Whether the built site has a page at a path. */
export type IsPage = (path: string) => boolean;

/** What happened in `[from, until)`, and what needs the owner at its end. */
export async function readWeek(
  db: Db,
  site: Site,
  { from, until, isPage }: { from: Moment; until: Moment; isPage: IsPage },
): Promise<WeekReport> {
  const standingOf = makePromise(site);
  const answers = { inTime: 0, late: 0, open: 0, overdue: 0 };
  const pages = new Map<WeekSource, number>();
  let requests = 0;
  let quotes = 0;
  for await (const request of eachRequest(db, from)) {
    if (request.createdAt >= until) break;
    requests += 1;
    if (quoteOf(request, site.messages.apiResponses.quoteRequested).length > 0) quotes += 1;
    const page = sourceOf(request.page, isPage);
    pages.set(page, (pages.get(page) ?? 0) + 1);
    const { late } = standingOf(request, until);
    answers[request.answeredAt === null ? (late ? 'overdue' : 'open') : late ? 'late' : 'inTime'] += 1;
  }
  return {
    from,
    until,
    requests,
    quotes,
    sources: [...pages]
      .map(([page, count]) => ({ page, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, mostSources),
    answers,
    needs: {
      waiting: await countNew(db),
      held: await countQuarantine(db),
      mails: (await count(db, 'outbox').where('status', '=', 'parked').executeTakeFirstOrThrow()).total,
      questions: (
        await count(db, 'question')
          .where('createdAt', '>=', from)
          .where('createdAt', '<', until)
          .executeTakeFirstOrThrow()
      ).total,
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

const count = <Table extends 'outbox' | 'question'>(db: Db, table: Table) =>
  db.selectFrom<'outbox' | 'question'>(table).select(({ fn }) => fn.countAll<number>().as('total'));

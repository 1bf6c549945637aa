import type { Context } from 'koa';
import type { DeskRequestFilter } from '../../../data/rules/owner/deskPages.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { Moment } from '../../db/tables.ts';
import { isDay, makePeriods, periods } from '../../owner/period.ts';
import { overdueUntil } from '../../owner/promise.ts';
import { leadStates, type RequestFilter } from '../../owner/requestList.ts';
import { queryText } from './deskContext.ts';

const filterStates = [...leadStates, 'overdue'] as const;

/** The filter that a query asks for. */
export function shownFilter(ctx: Context): DeskRequestFilter {
  const [from = '', to = ''] = [queryText(ctx, 'from'), queryText(ctx, 'to')].map((day) => (isDay(day) ? day : ''));
  const isBackwards = from !== '' && to !== '' && from > to;
  return {
    search: queryText(ctx, 'q'),
    state: filterStates.find((known) => known === queryText(ctx, 'state')),
    service: queryText(ctx, 'service'),
    period: periods.find((known) => known === queryText(ctx, 'period')),
    from: isBackwards ? to : from,
    to: isBackwards ? from : to,
  };
}

/** Makes a function that tells what the store is asked for. @param labels the names of the services */
export function makeRequestQuery(site: Site, labels: RequestFilter['labels']) {
  const periodOf = makePeriods(site.provider.timezone);
  return ({ state, period, from, to, search, service }: DeskRequestFilter, at: Moment): RequestFilter => ({
    search,
    service,
    ...periodOf(period, { from, to }, at),
    labels,
    ...(state === 'overdue' ? { state: undefined, unansweredUntil: overdueUntil(site, at) ?? 0 } : { state }),
  });
}

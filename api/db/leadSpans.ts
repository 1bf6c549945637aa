import { setImmediate as others } from 'node:timers/promises';
import type { Db } from './open.ts';
import type { Lead, Moment } from './tables.ts';

/** Times of creation from one on and before another. */
export interface Span {
  from: Moment;
  until: Moment;
}

/** Leads in a span: SQLite works within the event loop, and a search looks at every text, so that more would hold others up. */
const spanSize = 250;

/** Spans that hold all leads of a status, some hundred in each; whoever goes through them lets others be served between two. */
export async function* leadSpans(db: Db, status: Lead['status'], order: 'asc' | 'desc'): AsyncGenerator<Span> {
  let end: Moment = order === 'asc' ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER;
  for (;;) {
    const next = await db
      .selectFrom('lead')
      .select('createdAt')
      .where('status', '=', status)
      .where('createdAt', order === 'asc' ? '>' : '<', end)
      .orderBy('createdAt', order)
      .offset(spanSize - 1)
      .limit(1)
      .executeTakeFirst();
    if (order === 'asc') yield { from: end, until: next?.createdAt ?? Number.MAX_SAFE_INTEGER };
    else yield { from: next?.createdAt ?? Number.MIN_SAFE_INTEGER, until: end };
    if (!next) return;
    end = next.createdAt;
    await others();
  }
}

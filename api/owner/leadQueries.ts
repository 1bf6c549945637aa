import type { Db } from '../db/open.ts';
import type { Lead, Question } from '../db/tables.ts';
import { idPrefix, onlyMatch } from '../db/idPrefix.ts';

const pageSize = 1000;

/** Reads leads, and the questions that the assistant could not answer. */
export function makeLeadQueries(db: Db) {
  const withPrefix = (id: string) => db.selectFrom('lead').where('id', 'like', `${idPrefix(id)}%`);

  return {
    /** @throws Error if the id, or its beginning, names no lead or several */
    async lead(id: string): Promise<Lead> {
      return onlyMatch(await withPrefix(id).selectAll().execute(), id, 'lead');
    },

    async hasLead(id: string): Promise<boolean> {
      return (await withPrefix(id).select('id').execute()).some((row) => row.id.startsWith(id));
    },

    /** The newest leads of a status since a moment, at most `limit`, and how many there are in total. */
    async list({
      status,
      since = 0,
      limit,
    }: {
      status: Lead['status'];
      since?: number;
      limit: number;
    }): Promise<{ leads: Lead[]; total: number }> {
      const matching = db.selectFrom('lead').where('status', '=', status).where('createdAt', '>=', since);
      const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return {
        leads: await matching.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute(),
        total,
      };
    },

    /** Every lead, oldest first, read in pages: there may be more than memory holds. */
    async *each({ withQuarantine, since = 0 }: { withQuarantine: boolean; since?: number }): AsyncGenerator<Lead> {
      let cursor: Pick<Lead, 'createdAt' | 'id'> = { createdAt: since, id: '' };
      for (;;) {
        const { createdAt, id } = cursor;
        const rows = await db
          .selectFrom('lead')
          .selectAll()
          .where('status', 'in', withQuarantine ? ['new', 'quarantined'] : ['new'])
          .where((is) =>
            is.or([is('createdAt', '>', createdAt), is.and([is('createdAt', '=', createdAt), is('id', '>', id)])]),
          )
          .orderBy('createdAt')
          .orderBy('id')
          .limit(pageSize)
          .execute();
        yield* rows;
        const last = rows.at(-1);
        if (!last) return;
        cursor = last;
      }
    },

    /** The newest 10,000 questions that the assistant could not answer, newest first. */
    questions: ({ since = 0 }: { since?: number }): Promise<Question[]> =>
      db
        .selectFrom('question')
        .selectAll()
        .where('createdAt', '>=', since)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(10_000)
        .execute(),
  };
}

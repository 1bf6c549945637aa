import { sql } from 'kysely';
import { plainEmailAddress } from '../db/addressKey.ts';
import { digitsOf } from '../db/digitsOf.ts';
import { like } from '../db/like.ts';
import type { Db } from '../db/open.ts';
import { searchTerms } from '../db/searchTerms.ts';
import type { Moment } from '../db/tables.ts';

/** People who are shown, and requests that are looked at for them. */
const mostPeople = 20;
export const mostRequests = 200;

export interface FoundPerson {
  email: string;
  /** Empty of somebody who has only signed up. */
  name: string;
  phone: string;
  last: Moment;
}

/** Who wrote, held back or not, or signed up, by words of a name, firm or address, or a telephone number; the newest first. */
export async function findPeople(db: Db, search: string): Promise<FoundPerson[]> {
  const terms = searchTerms(search);
  if (terms.length === 0) return [];
  const leads = await db
    .selectFrom('lead')
    .select(['email', 'name', 'phone', 'createdAt as last'])
    .where((is) =>
      is.and(
        terms.map(({ text, digits }) =>
          is.or([
            like(['name', 'company', 'email', 'phone'], text),
            ...(digits ? [sql<boolean>`${digitsOf('phone')} like ${`%${digits}%`}`] : []),
          ]),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .limit(mostRequests)
    .execute();
  const subscribers = await db
    .selectFrom('subscriber')
    .select(['email', 'createdAt as last'])
    .where((is) => is.and(terms.map(({ text }) => like(['email'], text))))
    .orderBy('createdAt', 'desc')
    .limit(mostPeople)
    .execute();
  return eachOnce([...leads, ...subscribers.map((row) => ({ ...row, name: '', phone: '' }))]);
}

/** The first row of each address. */
export function eachOnce<Row extends { email: string }>(rows: readonly Row[]): Row[] {
  const people = new Map<string, Row>();
  for (const person of rows) {
    const key = plainEmailAddress(person.email);
    if (!people.has(key)) people.set(key, person);
  }
  return [...people.values()].slice(0, mostPeople);
}

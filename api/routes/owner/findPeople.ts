import { sql } from 'kysely';
import { plainEmailAddress } from '../../db/addressKey.ts';
import { like } from '../../db/like.ts';
import type { Db } from '../../db/open.ts';
import type { Moment } from '../../db/tables.ts';
import { digitsOf } from '../../owner/requestList.ts';
import { searchTerms } from '../../owner/searchTerms.ts';

/** People who are shown, and requests that are looked at for them. */
const mostPeople = 20;
const mostRequests = 200;

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
  const people = new Map<string, FoundPerson>();
  for (const person of [...leads, ...subscribers.map((row) => ({ ...row, name: '', phone: '' }))]) {
    const key = plainEmailAddress(person.email);
    if (!people.has(key)) people.set(key, person);
  }
  return [...people.values()].slice(0, mostPeople);
}

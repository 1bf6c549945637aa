import { sql } from 'kysely';
import { contactLimits } from '../../../data/requests/contactLimits.ts';
import type { Db } from '../../db/open.ts';
import type { Lead } from '../../db/tables.ts';
import { digitsOf, stateOf } from '../../owner/requestList.ts';
import { nationalDigits } from '../../owner/searchTerms.ts';

/** Fewer digits are no telephone number of one person. */
const leastDigits = 7;
const mostShown = 5;

/** The newest other requests of the person who sent one, by address or telephone number, in quarantine too; and how many there are. */
export async function samePerson(db: Db, { id, email, phone }: Pick<Lead, 'id' | 'email' | 'phone'>) {
  // Cut, because a row of before the limit may hold any length, and the pattern takes quadratic time.
  const number = phone.slice(0, contactLimits.phone).replace(/(?:ext|poste|x|#).*$/is, '');
  const digits = nationalDigits(number);
  const others = db
    .selectFrom('lead')
    .leftJoin('leadState', 'leadState.leadId', 'lead.id')
    .where('lead.id', '!=', id)
    .where((is) =>
      is.or([
        sql<boolean>`lower(${sql.ref('lead.email')}) = ${email.toLowerCase()}`,
        ...(digits.length >= leastDigits ? [sql<boolean>`${digitsOf('lead.phone')} like ${`%${digits}%`}`] : []),
      ]),
    );
  const { total } = await others.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const requests = await others
    .select(['lead.id', 'lead.createdAt', 'lead.status', stateOf.as('state')])
    .orderBy('lead.createdAt', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(mostShown)
    .execute();
  return { total, requests };
}

import { sql } from 'kysely';
import { leadsAbout } from './about.ts';
import type { LeadState } from '../../data/rules/owner/kept.ts';
import { countRows } from '../db/queries.ts';
import { plainEmailAddress } from '../db/addressKey.ts';
import { digitsOf, like, searchTerms, nationalDigits } from '../db/search.ts';
import type { Db } from '../db/open.ts';
import type { Moment, Lead } from '../db/tables.ts';
import { domainToUnicode } from 'node:url';
import { contactLimits } from '../../data/rules/requests/contactLimits.ts';

/** People who are shown, and requests that are looked at for them. */
const maxPeople = 20;
const maxRequests = 200;

export interface FoundPerson {
  /** By what everything about the person is found: the address, or the id of a request without one. */
  key: string;
  /** Empty where a number alone was left, in the chat. */
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
    .select(['id', 'email', 'name', 'phone', 'createdAt as last'])
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
    .limit(maxRequests)
    .execute();
  const subscribers = await db
    .selectFrom('subscriber')
    .select(['id', 'email', 'createdAt as last'])
    .where((is) => is.and(terms.map(({ text }) => like(['email'], text))))
    .orderBy('createdAt', 'desc')
    .limit(maxPeople)
    .execute();
  return eachOnce([...leads, ...subscribers.map((row) => ({ ...row, name: '', phone: '' }))]);
}

function eachOnce<Row extends { id: string; email: string }>(rows: readonly Row[]): (Row & { key: string })[] {
  const people = new Map<string, Row & { key: string }>();
  for (const person of rows) {
    const key = person.email || person.id;
    const plain = plainEmailAddress(key);
    if (!people.has(plain)) people.set(plain, { ...person, key });
  }
  return [...people.values()].slice(0, maxPeople);
}

/** Fewer digits are no telephone number of one person. */
const minDigits = 7;
const maxShown = 5;
/** Telephone numbers, and names, of one address that are looked for elsewhere. */
const maxCompared = 20;

/** The newest other requests of the person who sent one, by address or telephone number, in quarantine too; and how many there are. */
export async function samePerson(db: Db, { id, email, phone }: Pick<Lead, 'id' | 'email' | 'phone'>) {
  // A request from the chat may have a number alone.
  const spellings = email === '' ? [] : await spellingsIn(db, email);
  const others = db
    .selectFrom('lead')
    .leftJoin('leadState', 'leadState.leadId', 'lead.id')
    .where('lead.id', '!=', id)
    .where((is) =>
      is.or([
        ...(spellings.length > 0 ? [is('lead.email', 'in', spellings)] : []),
        ...numbersOf([phone]).map(hasNumber),
      ]),
    );
  const total = await countRows(others);
  const requests = await others
    .select([
      ...(['lead.id', 'lead.name', 'lead.createdAt', 'lead.status'] as const),
      sql<LeadState>`coalesce("leadState"."state", 'new')`.as('state'),
    ])
    .orderBy('lead.createdAt', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(maxShown)
    .execute();
  return { total, requests };
}

/** The spellings in which requests have an address: those that a search would find, without those that differ by an accent. */
async function spellingsIn(db: Db, email: string): Promise<string[]> {
  const wanted = plainEmailAddress(email);
  const [local, domain] = [wanted.slice(0, wanted.lastIndexOf('@') + 1), wanted.slice(wanted.lastIndexOf('@') + 1)];
  const forms = [wanted, local + domainToUnicode(domain)].map((form) => sql<boolean>`fold(email) = fold(${form})`);
  const found = await db
    .selectFrom('lead')
    .select('email')
    .distinct()
    .where((is) => is.or(forms))
    .execute();
  return [email, ...found.map((row) => row.email).filter((other) => plainEmailAddress(other) === wanted)];
}

/** Requests under other addresses that are probably of the person who has one. */
export interface OtherAddresses {
  total: number;
  /** Who sent them, each address once, with the id of its newest request; the newest first. */
  people: readonly (FoundPerson & { id: string })[];
}

/**
 * Requests under other addresses with a telephone number or a full name that was sent from an address, in quarantine too.
 * @param spellings the address as the store has it, in every spelling
 */
export async function underOtherAddresses(db: Db, spellings: readonly string[]): Promise<OtherAddresses> {
  const none = { total: 0, people: [] };
  if (spellings.length === 0) return none;
  const own = await leadsAbout(db, spellings)
    .select(['lead.id', 'name', 'phone'])
    .orderBy('createdAt', 'desc')
    .limit(maxRequests)
    .execute();
  const numbers = numbersOf(own.map(({ phone }) => phone));
  // A first name alone is that of many.
  const names = [...new Set(own.map(({ name }) => name.trim()))].filter((name) => /\S\s+\S/.test(name));
  if (numbers.length + names.length === 0) return none;
  const others = db
    .selectFrom('lead')
    .where('email', 'not in', spellings)
    .where(
      'id',
      'not in',
      own.map(({ id }) => id),
    )
    .where((is) =>
      is.or([
        ...numbers.map(hasNumber),
        ...names.slice(0, maxCompared).map((name) => sql<boolean>`fold(trim(${sql.ref('lead.name')})) = fold(${name})`),
      ]),
    );
  const total = await countRows(others);
  const rows = await others
    .select(['id', 'email', 'name', 'phone', 'createdAt as last'])
    .orderBy('createdAt', 'desc')
    .limit(maxRequests)
    .execute();
  return { total, people: eachOnce(rows) };
}

const hasNumber = (digits: string) => sql<boolean>`${digitsOf('lead.phone')} like ${`%${digits}%`}`;

/** The digits of telephone numbers without an extension, each once. */
const numbersOf = (phones: readonly string[]): string[] =>
  [
    ...new Set(
      // Cut, because a row of before the limit may hold any length, and the pattern takes quadratic time.
      phones.map((phone) => nationalDigits(phone.slice(0, contactLimits.phone).replace(/(?:ext|poste|x|#).*$/is, ''))),
    ),
  ]
    .filter((digits) => digits.length >= minDigits)
    .slice(0, maxCompared);

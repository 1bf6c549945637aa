import { type SqlBool, sql } from 'kysely';
import { isEmailAddress } from '../../data/rules/text/emailAddress.ts';
import type { Db } from '../db/open.ts';
import { like } from '../db/search.ts';
import type { Moment } from '../db/tables.ts';

/**
 * The requests of somebody: those under an address, and, as a request from the chat may have none, those that are named by their own id
 * or were left in one of their conversations.
 * @param spellings addresses and ids
 */
export const leadsAbout = (db: Db, spellings: readonly string[], until: Moment = Number.MAX_SAFE_INTEGER) =>
  db
    .selectFrom('lead')
    .where('lead.createdAt', '<=', until)
    .where((is) =>
      is.or([
        is('lead.email', 'in', spellings),
        is.and([
          is('lead.email', '=', ''),
          is.or([
            is('lead.id', 'in', spellings),
            is(
              'lead.id',
              'in',
              conversationsAbout(db, spellings, until).select('conversation.leadId').$castTo<{ leadId: string }>(),
            ),
          ]),
        ]),
      ]),
    );

/**
 * The conversations about somebody: those in which a request was left, those in which an address was written, and those whose own id is
 * asked for, as nobody left an address in them.
 * @param spellings addresses, and ids of conversations and of requests without an address
 */
export const conversationsAbout = (db: Db, spellings: readonly string[], until: Moment = Number.MAX_SAFE_INTEGER) =>
  db
    .selectFrom('conversation')
    .where('conversation.createdAt', '<=', until)
    .where((is) =>
      is.or([
        is('conversation.id', 'in', spellings),
        is('conversation.leadId', 'in', spellings),
        is('conversation.leadId', 'in', is.selectFrom('lead').select('lead.id').where('lead.email', 'in', spellings)),
        is.exists(
          is
            .selectFrom('conversationMessage')
            .select(sql<number>`1`.as('one'))
            .whereRef('conversationMessage.conversationId', '=', 'conversation.id')
            .where(
              sql<SqlBool>`(${sql.join(
                spellings.map((spelling) => like(['conversationMessage.text'], spelling)),
                sql` or `,
              )})`,
            ),
        ),
      ]),
    );

/** Everything by which a conversation can be asked for: its id, and the addresses that were written in it. */
export async function conversationNames(db: Db): Promise<string[]> {
  const ids = await db.selectFrom('conversation').select('id').execute();
  const texts = await db.selectFrom('conversationMessage').select('text').where('text', 'like', '%@%').execute();
  const written = texts.flatMap(({ text }) => text.match(/[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g) ?? []);
  return [...ids.map(({ id }) => id), ...written.map((word) => word.replace(/[.!?]+$/, '')).filter(isEmailAddress)];
}

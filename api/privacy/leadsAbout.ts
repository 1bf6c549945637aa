import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { conversationsAbout } from './conversationsAbout.ts';

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

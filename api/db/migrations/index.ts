import type { Migration } from 'kysely/migration';
import * as start from './001-start.ts';
import * as erasuresBreachesHeldSignUps from './002-erasures-breaches-held-sign-ups.ts';
import * as conversations from './003-conversations.ts';
import * as conversationsSeen from './004-conversations-seen.ts';
import * as bookings from './005-bookings.ts';
import * as leadKinds from './006-lead-kinds.ts';

/**
 * Every change of the tables, by name in its order; a published one is never edited. A change only adds: a table, an index, or a
 * column that may be null or has a default, so that the release before goes on working with it and can be gone back to. What is no
 * longer used is removed a release later.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-start': start,
  '002-erasures-breaches-held-sign-ups': erasuresBreachesHeldSignUps,
  '003-conversations': conversations,
  '004-conversations-seen': conversationsSeen,
  '005-bookings': bookings,
  '006-lead-kinds': leadKinds,
};

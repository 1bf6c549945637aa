import type { Migration } from 'kysely/migration';
import * as leads from './001-leads.ts';
import * as settings from './002-settings.ts';
import * as questions from './003-questions.ts';
import * as probe from './004-probe.ts';
import * as recipients from './005-recipients.ts';
import * as outages from './006-outages.ts';
import * as firstFailures from './007-first-failures.ts';
import * as quarantined from './008-quarantined.ts';
import * as ownerDesk from './009-owner-desk.ts';
import * as suppression from './010-suppression.ts';
import * as ownerWatch from './011-owner-watch.ts';
import * as ownerWork from './012-owner-work.ts';
import * as ownerAsked from './013-owner-asked.ts';
import * as fold from './014-fold.ts';
import * as ownerCalm from './015-owner-calm.ts';
import * as withoutStatistics from './016-without-statistics.ts';
import * as composedAddresses from './017-composed-addresses.ts';

/** Every change of the tables, by name in its order; a published one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-leads': leads,
  '002-settings': settings,
  '003-questions': questions,
  '004-probe': probe,
  '005-recipients': recipients,
  '006-outages': outages,
  '007-first-failures': firstFailures,
  '008-quarantined': quarantined,
  '009-owner-desk': ownerDesk,
  '010-suppression': suppression,
  '011-owner-watch': ownerWatch,
  '012-owner-work': ownerWork,
  '013-owner-asked': ownerAsked,
  '014-fold': fold,
  '015-owner-calm': ownerCalm,
  '016-without-statistics': withoutStatistics,
  '017-composed-addresses': composedAddresses,
};

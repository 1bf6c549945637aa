import type { Logger } from 'pino';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Store } from '../db/open.ts';
import type { Env } from '../env.ts';
import { makeOwnerReports } from '../mail/ownerReports.ts';
import type { RepeatedTask } from '../repeatedTask.ts';
import type { IsPage } from './readWeek.ts';
import { makeOverdueReminder } from './overdueReminder.ts';
import { makeSignInCleanup } from './signInCleanup.ts';
import { makeWarnings } from './warnings.ts';
import { makeWeek } from './week.ts';

interface OwnerTasksParts {
  store: Store;
  site: Site;
  env: Env;
  /** Whether mail can be sent. */
  mail: boolean;
  isPage: IsPage;
  log: Logger;
}

/**
 * What is done for the owner without being asked: warnings, and the mails about the week and about what is overdue. Without
 * `OWNER_EMAIL` old sign-ins alone are deleted.
 */
export function makeOwnerTasks({ store, site, env, mail, isPage, log }: OwnerTasksParts): RepeatedTask {
  const reports = makeOwnerReports({ site, env, mail });
  const cleanup = makeSignInCleanup({ store, log });
  const tasks = env.OWNER_EMAIL
    ? [
        cleanup,
        makeWarnings({ store, reports, site, env, log }),
        ...(env.WEEKLY_MAIL === 'on' ? [makeWeek({ store, reports, site, hour: env.DIGEST_HOUR, isPage, log })] : []),
        ...(env.OVERDUE_MAIL === 'on' ? [makeOverdueReminder({ store, reports, site, log })] : []),
      ]
    : [cleanup];
  return {
    start() {
      for (const task of tasks) task.start();
    },
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}

import type Router from '@koa/router';
import type { Site } from '../../../data/schema/site.ts';
import type { Store } from '../../db/open.ts';
import { makeLeadQueries } from '../../owner/leadQueries.ts';
import { answerOf, groupQuestions } from '../../owner/questionGroups.ts';
import { type DeskContext, pageNumber, pageNumbers } from './deskContext.ts';
import { understoodIn } from './understoodIn.ts';

interface QuestionParts {
  desk: DeskContext;
  site: Site;
  store: Store;
}

const groupsOnPage = 20;

/** What the assistant could not answer, and where an answer belongs. */
export function questionRoutes(router: Router, { desk: { show, signedIn, moment }, site, store }: QuestionParts): void {
  const { questions } = makeLeadQueries(store.db);

  router.get('/owner/questions', signedIn, async (ctx) => {
    const asked = await questions({});
    const groups = groupQuestions(asked);
    const number = pageNumber(ctx);
    show(ctx, {
      kind: 'questions',
      groups: groups.slice((number - 1) * groupsOnPage, number * groupsOnPage).map((group) => ({
        intent: group.intent,
        about: understoodIn({ records: group.records as never, people: 0 }, site),
        count: group.count,
        last: moment(group.last),
        questions: group.questions,
        answer: answerOf(group),
      })),
      total: asked.length,
      page: pageNumbers(number, groups.length, groupsOnPage),
    });
  });
}

import type Router from '@koa/router';
import type { Site } from '../../../data/schema/site.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Store } from '../../db/open.ts';
import type { Moment } from '../../db/tables.ts';
import { ApiError } from '../../errors.ts';
import type { Guards } from '../../middleware/guards.ts';
import { makeLeadQueries } from '../../owner/leadQueries.ts';
import { answerOf, groupQuestions, type QuestionGroup } from '../../owner/questionGroups.ts';
import { asideKinds, partGroups, setAside } from '../../owner/questionsAside.ts';
import {
  actorOf,
  type DeskContext,
  field,
  fromThisSite,
  goTo,
  isBeyond,
  pageNumber,
  pageNumbers,
} from './deskContext.ts';
import { understoodIn } from './understoodIn.ts';

interface QuestionParts {
  desk: DeskContext;
  site: Site;
  store: Store;
  guards: Guards;
  now: () => Moment;
}

const groupsOnPage = 20;
/** Groups that were set aside which are shown. */
const mostAside = 50;

/** What the assistant could not answer, where an answer belongs, and what of it was set aside. */
export function questionRoutes(
  router: Router,
  { desk: { show, signedIn, moment }, site, store, guards, now }: QuestionParts,
): void {
  const { questions } = makeLeadQueries(store.db);
  const aboutOf = ({ records }: QuestionGroup) => understoodIn({ records: records as never, people: 0 }, site);
  const groupsNow = async () => groupQuestions(await questions({}));

  router.get('/owner/questions', signedIn, async (ctx) => {
    const { open, aside } = await partGroups(store.db, await groupsNow());
    const number = pageNumber(ctx);
    const page = pageNumbers(number, open.length, groupsOnPage);
    if (isBeyond(ctx, page)) return;
    show(ctx, {
      kind: 'questions',
      groups: open.slice((number - 1) * groupsOnPage, number * groupsOnPage).map((group) => ({
        topic: group.topic,
        intent: group.intent,
        about: aboutOf(group),
        count: group.count,
        last: moment(group.last),
        questions: group.questions,
        answer: answerOf(group),
        mail: mailOf(group, site),
      })),
      aside: aside.slice(0, mostAside).map((group) => ({
        topic: group.topic,
        about: aboutOf(group),
        count: group.count,
        questions: group.questions,
        how: group.how,
      })),
      total: open.reduce((sum, { count }) => sum + count, 0),
      page,
    });
  });

  router.post('/owner/questions', fromThisSite, signedIn, guards.ownerChange, async (ctx) => {
    const [topic, how] = [field(ctx, 'topic'), field(ctx, 'how')];
    const kind = asideKinds.find((known) => known === how);
    if (!kind && how !== 'back') throw new ApiError(400, 'bad_request', 'A field is not right.');
    // Only what there is, so that the table holds no more than the questions.
    if (!(await groupsNow()).some((group) => group.topic === topic))
      throw new ApiError(404, 'not_found', 'There is no such question.');
    await setAside(store, topic, kind, actorOf(ctx, now()));
    goTo(ctx, '/owner/questions?done=saved');
  });
}

/** Passes a group on to whoever maintains the data. */
function mailOf(group: QuestionGroup, { messages: { ownerQuestions: texts } }: Site): string {
  const questions = group.questions.map((question) => fill(texts.mailLine, { question })).join('\n');
  const text = fill(texts.mailText, { questions, ...answerOf(group) });
  const encode = (part: string) => encodeURIComponent(part.toWellFormed().replace(/\n/g, '\r\n'));
  return `mailto:?subject=${encode(texts.mailSubject)}&body=${encode(text)}`;
}

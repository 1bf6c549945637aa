import type Router from '@koa/router';
import { pageNumbers } from '../../db/queries.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill, fillCount } from '../../../data/rules/text/fill.ts';
import { notFound } from '../../errors.ts';
import {
  answerOf,
  groupQuestions,
  newestQuestions,
  type QuestionGroup,
  wordingOf,
  asideKinds,
  partQuestions,
  setAside,
} from '../../owner/questions.ts';
import { type DeskContext, field, goTo, isBeyond, pageNumber, refused } from './deskContext.ts';
import { linesInMail, mailtoOf } from './mailtoOf.ts';

const groupsOnPage = 20;
/** Questions that were set aside which are shown. */
const maxSetAside = 50;

/** What the assistant could not answer, where an answer belongs, and what of it was set aside. */
export function questionRoutes(
  router: Router,
  { show, signedIn, change, act, moment, site, db }: DeskContext,
  /** The question of a card of the assistant. */
  cardQuestion: (id: string) => string | undefined,
): void {
  const texts = site.messages.ownerQuestions;
  const aboutOf = ({ card, isPressed }: QuestionGroup): string[] => [
    ...[cardQuestion(card) ?? []].flat(),
    ...(isPressed ? [texts.pressed] : []),
  ];

  router.get('/owner/questions', signedIn, async (ctx) => {
    const parted = await partQuestions(db, await newestQuestions(db));
    const open = groupQuestions(parted.open);
    const number = pageNumber(ctx);
    const page = pageNumbers(number, open.length, groupsOnPage);
    if (isBeyond(ctx, page)) return;
    show(ctx, {
      kind: 'questions',
      groups: open.slice((number - 1) * groupsOnPage, number * groupsOnPage).map((group) => ({
        topic: group.topic,
        card: group.card,
        about: aboutOf(group),
        count: group.count,
        last: moment(group.last),
        questions: group.questions,
        more: group.more,
        answer: answerOf(group),
        mail: mailOf(group, site),
      })),
      aside: parted.aside.slice(0, maxSetAside).map(({ text, ...rest }) => ({ ...rest, ...wordingOf(text) })),
      asideTotal: parted.aside.length,
      total: parted.open.length,
      page,
    });
  });

  router.post('/owner/questions', ...change, async (ctx) => {
    const how = field(ctx, 'how');
    const kind = asideKinds.find((known) => known === how);
    if (!kind && how !== 'back') throw refused();
    const known = new Map((await newestQuestions(db)).map(({ text }) => wordingOf(text)).map((one) => [one.id, one]));
    const wanted = [...new Set(field(ctx, 'questions').split(' '))].map((id) => known.get(id));
    // Only what there is, so that the table holds no more than the questions.
    if (!wanted.every((one) => one !== undefined)) throw notFound('There is no such question.');
    const ids = wanted.map(({ id }) => id);
    await act(ctx, (transaction, actor) => setAside(transaction, ids, kind, actor));
    goTo(ctx, '/owner/questions', 'saved');
  });
}

/** Passes a group on to whoever maintains the data. */
function mailOf(group: QuestionGroup, { messages: { ownerQuestions: texts } }: Site): string {
  const lines = group.questions.map(({ words }) => fill(texts.mailLine, { question: words }));
  const { shown, more } = linesInMail(lines);
  const others = more + group.more > 0 ? [fillCount(texts.mailMore, more + group.more)] : [];
  const text = fill(texts.mailText, { questions: [...shown, ...others].join('\n'), ...answerOf(group) });
  return mailtoOf(texts.mailSubject, text);
}

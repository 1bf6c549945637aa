import { createHash } from 'node:crypto';
import type { QuestionAside } from '../../data/rules/owner/kept.ts';
import type { DeskQuestion } from '../../data/rules/owner/questionsPage.ts';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import { readTopic } from '../db/questionTopic.ts';
import type { Moment, Question } from '../db/tables.ts';
import type { Db } from '../db/open.ts';
import { type Actor, audit } from './audit.ts';

const maxWordings = 8;

/** Questions for which the same card was nearest. */
export interface QuestionGroup {
  /** What tells it from the other groups. */
  topic: string;
  /** Id of the nearest card; "unknown" where none was near. */
  card: string;
  isPressed: boolean;
  count: number;
  last: Moment;
  /** The newest wordings, each once. */
  questions: DeskQuestion[];
  /** Wordings beside these. */
  more: number;
}

/** A question without its topic, and what names its wording: a hash, so that nothing of it outlasts the question. */
export function wordingOf(text: string): DeskQuestion {
  const { words } = readTopic(text);
  return { id: createHash('sha256').update(plain(words)).digest('hex').slice(0, 32), words };
}

/** The newest 10,000 questions that the assistant could not answer, newest first. */
export const newestQuestions = (db: Db): Promise<Question[]> =>
  db.selectFrom('question').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(10_000).execute();

/** Groups questions by what was offered for them, the most frequent first. @param questions newest first */
export function groupQuestions(questions: readonly Question[]): QuestionGroup[] {
  const groups = new Map<string, QuestionGroup & { ids: Set<string> }>();
  for (const { text, createdAt } of questions) {
    const { card, isPressed } = readTopic(text).topic ?? { card: 'unknown', isPressed: false };
    const key = isPressed ? `${card}; pressed` : card;
    const group = groups.get(key) ?? {
      topic: key,
      card,
      isPressed,
      count: 0,
      last: createdAt,
      questions: [],
      more: 0,
      ids: new Set<string>(),
    };
    groups.set(key, group);
    group.count += 1;
    const question = wordingOf(text);
    if (group.ids.has(question.id)) continue;
    group.ids.add(question.id);
    if (group.questions.length < maxWordings) group.questions.push(question);
    else group.more += 1;
  }
  return [...groups.values()].sort((a, b) => b.count - a.count || b.last - a.last);
}

const plain = (text: string) =>
  lowerCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A card for the assistant, with the questions as its wordings. */
export function answerOf({ questions }: QuestionGroup): { file: string; into: string; code: string } {
  const [first = '', ...others] = questions.map(({ words }) => words.replace(/[\s.?!]+$/, ''));
  const lines = others.map((words) => `    ${quote(words)},\n`).join('');
  const code = `{\n  id: '',\n  question: ${quote(`${first}?`)},\n  answer: '',\n  wordings: [\n${lines}  ],\n},`;
  return { file: 'data/assistant/cards/contact.ts', into: 'contactCards', code };
}

/** A text as TypeScript writes it, in single quotes. */
const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;

export const asideKinds: readonly QuestionAside[] = ['done', 'notOurs'];

/**
 * Parts the questions into those that need the owner and those set aside, wording by wording: a group may hold whatever the
 * assistant does not understand. One that was dealt with is back once it is asked again.
 */
export async function partQuestions(db: Db, questions: readonly Question[]) {
  const rows = await db.selectFrom('questionAside').selectAll().execute();
  const known = new Map(rows.map((row) => [row.topic, row]));
  const wordings = Map.groupBy(questions, ({ text }) => wordingOf(text).id);
  const open: Question[] = [];
  const aside: { text: string; count: number; how: QuestionAside }[] = [];
  for (const [id, asked] of wordings) {
    const [newest] = asked;
    const row = known.get(id);
    if (newest && row && (row.how === 'notOurs' || newest.createdAt <= row.at))
      aside.push({ text: newest.text, count: asked.length, how: row.how });
    else open.push(...asked);
  }
  return { open: open.sort((a, b) => b.createdAt - a.createdAt), aside };
}

export async function setAside(
  transaction: Db,
  ids: readonly string[],
  how: QuestionAside | undefined,
  actor: Actor,
): Promise<void> {
  await transaction.deleteFrom('questionAside').where('topic', 'in', ids).execute();
  const rows = ids.map((topic) => ({ topic, how: how as QuestionAside, at: actor.at }));
  if (how) await transaction.insertInto('questionAside').values(rows).execute();
  await audit(transaction, actor, how ? 'questionSetAside' : 'questionBack');
}

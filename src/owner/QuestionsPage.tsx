import type { DeskFrame } from '#data/owner/deskPages.ts';
import type { DeskQuestionGroup, QuestionsPage as Questions } from '#data/owner/questionsPage.ts';
import { ownerQuestionsMessages as texts } from '#data/messages/ownerQuestions.ts';
import { fill, fillCount } from '#data/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { code as codeStyle, folded, item, itemHead, itemTitle, list, muted, row, words } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { Form, Pages, Submit } from './parts.tsx';

/** What the assistant could not answer, each group with the record an answer belongs into. */
export function QuestionsPage({ frame, page }: { frame: DeskFrame; page: Questions }) {
  const { groups, aside, total } = page;
  return (
    <Frame frame={frame} heading={texts.heading} current="questions">
      <Text>{texts.about}</Text>
      <p role="status">{total === 0 ? texts.none : fillCount(texts.count, total)}</p>
      <ul className={list} role="list">
        {groups.map((group) => (
          <Group key={group.topic} group={group} />
        ))}
      </ul>
      <Pages page={page.page} href={(number) => `/owner/questions?page=${number}`} />
      {aside.length > 0 && <Aside page={page} />}
    </Frame>
  );
}

/** What was set aside, folded, with a way back. */
function Aside({ page: { aside, asideTotal } }: { page: Questions }) {
  return (
    <details className={folded}>
      <summary>{fillCount(texts.asideHeading, asideTotal)}</summary>
      <Text>{texts.asideAbout}</Text>
      <ul className={list} role="list">
        {aside.map(({ id, words: question, count, how }) => (
          <li key={id} className={item}>
            <p className={itemHead}>
              <span className={words}>{question}</span>
              <Badge>{texts.aside[how]}</Badge>
              <span className={muted}>{fillCount(texts.times, count)}</span>
            </p>
            <Put questions={id} how="back" label={fill(texts.backOf, { question })}>
              {texts.back}
            </Put>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Sets questions aside, or back. @param questions their ids, separated by spaces */
function Put({ questions, how, label, children }: { questions: string; how: string; label: string; children: string }) {
  return (
    <Form action="/owner/questions">
      <input type="hidden" name="questions" value={questions} />
      <input type="hidden" name="how" value={how} />
      <Submit variant="secondary" label={label}>
        {children}
      </Submit>
    </Form>
  );
}

function Group({ group: { mail, intent, about, count, last, questions, more, answer } }: { group: DeskQuestionGroup }) {
  const { file, into, code } = answer;
  const newest = { question: questions[0]?.words ?? '' };
  const named = about.join(', ') || texts.nothingUnderstood;
  const taken = { about: named, intent: intent.replaceAll('-', ' ') };
  return (
    <li className={item}>
      <p className={itemHead}>
        <span className={itemTitle}>{intent === 'unknown' ? named : fill(texts.takenFor, taken)}</span>
        <span className={muted}>
          {fillCount(texts.count, count)} · {fill(texts.last, { moment: last.text })}
        </span>
      </p>
      <ul className={list} role="list">
        {questions.map(({ id, words: question, isWhole }) => (
          <li key={id} className={row}>
            <span className={words}>{question}</span>
            <Put questions={id} how="done" label={fill(texts.asideOf.done, { question })}>
              {texts.aside.done}
            </Put>
            {isWhole && (
              <Put questions={id} how="notOurs" label={fill(texts.asideOf.notOurs, { question })}>
                {texts.aside.notOurs}
              </Put>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={muted}>{fillCount(texts.more, more)}</p>}
      <div className={row}>
        <a href={mail} aria-label={fill(texts.sendOf, newest)}>
          {texts.send}
        </a>
        {questions.length > 1 && (
          <Put questions={questions.map(({ id }) => id).join(' ')} how="done" label={fill(texts.allDoneOf, newest)}>
            {texts.allDone}
          </Put>
        )}
      </div>
      <details>
        <summary>{texts.answer}</summary>
        <Text>{fill(texts.where, { file, into })}</Text>
        <pre className={codeStyle}>{code}</pre>
        <Text>{fill(texts.wrong, { intent })}</Text>
      </details>
    </li>
  );
}

import type { QuestionAside } from '#data/rules/owner/kept.ts';
import type { DeskFrame } from '#data/rules/owner/deskPages.ts';
import type { DeskQuestionGroup, QuestionsPage as Questions } from '#data/rules/owner/questionsPage.ts';
import { ownerQuestionsMessages as texts } from '#data/messages/ownerQuestions.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { code as codeStyle, folded, item, itemHead, itemTitle, list, muted, row, words } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { ButtonForm, Pages } from './parts.tsx';

/** What the assistant could not answer, each group with the record an answer belongs into. */
export function QuestionsPage({ frame, page }: { frame: DeskFrame; page: Questions }) {
  const { groups, aside, total } = page;
  return (
    <Frame frame={frame} heading={texts.heading} current="questions">
      <Text>{texts.about}</Text>
      {total > 0 && <Text>{texts.buttons}</Text>}
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
    <ButtonForm action="/owner/questions" fields={{ questions, how }} label={label}>
      {children}
    </ButtonForm>
  );
}

type Names = Readonly<Record<QuestionAside, string>>;

/** Both ways to set questions aside. @param question the newest of them */
function Both({
  questions,
  names,
  labels,
  question,
}: {
  questions: string;
  names: Names;
  labels: Names;
  question: string;
}) {
  return (
    <div className={row}>
      {(['done', 'notOurs'] as const).map((how) => (
        <Put key={how} questions={questions} how={how} label={fill(labels[how], { question })}>
          {names[how]}
        </Put>
      ))}
    </div>
  );
}

function Group({ group: { mail, card, about, count, last, questions, more, answer } }: { group: DeskQuestionGroup }) {
  const { file, into, code } = answer;
  const newest = { question: questions[0]?.words ?? '' };
  const all = questions.map(({ id }) => id).join(' ');
  return (
    <li className={item}>
      <p className={itemHead}>
        <span className={itemTitle}>
          {about.length > 0 ? fill(texts.aboutNamed, { about: about.join(', ') }) : texts.aboutNothing}
        </span>
        <span className={muted}>
          {fillCount(texts.count, count)} · {fill(texts.last, { moment: last.text })}
        </span>
      </p>
      <ul className={list} role="list">
        {questions.map(({ id, words: question }) => (
          <li key={id}>
            <p className={words}>{question}</p>
            <Both questions={id} names={texts.aside} labels={texts.asideOf} question={question} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={muted}>{fillCount(texts.more, more)}</p>}
      {questions.length > 1 && <Both questions={all} names={texts.all} labels={texts.allOf} {...newest} />}
      <p>
        <a href={mail} aria-label={fill(texts.sendOf, newest)}>
          {texts.send}
        </a>
      </p>
      <details>
        <summary>{texts.answer}</summary>
        <Text>{fill(texts.where, { file, into })}</Text>
        <pre className={codeStyle}>{code}</pre>
        <Text>{fill(texts.wrong, { card })}</Text>
      </details>
    </li>
  );
}

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
export function QuestionsPage({ frame, page: { groups, aside, total, page } }: { frame: DeskFrame; page: Questions }) {
  return (
    <Frame frame={frame} heading={texts.heading} current="questions">
      <Text>{texts.about}</Text>
      <p role="status">{total === 0 ? texts.none : fillCount(texts.count, total)}</p>
      {total > 0 && <Text>{texts.wrong}</Text>}
      <ul className={list} role="list">
        {groups.map((group) => (
          <Group key={group.topic} group={group} />
        ))}
      </ul>
      <Pages page={page} href={(number) => `/owner/questions?page=${number}`} />
      {aside.length > 0 && <Aside groups={aside} />}
    </Frame>
  );
}

/** What was set aside, folded, with a way back. */
function Aside({ groups }: { groups: Questions['aside'] }) {
  return (
    <details className={folded}>
      <summary>{fillCount(texts.asideHeading, groups.length)}</summary>
      <Text>{texts.asideAbout}</Text>
      <ul className={list} role="list">
        {groups.map(({ topic, about, count, questions, how }) => (
          <li key={topic} className={item}>
            <p className={itemHead}>
              <span className={itemTitle}>{about.length > 0 ? about.join(', ') : texts.nothingUnderstood}</span>
              <Badge>{texts.aside[how]}</Badge>
            </p>
            <p className={words}>{questions[0]}</p>
            <p className={muted}>{fillCount(texts.count, count)}</p>
            <Put topic={topic} how="back" label={fill(texts.backOf, { questions: questions[0] ?? '' })}>
              {texts.back}
            </Put>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Sets a group aside, or back. */
function Put({ topic, how, label, children }: { topic: string; how: string; label: string; children: string }) {
  return (
    <Form action="/owner/questions">
      <input type="hidden" name="topic" value={topic} />
      <input type="hidden" name="how" value={how} />
      <Submit variant="secondary" label={label}>
        {children}
      </Submit>
    </Form>
  );
}

function Group({
  group: { topic, mail, intent, about, count, last, questions, answer },
}: {
  group: DeskQuestionGroup;
}) {
  const { file, into, code } = answer;
  return (
    <li className={item}>
      <p className={itemHead}>
        <span className={itemTitle}>{about.length > 0 ? about.join(', ') : texts.nothingUnderstood}</span>
        <span className={muted}>
          {fillCount(texts.count, count)} · {fill(texts.like, { intent })}
        </span>
      </p>
      <ul>
        {questions.map((question) => (
          <li key={question} className={words}>
            {question}
          </li>
        ))}
      </ul>
      <p className={muted}>{fill(texts.last, { moment: last.text })}</p>
      <details>
        <summary>{texts.answer}</summary>
        <Text>{fill(texts.where, { file, into })}</Text>
        <pre className={codeStyle}>{code}</pre>
      </details>
      <div className={row}>
        <Put topic={topic} how="done" label={fill(texts.asideOf.done, { questions: questions[0] ?? '' })}>
          {texts.aside.done}
        </Put>
        <Put topic={topic} how="notOurs" label={fill(texts.asideOf.notOurs, { questions: questions[0] ?? '' })}>
          {texts.aside.notOurs}
        </Put>
        <a href={mail} aria-label={fill(texts.sendOf, { questions: questions[0] ?? '' })}>
          {texts.send}
        </a>
      </div>
    </li>
  );
}

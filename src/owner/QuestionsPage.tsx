import type { DeskFrame } from '#data/owner/deskPages.ts';
import type { DeskQuestionGroup, QuestionsPage as Questions } from '#data/owner/questionsPage.ts';
import { ownerQuestionsMessages as texts } from '#data/messages/ownerQuestions.ts';
import { fill, fillCount } from '#data/text/fill.ts';
import { Text } from '../ui/Text/Text.tsx';
import { code as codeStyle, item, itemHead, itemTitle, list, muted, words } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { Pages } from './parts.tsx';

/** What the assistant could not answer, each group with the record an answer belongs into. */
export function QuestionsPage({ frame, page: { groups, total, page } }: { frame: DeskFrame; page: Questions }) {
  return (
    <Frame frame={frame} heading={texts.heading} current="questions">
      <Text>{texts.about}</Text>
      <p role="status">{total === 0 ? texts.none : fillCount(texts.count, total)}</p>
      {total > 0 && <Text>{texts.wrong}</Text>}
      <ul className={list} role="list">
        {groups.map((group) => (
          <Group key={`${group.intent} ${group.about.join()}`} group={group} />
        ))}
      </ul>
      <Pages page={page} href={(number) => `/owner/questions?page=${number}`} />
    </Frame>
  );
}

function Group({ group: { intent, about, count, last, questions, answer } }: { group: DeskQuestionGroup }) {
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
    </li>
  );
}

import { ClientOnly } from 'vite-react-ssg';
import { toolsMessages } from '#data/messages/tools.ts';
import { excludedBy } from '#data/rules/firstSteps/excludedBy.ts';
import type { FirstStep, FirstStepsTool } from '#data/rules/schema/tool.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './FirstSteps.css.ts';
import { type FirstStepsData, useFirstSteps } from './useFirstSteps.ts';

/**
 * The steps to take, and the questions that leave out what does not apply. The style sheet does the choosing; scripts add
 * the address of the answers and tell screen readers how many steps are left.
 */
export function FirstSteps({ data }: { data: FirstStepsData }) {
  const { answers, status, onChange, onReset } = useFirstSteps(data);
  const { questions, phases } = data;
  return (
    <div className={css.scope}>
      <section ref={answers} aria-labelledby="steps-questions" onChange={onChange}>
        <Stack gap="l">
          <h2 id="steps-questions" className={css.heading}>
            {toolsMessages.steps.questions}
          </h2>
          <div className={css.questions}>
            {questions.map((question, number) => (
              <Question key={question.id} question={question} number={number} />
            ))}
          </div>
          <div className={css.resetSlot}>
            <ClientOnly>
              {() => (
                <button type="button" className={button.secondary} onClick={onReset} data-scripted>
                  {toolsMessages.steps.reset}
                </button>
              )}
            </ClientOnly>
          </div>
          <p className={visuallyHidden} role="status">
            {status}
          </p>
        </Stack>
      </section>
      <Stack gap="l">
        <h2 className={css.heading}>{toolsMessages.steps.steps}</h2>
        {phases.map(({ heading, steps }) => (
          <Stack key={heading} as="section" gap="m">
            <h3>{heading}</h3>
            <ol className={css.steps}>
              {steps.map((step) => (
                <Step key={step.title} step={step} questions={questions} />
              ))}
            </ol>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

function Question({
  question: { id, label, open, options },
  number,
}: {
  question: FirstStepsTool['questions'][number];
  number: number;
}) {
  return (
    <fieldset className={css.question}>
      <legend>{label}</legend>
      <label className={css.option}>
        <input className={css.radio} type="radio" name={id} value="" defaultChecked />
        <span>{open}</span>
      </label>
      {options.map((option, answer) => (
        <label key={option.id} className={css.option}>
          <input className={css.radio} type="radio" name={id} value={option.id} data-choice={`${number}-${answer}`} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Step({ step, questions }: { step: FirstStep; questions: FirstStepsTool['questions'] }) {
  const { title, text, when = {}, links = [] } = step;
  const not = excludedBy(step, questions);
  const forWhom = questions.flatMap(({ id, options }) => options.filter((option) => when[id]?.includes(option.id)));
  return (
    <li className={css.step} data-not={not.join(' ') || undefined} data-step>
      <Stack gap="xs">
        <h4>{title}</h4>
        {forWhom.length > 0 && (
          <ul className={css.forWhom} role="list">
            {forWhom.map(({ id, label }) => (
              <li key={id}>
                <Badge>{label}</Badge>
              </li>
            ))}
          </ul>
        )}
        <Text>{text}</Text>
        {links.length > 0 && <LinkList links={links} />}
      </Stack>
    </li>
  );
}

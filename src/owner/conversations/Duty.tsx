import type { DeskDuty } from '#data/rules/owner/conversationPages.ts';
import { ownerConversationsMessages as texts } from '#data/messages/ownerConversations.ts';
import { fill } from '#data/rules/text/fill.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Choice, TextField } from '../../ui/Field/Field.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { muted, row, section } from '../desk.css.ts';
import { ButtonForm, Form, Problem, Submit } from '../parts.tsx';

/** Whether whoever is signed in answers chats; and what rings, where the script says so. */
export function Duty({ duty: { until, suggested, passed, personId, people, others } }: { duty: DeskDuty }) {
  return (
    <div className={section} data-live="duty">
      <Text>{until ? fill(texts.onDuty, { time: until }) : texts.offDuty}</Text>
      {until ? (
        <ButtonForm action="/owner/conversations/duty" fields={{ off: 'yes' }}>
          {texts.stop}
        </ButtonForm>
      ) : (
        <Form action="/owner/conversations/duty">
          {passed && <Problem>{fill(texts.passed, { moment: passed })}</Problem>}
          <div className={row}>
            <TextField id="until" name="until" type="time" required label={texts.until} defaultValue={suggested} />
            {people.length > 0 && (
              <Choice id="person" name="person" label={texts.as} defaultValue={personId}>
                {people.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
                <option value="">{texts.nameless}</option>
              </Choice>
            )}
            <Submit>{texts.start}</Submit>
            {passed && (
              <button type="submit" name="tomorrow" value={suggested} className={button.secondary}>
                {fill(texts.startTomorrow, { moment: passed })}
              </button>
            )}
          </div>
        </Form>
      )}
      {others.length > 0 && <p className={muted}>{fill(texts.others, { names: others.join(', ') })}</p>}
    </div>
  );
}

import type { BreachesPage as Breaches, DeskBreachFields } from '#data/rules/owner/breachesPage.ts';
import type { DeskFrame } from '#data/rules/owner/deskPages.ts';
import { ownerBreachesMessages as texts } from '#data/messages/ownerBreaches.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Choice, TextArea, TextField } from '../ui/Field/Field.tsx';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { folded, item, itemTitle, list, muted, words } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { ButtonForm, Form, Problem, Section, Submit } from './parts.tsx';

const longest = 2000;
const empty: DeskBreachFields = { day: '', what: '', whom: '', risk: '', why: '', told: '' };

/** The record of breaches of safeguards, the newest first, and the form for another one. */
export function BreachesPage({ frame, page: { breaches, today, typed } }: { frame: DeskFrame; page: Breaches }) {
  const fieldsOf = (id: string, known: DeskBreachFields) => (typed?.id === id ? typed : known);
  return (
    <Frame frame={frame} heading={texts.heading} current="privacy">
      {typed && <Problem>{texts.missing}</Problem>}
      <Text>{texts.about}</Text>
      <Text>{texts.aboutReal}</Text>
      <ButtonForm action="/owner/breaches/csv">{texts.csv}</ButtonForm>
      {breaches.length === 0 && <Text>{texts.none}</Text>}
      <ul className={list} role="list">
        {breaches.map((breach) => (
          <li key={breach.id} className={item}>
            <p className={itemTitle}>{breach.day}</p>
            <p className={words}>{breach.what}</p>
            <DetailList
              // The questions are longer than a phone has room for beside an answer.
              layout="columns"
              items={[
                { label: texts.whom, value: breach.whom },
                { label: texts.risk, value: breach.risk && texts.risks[breach.risk] },
                { label: texts.why, value: breach.why },
                { label: texts.told, value: breach.told },
              ]}
            />
            <p className={muted}>
              {fill(texts.written, { written: breach.written.text, changed: breach.changed.text })}
            </p>
            <details className={folded} open={typed?.id === breach.id}>
              <summary aria-label={fill(texts.changeOf, breach)}>{texts.change}</summary>
              <Fields id={breach.id} fields={fieldsOf(breach.id, breach)} today={today} />
            </details>
          </li>
        ))}
      </ul>
      <Section heading={texts.add}>
        <Text>{texts.aboutNames}</Text>
        <Fields id="" fields={fieldsOf('', empty)} today={today} />
      </Section>
    </Frame>
  );
}

/** @param id of the record; empty for a new one */
function Fields({ id, fields, today }: { id: string; fields: DeskBreachFields; today: string }) {
  const text = (name: 'what' | 'whom' | 'why' | 'told', hint?: string) => (
    <TextArea
      id={`${name}${id}`}
      name={name}
      required
      maxLength={longest}
      label={texts[name]}
      hint={hint}
      defaultValue={fields[name]}
    />
  );
  return (
    <Form action={id ? `/owner/breaches/${id}` : '/owner/breaches'}>
      <TextField
        id={`day${id}`}
        name="day"
        type="date"
        required
        max={today}
        label={texts.day}
        defaultValue={fields.day}
      />
      {text('what')}
      {text('whom')}
      <Choice id={`risk${id}`} name="risk" required label={texts.risk} defaultValue={fields.risk}>
        {fields.risk === '' && <option value="">{texts.riskChoose}</option>}
        {(['none', 'real'] as const).map((risk) => (
          <option key={risk} value={risk}>
            {texts.risks[risk]}
          </option>
        ))}
      </Choice>
      {text('why')}
      {text('told', texts.toldHint)}
      <Submit>{texts.save}</Submit>
    </Form>
  );
}

import type { Traces } from '#data/rules/owner/kept.ts';
import type { DeskPageProps } from '#data/rules/owner/deskPages.ts';
import type { DeskPerson } from '#data/rules/owner/privacyPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { check, code, item, itemTitle, list, muted, row } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { ButtonForm, Form, Problem, Section, Submit, Time } from './parts.tsx';

const { privacy: texts, erased: proof } = ownerMessages;

/** Everything about a person: find, export, erase. What is typed is posted, so that none is in an address bar or a log. */
export function PrivacyPage({ frame, page }: DeskPageProps<'privacy'>) {
  const { retentionDays, typed, problem, found, people, alike = [] } = page;
  return (
    <Frame frame={frame} heading={texts.heading} current="privacy">
      <Text>{texts.about}</Text>
      <Form action="/owner/privacy">
        <TextField
          id="email"
          name="email"
          autoComplete="off"
          required
          maxLength={254}
          label={texts.email}
          defaultValue={typed}
          error={problem === 'empty' || problem === 'over' ? texts[problem] : undefined}
        />
        <Submit variant={found ? 'secondary' : 'primary'}>{texts.find}</Submit>
      </Form>
      {people && (
        <Section heading={people.length === 0 ? texts.peopleNobody : fillCount(texts.people, people.length)}>
          <Text>{people.length === 0 ? texts.peopleNone : texts.peopleAbout}</Text>
          {alike.length > 0 && <Text>{texts.alike}</Text>}
          <div className={row}>
            {alike.map((name) => (
              <Look key={name} typed={name}>
                {name}
              </Look>
            ))}
          </div>
          <People people={people} />
        </Section>
      )}
      {found && <Found page={page} found={found} />}
      <Section heading={texts.breaches}>
        <Text>{texts.breachesAbout}</Text>
        <ButtonLink variant="secondary" href="/owner/breaches">
          {texts.breaches}
        </ButtonLink>
      </Section>
      <Section heading={texts.retentionHeading}>
        <Text>{retentionDays === undefined ? texts.retentionOff : fill(texts.retention, { days: retentionDays })}</Text>
        <Text>{texts.retentionQuestions}</Text>
        <Text>{texts.retentionStay}</Text>
      </Section>
    </Frame>
  );
}

/** People with a button that shows what is kept of each. */
function People({ people }: { people: readonly DeskPerson[] }) {
  return (
    <ul className={list} role="list">
      {people.map(({ key, name, email, phone, last }) => (
        <li key={key} className={item}>
          <p className={itemTitle}>{name || email}</p>
          <p className={muted}>
            {name && `${[email, phone].filter(Boolean).join(' · ')} · `}
            {texts.last}: <Time at={last} />
          </p>
          <Look typed={key} label={fill(texts.chooseOf, { who: email || phone })}>
            {texts.choose}
          </Look>
        </li>
      ))}
    </ul>
  );
}

/** Looks for somebody. It posts, so that nothing of a person is in an address bar. */
function Look({ typed, label, children }: { typed: string; label?: string; children: string }) {
  return (
    <ButtonForm action="/owner/privacy" fields={{ email: typed }} label={label}>
      {children}
    </ButtonForm>
  );
}

/** What is kept, and its erasure. */
function Found({ page, found }: { page: DeskPageProps<'privacy'>['page']; found: Traces }) {
  const { typed: who, key = '', problem, requests = [], calls = [], others = { total: 0, people: [] } } = page;
  if (sumOf(found) === 0) return <Section heading={fill(texts.nothing, { who })}>{null}</Section>;
  return (
    <>
      <Section heading={fill(texts.found, { who })}>
        <DetailList items={countsOf(found)} />
        <ul className={list} role="list">
          {requests.map(({ at, text }) => (
            <li key={`${at.iso} ${text}`} className={item}>
              <p className={muted}>
                <Time at={at} />
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Text>{texts.letterAbout}</Text>
        <div className={row}>
          {(['html', 'json'] as const).map((format) => (
            <ButtonForm key={format} action="/owner/privacy/export" fields={{ email: key, format }}>
              {texts[format]}
            </ButtonForm>
          ))}
        </div>
      </Section>
      {others.total > 0 && (
        <Section heading={fillCount(texts.others, others.total)}>
          <Problem>{texts.othersAbout}</Problem>
          <People people={others.people} />
        </Section>
      )}
      <Section heading={texts.eraseHeading}>
        <Text>{texts.eraseAbout}</Text>
        {others.total > 0 && <Text>{fillCount(texts.eraseOthers, others.total)}</Text>}
        {calls.length > 0 && <Calls calls={calls} />}
        <EraseForm id={key} who={who} problem={problem} hasCalls={calls.length > 0} />
      </Section>
    </>
  );
}

/** What is erased with the rest without a word; to tell the person, it is cancelled before. */
function Calls({ calls }: { calls: NonNullable<DeskPageProps<'privacy'>['page']['calls']> }) {
  return (
    <>
      <Problem>{texts.eraseCalls}</Problem>
      <ul className={list} role="list">
        {calls.map(({ id, at }) => (
          <li key={id}>
            <a href={`/owner/bookings/${id}`}>{fill(texts.eraseCall, { moment: at.text })}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface EraseFormProps {
  id: string;
  who: string;
  problem: DeskPageProps<'privacy'>['page']['problem'];
  hasCalls: boolean;
}

function EraseForm({ id, who, problem, hasCalls }: EraseFormProps) {
  return (
    <>
      <Text>{texts.eraseTell}</Text>
      {problem === 'sure' && <Problem>{texts.sureMissing}</Problem>}
      <Form action="/owner/privacy/erase">
        <input type="hidden" name="email" value={id} />
        <label className={check}>
          <input type="checkbox" name="sure" value="yes" required />
          {texts.sure}
        </label>
        {hasCalls && (
          <label className={check}>
            <input type="checkbox" name="calls" value="yes" required />
            {texts.sureCalls}
          </label>
        )}
        <Submit>{fill(texts.erase, { who })}</Submit>
      </Form>
    </>
  );
}

/** What was erased, to keep or to print, and what to tell the person. */
export function ErasedPage({
  frame,
  page: { at, reference, erased, left, cleaning, others, code: codeOfAddress, letter, mail, addressed },
}: DeskPageProps<'erased'>) {
  return (
    <Frame frame={frame} heading={proof.heading} current="privacy">
      <Text>{proof.about}</Text>
      <DetailList
        items={[
          { label: proof.reference, value: reference },
          { label: proof.when, value: at.text },
        ]}
      />
      <Section heading={proof.deleted}>
        <DetailList items={countsOf(erased)} />
        {erased.suppressions > 0 && <Text>{proof.wish}</Text>}
      </Section>
      <Section heading={proof.left}>
        {sumOf(left) === 0 ? <Text>{proof.leftNothing}</Text> : <DetailList items={countsOf(left)} />}
        {cleaning && <Text>{proof.cleaning}</Text>}
        <Text>{proof.elsewhere}</Text>
      </Section>
      <Section heading={proof.tell}>
        <p className={code}>{letter}</p>
        <ButtonLink href={mail}>{proof.send}</ButtonLink>
        <Text>{addressed ? proof.sendNow : proof.sendAbout}</Text>
      </Section>
      {others && (
        <Section heading={proof.others}>
          <Text>{others.total === 0 ? proof.othersNone : fillCount(proof.othersKept, others.total)}</Text>
          {others.total > 0 && others.kept.length === 0 && <Text>{proof.othersGone}</Text>}
          <ul className={list} role="list">
            {others.kept.map(({ id, at }) => (
              <li key={id}>
                <a href={`/owner/privacy?request=${id}`}>{fill(proof.othersOpen, { moment: at.text })}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {codeOfAddress && <p className={muted}>{fill(proof.code, { code: codeOfAddress })}</p>}
    </Frame>
  );
}

const sumOf = (traces: Traces) => Object.values(traces).reduce((total, count) => total + count, 0);

const countsOf = (traces: Traces) =>
  (['leads', 'calls', 'conversations', 'messages', 'subscriptions', 'consents', 'suppressions'] as const).map(
    (kind) => ({
      label: texts[kind],
      // A proof from before calls were counted has none of them.
      value: String(traces[kind] ?? 0),
    }),
  );

import type { DeskFrame, DeskPage, DeskTraces } from '#data/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill, fillCount } from '#data/text/fill.ts';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { check, code, item, itemTitle, list, muted, row } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { Form, Problem, Section, Submit, Time } from './parts.tsx';

const { privacy: texts, erased: proof } = ownerMessages;
type PageOf<Kind extends DeskPage['kind']> = { frame: DeskFrame; page: Extract<DeskPage, { kind: Kind }> };

/** Everything about a person: find, export, erase. What is typed is posted, so that none is in an address bar or a log. */
export function PrivacyPage({ frame, page }: PageOf<'privacy'>) {
  const { retentionDays, typed, problem, found, people } = page;
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
          error={problem === 'empty' ? texts.empty : undefined}
        />
        <Submit variant={found ? 'secondary' : 'primary'}>{texts.find}</Submit>
      </Form>
      {people && <People people={people} />}
      {found && <Found page={page} found={found} />}
      <Section heading={texts.retentionHeading}>
        <Text>{retentionDays === undefined ? texts.retentionOff : fill(texts.retention, { days: retentionDays })}</Text>
        <Text>{texts.retentionQuestions}</Text>
        <Text>{texts.retentionStay}</Text>
      </Section>
    </Frame>
  );
}

/** Who may be meant by a name or a telephone number. */
function People({ people }: { people: NonNullable<PageOf<'privacy'>['page']['people']> }) {
  return (
    <Section heading={fillCount(texts.people, people.length)}>
      <Text>{people.length === 0 ? texts.peopleNone : texts.peopleAbout}</Text>
      <ul className={list} role="list">
        {people.map(({ email, name, phone, last }) => (
          <li key={email} className={item}>
            <p className={itemTitle}>{name || email}</p>
            <p className={muted}>
              {name && `${email} · ${phone} · `}
              {texts.last}: <Time at={last} />
            </p>
            <Form action="/owner/privacy">
              <input type="hidden" name="email" value={email} />
              <Submit variant="secondary" label={fill(texts.chooseOf, { email })}>
                {texts.choose}
              </Submit>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is kept, and its erasure. */
function Found({ page, found }: { page: PageOf<'privacy'>['page']; found: DeskTraces }) {
  const { typed: email, problem, requests = [] } = page;
  if (sumOf(found) === 0) return <Section heading={fill(texts.nothing, { email })}>{null}</Section>;
  return (
    <>
      <Section heading={fill(texts.found, { email })}>
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
        <div className={row}>
          <Download email={email} format="html" label={texts.html} />
          <Download email={email} format="json" label={texts.json} />
        </div>
      </Section>
      <Section heading={texts.eraseHeading}>
        <Text>{texts.eraseAbout}</Text>
        {problem === 'sure' && <Problem>{texts.sureMissing}</Problem>}
        <Form action="/owner/privacy/erase">
          <input type="hidden" name="email" value={email} />
          <label className={check}>
            <input type="checkbox" name="sure" value="yes" required />
            {texts.sure}
          </label>
          <Submit>{fill(texts.erase, { email })}</Submit>
        </Form>
      </Section>
    </>
  );
}

function Download({ email, format, label }: { email: string; format: 'json' | 'html'; label: string }) {
  return (
    <Form action="/owner/privacy/export">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="format" value={format} />
      <Submit variant="secondary">{label}</Submit>
    </Form>
  );
}

/** What was erased, to keep or to print, and what to tell the person. */
export function ErasedPage({
  frame,
  page: { at, reference, erased, left, cleaning, code: codeOfAddress, letter, mail },
}: PageOf<'erased'>) {
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
        <Text>{proof.sendAbout}</Text>
      </Section>
      {codeOfAddress && <p className={muted}>{fill(proof.code, { code: codeOfAddress })}</p>}
    </Frame>
  );
}

const sumOf = (traces: DeskTraces) => Object.values(traces).reduce((total, count) => total + count, 0);

const countsOf = (traces: DeskTraces) =>
  (['leads', 'messages', 'subscriptions', 'consents', 'suppressions'] as const).map((kind) => ({
    label: texts[kind],
    value: String(traces[kind]),
  }));

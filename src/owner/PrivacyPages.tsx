import type { DeskFrame, DeskPage, DeskTraces } from '#data/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill } from '#data/text/fill.ts';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { check, row } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { Form, Problem, Section, Submit, Time } from './parts.tsx';

const texts = ownerMessages.privacy;
type PageOf<Kind extends DeskPage['kind']> = { frame: DeskFrame; page: Extract<DeskPage, { kind: Kind }> };

/** Everything about a person in one step: find, export, erase. Addresses are posted, so that none is in an address bar or a log. */
export function PrivacyPage({ frame, page: { retentionDays, email, problem, found } }: PageOf<'privacy'>) {
  const isEmpty = found && Object.values(found).every((count) => count === 0);
  return (
    <Frame frame={frame} heading={texts.heading} current="privacy">
      <Text>{texts.about}</Text>
      <Form action="/owner/privacy">
        <TextField
          id="email"
          name="email"
          inputMode="email"
          autoComplete="off"
          required
          maxLength={254}
          label={texts.email}
          defaultValue={email}
          error={problem === 'address' ? texts.invalid : undefined}
        />
        <Submit variant={found ? 'secondary' : 'primary'}>{texts.find}</Submit>
      </Form>
      {found && (
        <Section heading={fill(isEmpty ? texts.nothing : texts.found, { email })}>
          {!isEmpty && (
            <>
              <DetailList items={countsOf(found)} />
              <div className={row}>
                <Download email={email} format="json" label={texts.json} />
                <Download email={email} format="html" label={texts.html} />
              </div>
            </>
          )}
        </Section>
      )}
      {found && !isEmpty && (
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
      )}
      <Section heading={texts.retentionHeading}>
        <Text>{retentionDays === undefined ? texts.retentionOff : fill(texts.retention, { days: retentionDays })}</Text>
        <Text>{texts.retentionQuestions}</Text>
        <Text>{texts.retentionStay}</Text>
      </Section>
    </Frame>
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

/** What was erased, to keep or to print. */
export function ErasedPage({ frame, page: { at, erased, left, code } }: PageOf<'erased'>) {
  const sum = Object.values(left).reduce((total, count) => total + count, 0);
  return (
    <Frame frame={frame} heading={texts.proofHeading} current="privacy">
      <Text>{texts.proofAbout}</Text>
      <p>
        {texts.proofWhen}: <Time at={at} />
      </p>
      <DetailList
        items={[
          ...countsOf(erased),
          { label: texts.proofLeft, value: String(sum) },
          { label: texts.proofCode, value: code ?? texts.noProof },
        ]}
      />
    </Frame>
  );
}

const countsOf = (traces: DeskTraces) =>
  (['leads', 'messages', 'subscriptions', 'consents', 'suppressions'] as const).map((kind) => ({
    label: texts[kind],
    value: String(traces[kind]),
  }));

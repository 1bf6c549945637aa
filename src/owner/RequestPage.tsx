import type { DeskFrame, DeskPage } from '#data/rules/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { Choice, TextArea } from '../ui/Field/Field.tsx';
import { folded, item, itemHead, list, muted, row, section, sides, words } from './desk.css.ts';
import { Correction } from './Correction.tsx';
import { Frame } from './Frame.tsx';
import { Form, Press, Section, Submit, Time } from './parts.tsx';
import { states, Wait } from './RequestsPage.tsx';

const texts = ownerMessages.request;
const requestTexts = ownerMessages.requests;
type Request = Extract<DeskPage, { kind: 'request' }>;

/** One request: what was asked, how to answer it, and what has been done about it. */
export function RequestPage({ frame, page }: { frame: DeskFrame; page: Request }) {
  const { request, message, quote, understood } = page;
  const { name, company, email, phone, service, at } = request;
  return (
    <Frame frame={frame} heading={company ? fill(requestTexts.who, { name, company }) : name} current="requests">
      <p className={row}>
        <a href={`/owner/requests${page.list ? `?${page.list}` : ''}`}>{texts.back}</a>
      </p>
      {/* Enter in a field presses the first button of its form, which else would say that it was answered. */}
      <button type="submit" form="work" name="correct" value="yes" hidden>
        {texts.correctSave}
      </button>
      <div className={section}>
        <p className={itemHead}>
          <Badge>{request.stands}</Badge>
          <span className={muted}>
            <Time at={at} />
          </span>
        </p>
        <Wait wait={request.wait} />
        <div className={row}>
          {request.state !== 'spam' && email && <ButtonLink href={page.answer}>{texts.answer}</ButtonLink>}
          {page.askReview && (
            <ButtonLink variant="secondary" href={page.askReview}>
              {texts.askReview}
            </ButtonLink>
          )}
          {page.call && (
            <ButtonLink variant="secondary" href={page.call}>
              {fill(texts.call, { phone })}
            </ButtonLink>
          )}
          {request.wait && !request.wait.answered && (
            <Press name="answered" value="yes">
              {texts.answered}
            </Press>
          )}
        </div>
      </div>
      <div className={sides}>
        <div className={section}>
          <Section heading={quote.length > 0 ? texts.quote : texts.message}>
            {quote.length > 0 ? <DetailList items={quote} /> : <p className={words}>{message}</p>}
          </Section>
          {page.booking && <a href={`/owner/bookings/${page.booking.id}`}>{page.booking.text}</a>}
          {page.conversation && <a href={`/owner/conversations/${page.conversation}`}>{texts.conversation}</a>}
          <Notes notes={page.notes} />
          {understood.length > 0 && (
            <Section heading={texts.understood}>
              <p>{understood.join(', ')}</p>
            </Section>
          )}
          <Others page={page} />
          <Section heading={texts.details}>
            <DetailList
              items={[
                { label: texts.name, value: name },
                ...(company ? [{ label: texts.company, value: company }] : []),
                ...(email ? [{ label: texts.email, value: email }] : []),
                ...(phone ? [{ label: texts.phone, value: phone }] : []),
                { label: texts.service, value: service },
                { label: texts.page, value: request.page ?? texts.pageUnknown },
                { label: texts.number, value: request.id },
              ]}
            />
            <Correction page={page} />
          </Section>
        </div>
        <Work page={page} />
      </div>
    </Frame>
  );
}

/** What the same person sent besides. */
function Others({ page: { request, others, othersTotal } }: { page: Request }) {
  if (othersTotal === 0) return null;
  return (
    <Section heading={fillCount(texts.others, othersTotal)}>
      <p className={muted}>{texts.othersBy}</p>
      <ul className={list} role="list">
        {others.map(({ id, href, name, at, stands }) => (
          <li key={id}>
            <a href={href}>
              {name}, <Time at={at} />
            </a>{' '}
            <Badge>{stands}</Badge>
          </li>
        ))}
      </ul>
      {othersTotal > others.length && (
        <p>
          <a href={`/owner/requests?${new URLSearchParams({ q: request.email })}`}>{texts.othersAll}</a>
        </p>
      )}
    </Section>
  );
}

/** The notes, above all that is less often wanted when a visitor calls back. */
function Notes({ notes }: Pick<Request, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <Section heading={texts.notes}>
      <ul className={list} role="list">
        {notes.map(({ id, at, owner, text }) => (
          <li key={id} className={item}>
            <p className={words}>{text}</p>
            <p className={muted}>
              <Time at={at} />, {owner}
            </p>
            <details className={folded}>
              <summary aria-label={fill(texts.removeNoteOf, { moment: at.text })}>{texts.removeNote}</summary>
              <p>{texts.removeAsk}</p>
              <Press name="removed" value={id}>
                {texts.removeSure}
              </Press>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Work({ page }: { page: Request }) {
  const { request, mails, changed } = page;
  // The form keeps the way back to the list.
  const action = `/owner/requests/${request.id}${page.list ? `?${new URLSearchParams({ list: page.list })}` : ''}`;
  return (
    <div className={section}>
      <Section heading={texts.stateHeading}>
        {changed && <p className={muted}>{fill(texts.changed, { owner: changed.owner, moment: changed.at.text })}</p>}
        <Form id="work" action={action}>
          <input type="hidden" name="shown" value={request.state} />
          <Choice
            id="state"
            name="state"
            label={texts.state}
            hint={texts.stateHint}
            autoComplete="off"
            defaultValue={request.state}
          >
            {states.map((state) => (
              <option key={state} value={state}>
                {state === request.state ? request.stands : requestTexts.states[state]}
              </option>
            ))}
          </Choice>
          <TextArea id="text" name="text" label={texts.newNote} maxLength={2000} hint={texts.noteHint} />
          <Submit variant="secondary">{texts.save}</Submit>
        </Form>
      </Section>
      <Section heading={texts.mails}>
        {mails.length === 0 && <p className={muted}>{texts.noMails}</p>}
        <ul className={list} role="list">
          {mails.map(({ id, kind, state, at }) => (
            <li key={id}>
              {kind}: {texts.mailStates[state]}{' '}
              <span className={muted}>
                <Time at={at} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <p>
        <Press name="privacy" value="yes">
          {texts.privacy}
        </Press>
      </p>
    </div>
  );
}

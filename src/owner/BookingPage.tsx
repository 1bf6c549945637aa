import type { BookingPage as Booking } from '#data/rules/owner/bookingPages.ts';
import type { DeskFrame } from '#data/rules/owner/deskPages.ts';
import { ownerBookingsMessages as texts } from '#data/messages/ownerBookings.ts';
import { fill } from '#data/rules/text/fill.ts';
import { button } from '../ui/ButtonLink/ButtonLink.css.ts';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { Choice, TextArea } from '../ui/Field/Field.tsx';
import { folded, row, words } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { Form, Problem, Section, Submit } from './parts.tsx';

const longestWord = 1000;

/** One booking: to move or cancel, with a word to the visitor. */
export function BookingPage({ frame, page }: { frame: DeskFrame; page: Booking }) {
  const { booking, open, free, problem, cancelledBy } = page;
  const { when, kind, company, phone, call, email, person, timezone } = booking;
  const timeProblem = problem && problem !== 'changed' && open && free.length > 0 ? texts[problem] : undefined;
  return (
    <Frame frame={frame} heading={fill(texts.one, { kind, name: booking.name })} current="bookings">
      {problem && <Problem>{timeProblem ? <a href="#start">{timeProblem}</a> : texts[problem]}</Problem>}
      <p className={row}>
        <a href="/owner/bookings">{texts.back}</a>
        <a href={`/owner/requests/${booking.requestId}`}>{texts.request}</a>
      </p>
      <p className={row}>
        {call && <a href={call}>{phone}</a>}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {!open && <p role="status">{booking.cancelled ? cancelledBy : texts.over}</p>}
      <DetailList
        items={[
          { label: texts.when, value: when },
          { label: texts.what, value: kind },
          { label: texts.name, value: booking.name },
          ...(company ? [{ label: texts.company, value: company }] : []),
          { label: texts.email, value: email },
          { label: texts.phone, value: phone },
          ...(person ? [{ label: texts.who, value: person }] : []),
          ...(timezone ? [{ label: texts.zone, value: timezone }] : []),
        ]}
      />
      {booking.note && (
        <Section heading={texts.note}>
          <p className={words}>{booking.note}</p>
        </Section>
      )}
      {open && free.length > 0 && <Move page={page} problem={timeProblem} />}
      {open && <Cancel page={page} />}
    </Frame>
  );
}

function Move({ page, problem }: { page: Booking; problem: string | undefined }) {
  const { booking, sequence, free, typed } = page;
  return (
    <Section heading={texts.move}>
      <Form action={`/owner/bookings/${booking.id}/move`}>
        <input type="hidden" name="sequence" value={sequence} />
        <Choice
          id="start"
          name="start"
          required
          autoComplete="off"
          label={texts.moveTo}
          error={problem}
          defaultValue={typed.start}
        >
          <option value="">{texts.chooseTime}</option>
          {free.map(({ day, times }) => (
            <optgroup key={day} label={day}>
              {times.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <Words id="moveWords" typed={typed.words.move} />
        <p>
          {fill(texts.now, booking)}
          <br />
          {fill(texts.moveAbout, booking)}
        </p>
        <Submit>{texts.moveSubmit}</Submit>
      </Form>
    </Section>
  );
}

/** Folded, so that no press while scrolling cancels a call. */
function Cancel({ page: { booking, sequence, typed } }: { page: Booking }) {
  return (
    <details className={folded} open={typed.words.cancel !== ''}>
      <summary>
        <strong>{texts.cancel}</strong>
      </summary>
      <Form action={`/owner/bookings/${booking.id}/cancel`}>
        <input type="hidden" name="sequence" value={sequence} />
        <Words id="cancelWords" typed={typed.words.cancel} />
        <p>
          {fill(texts.now, booking)}
          <br />
          {fill(texts.cancelAbout, booking)}
        </p>
        <p className={row}>
          <Submit variant="secondary">{texts.cancelSubmit}</Submit>
          <button type="submit" name="silent" value="yes" className={button.secondary}>
            {texts.cancelSilent}
          </button>
        </p>
      </Form>
    </details>
  );
}

const Words = ({ id, typed }: { id: string; typed: string }) => (
  <TextArea id={id} name="words" maxLength={longestWord} label={texts.words} defaultValue={typed} />
);

import type { BlockField, BookingsPage as Bookings, DeskBooking } from '#data/rules/owner/bookingPages.ts';
import type { DeskFrame } from '#data/rules/owner/deskPages.ts';
import { ownerBookingsMessages as texts } from '#data/messages/ownerBookings.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { Choice, TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { folded, item, itemHead, itemTitle, list, muted, row, words } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { ButtonForm, Form, Problem, Section, Submit, queryOf } from './parts.tsx';

/** What is booked, day by day, and what is free; the owner blocks time, and finds the address of the calendar. */
export function BookingsPage({ frame, page }: { frame: DeskFrame; page: Bookings }) {
  const address = (from: string, oneDay = page.oneDay) => `/owner/bookings?${query({ from, oneDay })}`;
  return (
    <Frame frame={frame} heading={texts.heading} current="bookings">
      {page.problem && (
        <Problem>
          <a href={`#${page.problem.field}`}>{texts.blockFaults[page.problem.fault]}</a>
        </Problem>
      )}
      <Text>{texts.about}</Text>
      <nav className={row} aria-label={texts.heading}>
        <ButtonLink variant="secondary" href={address(page.before)}>
          {texts.earlier}
        </ButtonLink>
        <ButtonLink variant="secondary" href={address(page.after)}>
          {texts.later}
        </ButtonLink>
        <ButtonLink variant="secondary" href={address(page.from, !page.oneDay)}>
          {page.oneDay ? texts.week : texts.oneDay}
        </ButtonLink>
        <a href="#day">{texts.toBlock}</a>
      </nav>
      <form method="get" action="/owner/bookings" className={row}>
        <TextField id="from" name="from" type="date" required label={texts.goTo} defaultValue={page.from} />
        <Submit variant="secondary">{texts.show}</Submit>
      </form>
      {page.days.map(({ date, text, near, bookings, blocks, free }) => (
        <Section key={date} heading={near ? fill(texts[near], { day: text }) : text}>
          {blocks.map((block) => (
            <div key={block.id} className={item}>
              <p>{block.text}</p>
              <Unblock page={page} block={block} />
            </div>
          ))}
          {bookings.length === 0 && <p className={muted}>{texts.none}</p>}
          <ul className={list} role="list">
            {bookings.map((booking) => (
              <Item key={booking.id} booking={booking} />
            ))}
          </ul>
          {free.length > 0 ? (
            <details className={folded}>
              <summary>{fillCount(texts.free, free.length)}</summary>
              <p className={muted}>{free.join(', ')}</p>
            </details>
          ) : (
            blocks.length === 0 && <p className={muted}>{texts.noneFree}</p>
          )}
        </Section>
      ))}
      <Blocks page={page} />
      <Calendars page={page} />
    </Frame>
  );
}

const nameOf = ({ name, company }: Pick<DeskBooking, 'name' | 'company'>) =>
  company ? fill(texts.withCompany, { name, company }) : name;

function Item({ booking }: { booking: DeskBooking }) {
  const { id, requestId, time, minutes, kind, name, note, phone, call, person, cancelled, outcome, inBlock } = booking;
  return (
    <li className={item}>
      <p className={itemHead}>
        <span className={itemTitle}>{fill(texts.booking, { time, kind, name: nameOf(booking) })}</span>
        {cancelled && <Badge>{texts.cancelled}</Badge>}
        {outcome && <Badge>{outcome}</Badge>}
        {inBlock && !cancelled && <Badge>{texts.inBlock}</Badge>}
      </p>
      <p className={muted}>
        {fill(texts.minutes, { count: minutes })}
        {person && ` · ${fill(texts.with, { person })}`}
      </p>
      {note && <p className={words}>{fill(texts.wrote, { note })}</p>}
      <p className={row}>
        <a href={`/owner/bookings/${id}`} aria-label={cancelled ? undefined : fill(texts.openOf, { name })}>
          {cancelled ? texts.openCancelled : texts.open}
        </a>
        <a href={`/owner/requests/${requestId}`} aria-label={fill(texts.requestOf, { name })}>
          {texts.openRequest}
        </a>
        {call ? <a href={call}>{phone}</a> : phone}
      </p>
    </li>
  );
}

/** The list as it is shown now. */
const query = ({ from, oneDay }: Pick<Bookings, 'from' | 'oneDay'>) =>
  queryOf({ from, view: oneDay ? 'day' : undefined });

function Unblock({ page, block: { id, span } }: { page: Bookings; block: { id: string; span: string } }) {
  return (
    <ButtonForm action={`/owner/bookings/block/${id}/end?${query(page)}`}>{fill(texts.unblockOf, { span })}</ButtonForm>
  );
}

function Blocks({ page }: { page: Bookings }) {
  const { blocks, people, problem, typed, today } = page;
  const fieldOf = (name: BlockField) => ({
    id: name,
    name,
    defaultValue: typed[name],
    error: problem?.field === name ? texts.blockFaults[problem.fault] : undefined,
  });
  return (
    <Section heading={texts.blockHeading}>
      <Text>{texts.blockAbout}</Text>
      <Form action={`/owner/bookings/block?${query(page)}`}>
        <TextField {...fieldOf('day')} type="date" required min={today} label={texts.firstDay} />
        <TextField {...fieldOf('lastDay')} type="date" min={today} label={texts.lastDay} />
        <TextField {...fieldOf('fromTime')} type="time" label={texts.from} />
        <TextField {...fieldOf('untilTime')} type="time" label={texts.until} />
        {people.length > 0 && (
          <Choice id="who" name="who" label={texts.who} defaultValue={typed.who}>
            <option value="">{texts.everybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        )}
        <Submit>{texts.block}</Submit>
      </Form>
      <ul className={list} role="list">
        {blocks.map((block) => (
          <li key={block.id} className={item}>
            <p>{fill(texts.blocked, block)}</p>
            <Unblock page={page} block={block} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Calendars({ page: { feed, calendars } }: { page: Bookings }) {
  return (
    <>
      <Section heading={texts.feedHeading}>
        <Text>{texts.feedAbout}</Text>
        <TextField id="feed" readOnly label={texts.feed} value={feed} />
        <details className={folded}>
          <summary>{texts.renew}</summary>
          <Form action="/owner/bookings/calendar">
            <Text>{texts.renewAbout}</Text>
            <Submit variant="secondary">{texts.renew}</Submit>
          </Form>
        </details>
      </Section>
      {calendars.length > 0 && (
        <Section heading={texts.calendarsHeading}>
          {calendars.map(({ name, at, fails }) => (
            <Text key={name}>{fill(fails ? texts.calendarFails : texts.calendarRead, { name, at: at.text })}</Text>
          ))}
        </Section>
      )}
    </>
  );
}

import type { LeadState } from '#data/rules/owner/kept.ts';
import type { DeskFrame, DeskPage, DeskPeriod, DeskWait } from '#data/rules/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { button } from '../ui/ButtonLink/ButtonLink.css.ts';
import { Choice, TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { filters, item, itemHead, itemTitle, late, list as listStyle, muted, wideOpen } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { DidYouMean, Pages, queryOf, SearchForm, Time } from './parts.tsx';

const texts = ownerMessages.requests;
type Requests = Extract<DeskPage, { kind: 'requests' }>;

/** The names of the states, in the order of the work. */
export const states = Object.keys(texts.states) as LeadState[];
/** The same, with those of booked calls: nobody sets them. */
const { new: fresh, ...worked } = texts.states;
const calls = { booked: texts.bookedState, callCancelled: texts.callCancelled };
const listed = { new: fresh, ...calls, ...worked };
const listedStates = Object.keys(listed) as (keyof typeof listed)[];
const periods = Object.keys(texts.periods) as DeskPeriod[];

/** The requests, newest first, with search and filters. */
export function RequestsPage({ frame, page }: { frame: DeskFrame; page: Requests }) {
  const { requests, filter, total, alike } = page;
  const overdue = frame.counts?.overdue ?? 0;
  const chosen = chosenIn(page);
  const list = query(filter, page.page.number);
  return (
    <Frame frame={frame} heading={texts.heading} current="requests">
      {overdue > 0 && filter.state !== 'overdue' && (
        <p className={late}>
          <a href="/owner/requests?state=overdue">{fillCount(texts.overdueCount, overdue)}</a>
        </p>
      )}
      <Filters page={page} chosen={chosen} />
      <p role="status">
        {total > 0 && fillCount(texts.found, total)}
        {total === 0 && (chosen.length > 0 ? fill(texts.noneFound, { filters: chosen.join(', ') }) : texts.none)}
        {total === 0 && filter.search && ` ${texts.noneHint}`}
      </p>
      {filter.state === 'overdue' && total > 1 && <p className={muted}>{texts.longestFirst}</p>}
      <Elsewhere page={page} />
      {total === 0 && chosen.length === 0 && <Text>{texts.noneYet}</Text>}
      <Summary page={page} />
      <DidYouMean path="/owner/requests" alike={alike} />
      {chosen.length > 0 && (
        <p>
          <a href="/owner/requests">{texts.showAll}</a>
        </p>
      )}
      <ul className={listStyle} role="list">
        {requests.map(({ id, at, name, company, service, stands, wait, beginning, noted }) => (
          <li key={id} className={item}>
            <p className={itemHead}>
              <a className={itemTitle} href={`/owner/requests/${id}${list ? `?${new URLSearchParams({ list })}` : ''}`}>
                {company ? fill(texts.who, { name, company }) : name}
              </a>
              <Badge>{stands}</Badge>
            </p>
            <p className={muted}>
              <Time at={at} /> · {service}
              {noted && ` · ${texts.noted}`}
            </p>
            <Wait wait={wait} />
            <p>{beginning}</p>
          </li>
        ))}
      </ul>
      <Pages page={page.page} href={(number) => `/owner/requests?${query(filter, number)}`} />
      {total > 0 && (
        <form method="post" action={`/owner/requests/csv?${query(filter)}`}>
          <button type="submit" className={button.secondary}>
            {texts.csv}
          </button>
        </form>
      )}
    </Frame>
  );
}

/** Of a period: how many are in each state, and from which pages they came. */
function Summary({ page: { counts, pages } }: { page: Requests }) {
  if (!pages || pages.length === 0) return null;
  const inWords = (items: readonly (readonly [string, number])[]) =>
    items.map(([state, count]) => fill(texts.stateCount, { state, count })).join(', ');
  const byState = listedStates.flatMap((state) => (counts[state] > 0 ? [[listed[state], counts[state]] as const] : []));
  return (
    <p className={muted}>
      {fill(texts.byState, { counts: inWords(byState) })}{' '}
      {fill(texts.fromPages, {
        counts: inWords(pages.map(({ page, count }) => [page ?? ownerMessages.request.pageUnknown, count])),
      })}
    </p>
  );
}

/** Where else the words of a search are found. */
function Elsewhere({ page: { filter, elsewhere } }: { page: Requests }) {
  const q = filter.search;
  const hrefs = {
    others: `/owner/requests?${new URLSearchParams({ q })}`,
    spam: `/owner/requests?${new URLSearchParams({ q, state: 'spam' })}`,
    heldBack: `/owner/held-back?${new URLSearchParams({ q })}`,
  };
  return (Object.keys(hrefs) as (keyof typeof hrefs)[]).map(
    (name) =>
      elsewhere[name] > 0 && (
        <p key={name}>
          <a href={hrefs[name]}>{fillCount(texts.elsewhere[name], elsewhere[name])}</a>
        </p>
      ),
  );
}

/** What the list is narrowed to, in words. */
function chosenIn({ filter, services }: Requests): string[] {
  const { search, state, service, period, from, to } = filter;
  const days = [from && fill(texts.fromDay, { day: from }), to && fill(texts.toDay, { day: to })].filter(Boolean);
  return [
    search && fill(texts.quoted, { search }),
    state && (state === 'overdue' ? texts.overdueOnly : listed[state]),
    service && (services.find(({ id }) => id === service)?.label ?? service),
    period && texts.periods[period],
    days.join(' '),
  ].filter((words) => typeof words === 'string' && words !== '') as string[];
}

/** What narrows the list stands folded on a phone, so that requests come first. */
function Filters({ page: { filter, services, counts }, chosen }: { page: Requests; chosen: readonly string[] }) {
  return (
    <SearchForm path="/owner/requests" search={filter.search}>
      <details className={wideOpen}>
        <summary>{chosen.length > 0 ? fill(texts.filtersOn, { filters: chosen.join(', ') }) : texts.filters}</summary>
        <div className={filters}>
          <Choice id="state" name="state" label={texts.state} defaultValue={filter.state ?? ''}>
            <option value="">{texts.allStates}</option>
            {counts.overdue !== undefined && (
              <option value="overdue">
                {fill(texts.stateCount, { state: texts.overdueOnly, count: counts.overdue })}
              </option>
            )}
            {listedStates
              .filter((state) => !(state in calls) || counts[state] > 0 || filter.state === state)
              .map((state) => (
                <option key={state} value={state}>
                  {fill(texts.stateCount, { state: listed[state], count: counts[state] })}
                </option>
              ))}
          </Choice>
          <Choice id="service" name="service" label={texts.service} defaultValue={filter.service}>
            <option value="">{texts.allServices}</option>
            {services.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Choice>
          <Choice id="period" name="period" label={texts.period} defaultValue={filter.period ?? ''}>
            <option value="">{texts.anyPeriod}</option>
            {periods.map((period) => (
              <option key={period} value={period}>
                {texts.periods[period]}
              </option>
            ))}
          </Choice>
          <TextField id="from" name="from" type="date" label={texts.from} defaultValue={filter.from} />
          <TextField id="to" name="to" type="date" label={texts.to} defaultValue={filter.to} />
        </div>
      </details>
    </SearchForm>
  );
}

/** How long a request has waited, against what was promised. */
export function Wait({ wait }: { wait: DeskWait | undefined }) {
  if (!wait) return null;
  const { text: duration, answered, late: isLate, due } = wait;
  if (answered)
    return <p className={isLate ? late : muted}>{fill(isLate ? texts.answeredLate : texts.answered, { duration })}</p>;
  if (!due) return <p className={muted}>{fill(texts.waits, { duration })}</p>;
  return (
    <p className={isLate ? late : muted}>{fill(isLate ? texts.overdue : texts.due, { duration, due: due.text })}</p>
  );
}

const query = ({ search, ...filter }: Requests['filter'], page = 1) =>
  queryOf({ q: search, ...filter, page: page > 1 ? page : undefined });

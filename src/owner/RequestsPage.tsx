import type { DeskFrame, DeskLeadState, DeskPage, DeskWait } from '#data/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill, fillCount } from '#data/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { button } from '../ui/ButtonLink/ButtonLink.css.ts';
import { Choice, TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { filters, item, itemHead, itemTitle, late, list, muted, row } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { Pages, Submit, Time } from './parts.tsx';

const texts = ownerMessages.requests;
type Requests = Extract<DeskPage, { kind: 'requests' }>;

/** The names of the states, in the order of the work. */
export const states = Object.keys(texts.states) as DeskLeadState[];

/** The requests, newest first, with search and filters. */
export function RequestsPage({ frame, page }: { frame: DeskFrame; page: Requests }) {
  const { requests, filter, total } = page;
  const isFiltered = filter.search !== '' || filter.state !== undefined || filter.service !== '';
  return (
    <Frame frame={frame} heading={texts.heading} current="requests">
      <Filters page={page} />
      <p role="status">{total === 0 ? (isFiltered ? texts.noneFound : texts.none) : fillCount(texts.found, total)}</p>
      {!isFiltered && total === 0 && <Text>{texts.noneYet}</Text>}
      <ul className={list} role="list">
        {requests.map(({ id, at, name, company, service, state, wait, beginning }) => (
          <li key={id} className={item}>
            <p className={itemHead}>
              <a className={itemTitle} href={`/owner/requests/${id}`}>
                {company ? fill(texts.who, { name, company }) : name}
              </a>
              <Badge>{texts.states[state]}</Badge>
            </p>
            <p className={muted}>
              <Time at={at} /> · {service}
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

function Filters({ page: { filter, services, counts } }: { page: Requests }) {
  return (
    <search>
      <form method="get" action="/owner/requests" className={row}>
        <div className={filters}>
          <TextField id="q" name="q" type="search" maxLength={200} label={texts.search} defaultValue={filter.search} />
          <Choice id="state" name="state" label={texts.state} defaultValue={filter.state ?? ''}>
            <option value="">{texts.allStates}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {fill(texts.stateCount, { state: texts.states[state], count: counts[state] })}
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
        </div>
        <Submit variant="secondary">{texts.show}</Submit>
      </form>
    </search>
  );
}

/** How long a request has waited, against what was promised. */
export function Wait({ wait: { text: duration, answered, late: isLate, due } }: { wait: DeskWait }) {
  if (answered)
    return <p className={isLate ? late : muted}>{fill(isLate ? texts.answeredLate : texts.answered, { duration })}</p>;
  if (!due) return <p className={muted}>{fill(texts.waits, { duration })}</p>;
  return (
    <p className={isLate ? late : muted}>{fill(isLate ? texts.overdue : texts.due, { duration, due: due.text })}</p>
  );
}

function query({ search, state, service }: Requests['filter'], page?: number): string {
  return new URLSearchParams({
    ...(search ? { q: search } : {}),
    ...(state ? { state } : {}),
    ...(service ? { service } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
  }).toString();
}

import type { DeskFrame, DeskPage } from '#data/rules/owner/deskPages.ts';
import { type DeskSubscriberState, deskPage } from '#data/rules/owner/subscriberPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { Choice, TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { filters, folded, item, itemHead, itemTitle, list as listStyle, muted, row } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { ButtonForm, Pages, Submit, Time, queryOf } from './parts.tsx';

const texts = ownerMessages.subscribers;
type Subscribers = Extract<DeskPage, { kind: 'subscribers' }>;

const states = Object.keys(texts.states) as DeskSubscriberState[];

/** Who asked for the newsletter, newest first, each with the record of consent. */
export function SubscribersPage({ frame, page }: { frame: DeskFrame; page: Subscribers }) {
  const { subscribers, filter, total, wording, listServer, checklist } = page;
  const counts = page.states.map(({ state, count }) =>
    fill(ownerMessages.requests.stateCount, { state: texts.states[state] ?? texts.stateUnknown, count }),
  );
  const isFiltered = filter.search !== '' || filter.state !== undefined;
  return (
    <Frame frame={frame} heading={texts.heading} current="subscribers">
      <Text>{texts.about}</Text>
      <Text>{listServer ? texts.inStep : texts.noServer}</Text>
      <div className={row}>
        <ButtonForm action="/owner/subscribers/csv">{texts.csv}</ButtonForm>
        <ButtonLink variant="secondary" href="/owner/suppression">
          {texts.suppression}
        </ButtonLink>
      </div>
      <Filters filter={filter} />
      <p role="status">
        {total === 0 ? (isFiltered ? texts.noneFound : texts.none) : fillCount(texts.found, total)}{' '}
        {isFiltered && <a href="/owner/subscribers">{ownerMessages.requests.showAll}</a>}
      </p>
      {counts.length > 0 && <p className={muted}>{fill(texts.byState, { counts: counts.join(', ') })}</p>}
      <ul className={listStyle} role="list">
        {subscribers.map((subscriber) => (
          <Subscriber key={subscriber.id} subscriber={subscriber} list={query(filter, page.page.number)} />
        ))}
      </ul>
      <Pages page={page.page} href={(number) => `/owner/subscribers?${query(filter, number)}`} />
      <p className={muted}>{fill(texts.wordingNow, wording)}</p>
      {checklist.length > 0 && (
        <details className={folded}>
          <summary>{texts.checklist}</summary>
          <Text>{texts.checklistAbout}</Text>
          <ul>
            {checklist.map(({ id, email, at }) => (
              <li key={id}>
                {email}, <Time at={at} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Frame>
  );
}

function Filters({ filter }: Pick<Subscribers, 'filter'>) {
  return (
    <search>
      <form method="get" action="/owner/subscribers" className={row}>
        <div className={filters}>
          <TextField id="q" name="q" type="search" maxLength={200} label={texts.search} defaultValue={filter.search} />
          <Choice id="state" name="state" label={texts.state} defaultValue={filter.state ?? ''}>
            <option value="">{texts.allStates}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {texts.states[state]}
              </option>
            ))}
          </Choice>
        </div>
        <Submit variant="secondary">{texts.show}</Submit>
      </form>
    </search>
  );
}

function Subscriber({ subscriber, list }: { subscriber: Subscribers['subscribers'][number]; list: string }) {
  const { id, email, state, consents } = subscriber;
  return (
    <li className={item}>
      <p className={itemHead}>
        <span className={itemTitle}>{email}</span>
        <Badge>{texts.states[state] ?? texts.stateUnknown}</Badge>
      </p>
      <ul className={listStyle} role="list" aria-label={fill(texts.recordOf, { email })}>
        {consents.map(({ event, at, page, wording }) => (
          <li key={`${event} ${at.iso}`}>
            {page === deskPage
              ? texts.leftAtDesk
              : page
                ? fill(texts.from, { event: texts.events[event], page })
                : texts.events[event]}{' '}
            <span className={muted}>
              <Time at={at} />
              {wording && ` · ${fill(texts.wording, { version: wording })}`}
            </span>
          </li>
        ))}
      </ul>
      {state !== 'left' && state !== 'bounced' && (
        <details className={folded}>
          <summary aria-label={fill(texts.endOf, { email })}>{texts.end}</summary>
          <p>{fill(texts.endAsk, { email })}</p>
          <ButtonForm
            action={`/owner/suppression?${new URLSearchParams({ list })}`}
            fields={{ email, reason: 'left', who: id }}
          >
            {texts.endSure}
          </ButtonForm>
        </details>
      )}
    </li>
  );
}

const query = ({ search, state }: Subscribers['filter'], page: number) => queryOf({ q: search, state, page });

import type { DeskFrame, DeskPage } from '#data/rules/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { Text } from '../ui/Text/Text.tsx';
import { item, itemHead, itemTitle, list as listStyle, muted, row, words } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { ButtonForm, DidYouMean, Pages, SearchForm, Section, Time, queryOf } from './parts.tsx';

const texts = ownerMessages.heldBack;
type HeldBack = Extract<DeskPage, { kind: 'heldBack' }>;

/** What looks automated, with the reason and a button that makes a request of it. */
export function HeldBackPage({ frame, page }: { frame: DeskFrame; page: HeldBack }) {
  const { search, requests, total, signUps, signUpsTotal, alike } = page;
  const query = (number: number) => queryOf({ q: search, page: number });
  const list = `?${new URLSearchParams({ list: query(page.page.number) })}`;
  return (
    <Frame frame={frame} heading={texts.heading} current="heldBack">
      <Text>{texts.about}</Text>
      <Text>{texts.spamAbout}</Text>
      <SearchForm path="/owner/held-back" search={search} />
      <p role="status">
        {total > 0 && fillCount(ownerMessages.requests.found, total)}
        {total === 0 && (search ? signUpsTotal === 0 && fill(texts.noneFound, { search }) : texts.none)}{' '}
        {search && <a href="/owner/held-back">{ownerMessages.requests.showAll}</a>}
      </p>
      <DidYouMean path="/owner/held-back" alike={alike} />
      <ul className={listStyle} role="list">
        {requests.map((request) => (
          <Request key={request.id} request={request} list={list} />
        ))}
      </ul>
      <Pages page={page.page} href={(number) => `/owner/held-back?${query(number)}`} />
      {signUpsTotal > 0 && (
        <Section heading={texts.signUps}>
          <Text>{fillCount(texts.signUpsAbout, signUpsTotal)}</Text>
          <ul className={listStyle} role="list">
            {signUps.map(({ id, at, email, list: name, reason }) => (
              <li key={id} className={item}>
                <p className={itemHead}>
                  <span className={itemTitle}>{email}</span>
                  <span className={muted}>
                    {texts.lists[name]} · <Time at={at} />
                  </span>
                </p>
                <p>{fill(texts.reason, { reason })}</p>
                <Judge
                  path={`/owner/held-back/sign-ups/${id}`}
                  list={list}
                  release={fill(texts.sendTo, { email })}
                  name={email}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Frame>
  );
}

function Request({ request, list }: { request: HeldBack['requests'][number]; list: string }) {
  const { id, at, name, company, service, email, phone, message, reason } = request;
  return (
    <li className={item}>
      <p className={itemHead}>
        <span className={itemTitle}>{company ? fill(ownerMessages.requests.who, { name, company }) : name}</span>
        <span className={muted}>
          <Time at={at} />
        </span>
      </p>
      <p>{fill(texts.reason, { reason })}</p>
      <p className={muted}>
        {email}, {phone}. {service}.
      </p>
      <p className={words}>{message}</p>
      <Judge path={`/owner/held-back/${id}`} list={list} release={fill(texts.releaseOf, { name })} name={name} />
    </li>
  );
}

/** The two buttons that tell whether it is spam. @param list the query that leads back @param release what the first one does */
function Judge({ path, list, release, name }: { path: string; list: string; release: string; name: string }) {
  return (
    <div className={row}>
      <ButtonForm action={`${path}${list}`} label={release}>
        {texts.release}
      </ButtonForm>
      <ButtonForm action={`${path}/spam${list}`} label={fill(texts.spamOf, { name })}>
        {texts.spam}
      </ButtonForm>
    </div>
  );
}

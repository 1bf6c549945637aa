import type { DeskFrame, DeskPage } from '#data/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill, fillCount } from '#data/text/fill.ts';
import { Text } from '../ui/Text/Text.tsx';
import { item, itemHead, itemTitle, list, muted, row, words } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { Form, Pages, SearchForm, Section, Submit, Time } from './parts.tsx';

const texts = ownerMessages.heldBack;
type HeldBack = Extract<DeskPage, { kind: 'heldBack' }>;

/** What looks automated, with the reason and a button that makes a request of it. */
export function HeldBackPage({ frame, page }: { frame: DeskFrame; page: HeldBack }) {
  const { search, requests, total, signUps, signUpsTotal } = page;
  return (
    <Frame frame={frame} heading={texts.heading} current="heldBack">
      <Text>{texts.about}</Text>
      <Text>{texts.spamAbout}</Text>
      <SearchForm path="/owner/held-back" search={search} />
      <p role="status">
        {total > 0 && fillCount(ownerMessages.requests.found, total)}
        {total === 0 && (search ? signUpsTotal === 0 && fill(texts.noneFound, { search }) : texts.none)}
      </p>
      <ul className={list} role="list">
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      <Pages
        page={page.page}
        href={(number) =>
          `/owner/held-back?${new URLSearchParams({ ...(search ? { q: search } : {}), page: String(number) })}`
        }
      />
      {signUpsTotal > 0 && (
        <Section heading={texts.signUps}>
          <Text>{fillCount(texts.signUpsAbout, signUpsTotal)}</Text>
          <ul className={list} role="list">
            {signUps.map(({ id, at, email, list: name, reason }) => (
              <li key={id} className={item}>
                <p className={itemHead}>
                  <span className={itemTitle}>{email}</span>
                  <span className={muted}>
                    {texts.lists[name]} · <Time at={at} />
                  </span>
                </p>
                <p>{fill(texts.reason, { reason })}</p>
                <Judge path={`/owner/held-back/sign-ups/${id}`} release={fill(texts.sendTo, { email })} name={email} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Frame>
  );
}

function Request({ request }: { request: HeldBack['requests'][number] }) {
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
      <Judge path={`/owner/held-back/${id}`} release={fill(texts.releaseOf, { name })} name={name} />
    </li>
  );
}

/** The two buttons that tell whether it is spam. @param release what the first one does */
function Judge({ path, release, name }: { path: string; release: string; name: string }) {
  return (
    <div className={row}>
      <Form action={path}>
        <Submit variant="secondary" label={release}>
          {texts.release}
        </Submit>
      </Form>
      <Form action={`${path}/spam`}>
        <Submit variant="secondary" label={fill(texts.spamOf, { name })}>
          {texts.spam}
        </Submit>
      </Form>
    </div>
  );
}

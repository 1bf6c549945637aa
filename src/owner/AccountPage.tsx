import type { DeskFrame, DeskPage } from '#data/rules/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { folded, item, itemHead, itemTitle, list, muted } from './desk.css.ts';
import { fieldNames } from './Correction.tsx';
import { Frame } from './Frame.tsx';
import { ButtonForm, Pages, Section, Time, WebsiteSection } from './parts.tsx';

const texts = ownerMessages.account;
const stateNames = ownerMessages.requests.states;
type Account = Extract<DeskPage, { kind: 'account' }>;

/** Which devices are signed in, and what was done. */
export function AccountPage({ frame, page: { sessions, audit, page } }: { frame: DeskFrame; page: Account }) {
  return (
    <Frame frame={frame} heading={texts.heading} current="account">
      <Section heading={texts.devices}>
        <Text>{texts.devicesAbout}</Text>
        <ul className={list} role="list">
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
        <details className={folded}>
          <summary>{texts.endAll}</summary>
          <Text>{texts.endAllAsk}</Text>
          <ButtonForm action="/owner/account/end-all">{texts.endAllSure}</ButtonForm>
        </details>
      </Section>
      <WebsiteSection />
      <Section heading={texts.audit}>
        <Text>{audit.length > 0 ? texts.auditAbout : texts.auditEmpty}</Text>
        <ul className={list} role="list">
          {audit.map(({ id, at, owner, action, subject, link, states, fields }) => (
            <li key={id} className={item}>
              <p className={itemHead}>
                <span className={itemTitle}>{texts.actions[action]}</span>
                <span className={muted}>
                  <Time at={at} />, {owner}
                </span>
              </p>
              {states && <p>{fill(texts.states, { from: stateNames[states.from], to: stateNames[states.to] })}</p>}
              {fields && <p>{fill(texts.fields, { fields: fieldNames(fields) })}</p>}
              {link && <a href={link.href}>{link.text}</a>}
              {subject && (
                <p className={muted}>
                  {texts.subject}: {subject}
                </p>
              )}
            </li>
          ))}
        </ul>
        <Pages page={page} href={(number) => `/owner/account?page=${number}`} />
      </Section>
    </Frame>
  );
}

function Device({ session: { id, owner, device, began, seen, current } }: { session: Account['sessions'][number] }) {
  const name = device ?? texts.deviceUnknown;
  return (
    <li className={item}>
      <p className={itemHead}>
        <span className={itemTitle}>{name}</span>
        {current && <Badge>{texts.thisDevice}</Badge>}
      </p>
      <p className={muted}>
        {owner} · {texts.began}: <Time at={began} /> · {texts.seen}: <Time at={seen} />
      </p>
      {!current && (
        <ButtonForm
          action="/owner/account/end"
          fields={{ id }}
          label={fill(texts.end, { device: name, seen: seen.text })}
        >
          {texts.endShort}
        </ButtonForm>
      )}
    </li>
  );
}

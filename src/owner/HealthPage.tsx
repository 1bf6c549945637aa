import { Fragment, type ReactNode } from 'react';
import type { DeskFrame } from '#data/rules/owner/deskPages.ts';
import type { DeskNeed, DeskVitals, HealthPage as Health } from '#data/rules/owner/healthPage.ts';
import { ownerHealthMessages as texts } from '#data/messages/ownerHealth.ts';
import { ownerProofMessages } from '#data/messages/proof.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { Badge } from '../ui/Badge/Badge.tsx';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { folded, item, itemHead, itemTitle, list, muted, notice } from './desk.css.ts';
import { Frame } from './Frame.tsx';
import { ButtonForm, Pages, Problem, Section, Time, WebsiteSection } from './parts.tsx';

/** Whether everything works: what needs the owner first, and what is for whoever maintains the site folded away. */
export function HealthPage({ frame, page }: { frame: DeskFrame; page: Health }) {
  const { needs, backup, disk, unconfirmed, legal, lapsing, missingProof, vitals, mail } = page;
  const size = backup.size ?? '';
  const sections: Record<DeskNeed, ReactNode> = {
    mails: <Mails page={page} />,
    backup: (
      <Section heading={texts.backup}>
        <Text>{fill<string>(texts.backupMade[backup.how], { moment: backup.at.text, size })}</Text>
        {backup.late && <Problem>{texts.backupLate}</Problem>}
      </Section>
    ),
    disk: (
      <Section heading={texts.disk}>
        <Text>{fill(texts.diskFree, disk)}</Text>
        {disk.low && <Problem>{texts.diskLow}</Problem>}
      </Section>
    ),
    clock: <Clock page={page} />,
    lapsing: (
      <Section heading={texts.lapsing}>
        {lapsing.length === 0 && <Text>{texts.lapsingNone}</Text>}
        <List
          items={lapsing.map(({ title, href, words, until, over }) => ({
            name: title,
            href,
            says: fill(over ? texts.ended : texts.until, { words, until }),
          }))}
        />
      </Section>
    ),
  };
  const names = Object.keys(sections) as DeskNeed[];
  const quiet = names.filter((name) => !needs.includes(name));
  return (
    <Frame frame={frame} heading={texts.heading} current="health">
      {needs.length === 0 ? (
        <p className={notice}>{texts.allWell}</p>
      ) : (
        <Problem>{`${fillCount(texts.needs, needs.length)} ${needs.map((need) => texts.need[need]).join(' ')}`}</Problem>
      )}
      {[...needs, ...quiet].map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <Section heading={texts.unconfirmed}>
        <Text>
          {unconfirmed.length === 0 ? texts.unconfirmedNone : fillCount(texts.unconfirmedAbout, unconfirmed.length)}
        </Text>
        {unconfirmed.length > 0 && (
          <details className={folded}>
            <summary>{fillCount(texts.unconfirmedShow, unconfirmed.length)}</summary>
            <List items={unconfirmed} />
          </details>
        )}
      </Section>
      <Section heading={ownerProofMessages.heading}>
        <Text>{missingProof.length === 0 ? ownerProofMessages.none : ownerProofMessages.about}</Text>
        <List items={missingProof} />
      </Section>
      <Section heading={texts.legal}>
        <Text>{legal.length === 0 ? texts.legalNone : texts.legalAbout}</Text>
        <List items={legal} />
      </Section>
      <WebsiteSection />
      <Section heading={texts.developer}>
        <Text>{texts.developerAbout}</Text>
        <ButtonLink variant="secondary" href={mail}>
          {texts.send}
        </ButtonLink>
        <details className={folded}>
          <summary>{texts.developerShow}</summary>
          {backup.late && <Text>{texts.backupDo}</Text>}
          {unconfirmed.length > 0 && <Text>{texts.unconfirmedWhere}</Text>}
          <Vitals vitals={vitals} />
        </details>
      </Section>
    </Frame>
  );
}

function Clock({ page: { clock } }: { page: Health }) {
  return (
    <Section heading={texts.clock}>
      {clock ? <Problem>{fill(texts.clockWrong, { moment: clock.text })}</Problem> : <Text>{texts.clockRight}</Text>}
    </Section>
  );
}

function Mails({ page: { mails, mailsTotal, lastMail, page } }: { page: Health }) {
  return (
    <Section heading={texts.mails}>
      <Text>{mailsTotal === 0 ? texts.mailsNone : fillCount(texts.mailsCount, mailsTotal)}</Text>
      {mails.filter(({ state, again }) => state === 'parked' && again).length > 1 && (
        <ButtonForm action="/owner/health/mails">{texts.retryAll}</ButtonForm>
      )}
      <Text>{lastMail ? fill(texts.lastMail, { moment: lastMail.text }) : texts.lastMailNone}</Text>
      <ul className={list} role="list">
        {mails.map(({ id, to, state, reason, said, at, next, again }) => (
          <li key={id} className={item}>
            <p className={itemHead}>
              <span className={itemTitle}>{to}</span>
              <Badge>{texts.states[state]}</Badge>
            </p>
            <p>{texts.reasons[reason]}</p>
            <p className={muted}>
              {said !== null && `${fill(texts.said, { said })} `}
              {texts.written}: <Time at={at} />
              {next && (
                <>
                  {' '}
                  · {texts.next}: <Time at={next} />
                </>
              )}
            </p>
            {again && (
              <ButtonForm action={`/owner/health/mails/${id}`} label={fill(texts.retryOf, { to })}>
                {texts.retry}
              </ButtonForm>
            )}
          </li>
        ))}
      </ul>
      <Pages page={page} href={(number) => `/owner/health?page=${number}`} />
    </Section>
  );
}

function Vitals({ vitals }: { vitals: readonly DeskVitals[] | undefined }) {
  return (
    <Section heading={texts.vitals}>
      <Text>{vitals ? (vitals.length === 0 ? texts.vitalsNone : texts.vitalsAbout) : texts.vitalsOff}</Text>
      <ul className={list} role="list">
        {vitals?.map(({ page, visits, values }) => (
          <li key={page} className={item}>
            <p className={itemHead}>
              <span className={itemTitle}>{page}</span>
              <span className={muted}>{fillCount(texts.visits, visits)}</span>
            </p>
            {values.map(({ metric, text, slow }) => (
              <p key={metric}>
                {fill(texts.metrics[metric], { value: text })} {slow && <Badge>{texts.slow}</Badge>}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function List({ items }: { items: readonly { name: string; href?: string | undefined; says: string }[] }) {
  return (
    <ul className={list} role="list">
      {items.map(({ name, href, says }) => (
        <li key={`${name} ${says}`} className={item}>
          <p className={itemTitle}>{href === undefined ? name : <a href={href}>{name}</a>}</p>
          <p>{says}</p>
        </li>
      ))}
    </ul>
  );
}

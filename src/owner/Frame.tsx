import type { ReactNode } from 'react';
import type { DeskFrame } from '#data/rules/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill } from '#data/rules/text/fill.ts';
import { button } from '../ui/ButtonLink/ButtonLink.css.ts';
import { LineProblem } from './conversations/LineState.tsx';
import {
  bar,
  barInner,
  brand,
  foot,
  heading as headingStyle,
  main,
  navLink,
  navList,
  notice,
  problem,
  skip,
} from './desk.css.ts';

type NavName = keyof typeof ownerMessages.nav;
const addresses: Record<NavName, string> = {
  requests: '/owner/requests',
  bookings: '/owner/bookings',
  conversations: '/owner/conversations',
  heldBack: '/owner/held-back',
  subscribers: '/owner/subscribers',
  questions: '/owner/questions',
  privacy: '/owner/privacy',
  health: '/owner/health',
  account: '/owner/account',
};

/** What is counted beside the name of a section. */
const counted: Partial<Record<NavName, readonly (keyof NonNullable<DeskFrame['counts']>)[]>> = {
  requests: ['new', 'overdue'],
  conversations: ['waiting', 'unanswered'],
  heldBack: ['heldBack'],
};

interface FrameProps {
  frame: DeskFrame;
  heading: string;
  /** The section of the desk that the page belongs to. */
  current?: NavName;
  /** An address that the browser goes to at once. */
  refresh?: string;
  /** Seconds after which a page that has a script loads again where scripts do not run. */
  reloadWithoutScript?: number;
  /** Whether the page says itself where the line is broken. */
  lineBelow?: boolean;
  children: ReactNode;
}

/** The document around each page of the desk. Those for who is signed in have a script, which rings; nothing may be indexed. */
export function Frame({ frame, heading, current, refresh, reloadWithoutScript, lineBelow, children }: FrameProps) {
  const { locale, provider, sheet, script, owner, done, who } = frame;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        {refresh !== undefined && <meta httpEquiv="refresh" content={`0; url=${refresh}`} />}
        {reloadWithoutScript !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={String(reloadWithoutScript)} />
          </noscript>
        )}
        {script !== undefined && <script src={script} defer />}
        <title>{fill(ownerMessages.title, { page: heading, provider })}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={sheet} />
      </head>
      <body>
        <a className={skip} href="#main">
          {ownerMessages.skip}
        </a>
        <header className={bar}>
          <div className={barInner}>
            <p className={brand}>{fill(ownerMessages.desk, { provider })}</p>
            {owner !== undefined && <Sections current={current} frame={frame} />}
          </div>
        </header>
        <main id="main" className={main}>
          {done && (
            <p className={['overtaken', 'quicker', 'gone'].includes(done) ? problem : notice} role="status">
              {who && done in ownerMessages.doneTo
                ? fill(ownerMessages.doneTo[done as keyof typeof ownerMessages.doneTo], { who: who.name })
                : ownerMessages.done[done]}{' '}
              {who?.href && <a href={who.href}>{fill(ownerMessages.doneOpen, { who: who.name })}</a>}
            </p>
          )}
          {script !== undefined && !lineBelow && <LineProblem />}
          <h1 className={headingStyle}>{heading}</h1>
          {children}
        </main>
        <footer className={foot}>
          <a href="/">{ownerMessages.toWebsite}</a>
          {owner !== undefined && (
            <>
              <span>{fill(ownerMessages.signedInAs, { owner })}</span>
              <form method="post" action="/owner/sign-out">
                <button type="submit" className={button.secondary}>
                  {ownerMessages.signOut}
                </button>
              </form>
            </>
          )}
        </footer>
      </body>
    </html>
  );
}

function Sections({ current, frame: { counts, bookings } }: { current: NavName | undefined; frame: DeskFrame }) {
  const names = (Object.keys(addresses) as NavName[]).filter((name) => name !== 'bookings' || bookings);
  const countsOf = (name: NavName) =>
    (counted[name] ?? []).flatMap((kind) =>
      counts?.[kind] ? [fill(ownerMessages.navCounts[kind], { count: counts[kind] })] : [],
    );
  return (
    <nav aria-label={ownerMessages.sections}>
      <ul className={navList} role="list">
        {names.map((name) => (
          <li key={name}>
            <a className={navLink} href={addresses[name]} aria-current={name === current ? 'page' : undefined}>
              {countsOf(name).length > 0
                ? fill(ownerMessages.navCount, { name: ownerMessages.nav[name], counts: countsOf(name).join(', ') })
                : ownerMessages.nav[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

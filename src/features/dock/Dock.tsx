import { useEffect, useState, useSyncExternalStore } from 'react';
import { dockMessages } from '#data/messages/dock.ts';
import type { OwnChat } from '../../types/page.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import type { ChatData } from '../chat/chatData.ts';
import { type DockData, stateAt } from './dockData.ts';
import { dockLine } from './dockLine.ts';
import { usePageAsks } from './usePageAsks.ts';
import { action, amount, chat, dock, hoursLink, item, quiet, smallOnly, state } from './Dock.css.ts';

/** Milliseconds between looks at the clock. */
const interval = 30_000;

interface DockProps {
  data: ChatData & { dock: DockData };
  /** Where the action leads. */
  actionHref: string;
  ownChat: OwnChat | undefined;
  /** The page's address. */
  path: string;
}

/**
 * The bar at the bottom edge of small screens: the provider's hours, and the ways to get in touch. Larger screens show its
 * chat button alone. While the page shows a main action of its own, the dock offers an e-mail instead of a second one.
 * Without JavaScript its items are links, and its line is one that is true at any hour.
 */
export function Dock({ data, actionHref, ownChat, path }: DockProps) {
  const asks = usePageAsks(path);
  return (
    <aside className={ownChat ? `${dock} ${smallOnly}` : dock} aria-label={dockMessages.name} data-dock data-print="no">
      <Line data={data.dock} locale={data.provider.locale} href={`tel:${data.provider.phone.e164}`} />
      <a className={item} href={`tel:${data.provider.phone.e164}`}>
        {dockMessages.call}
      </a>
      {ownChat !== 'whole' && <ChatButton data={data} className={`${item} ${chat}`} />}
      {asks ? (
        <a key="email" className={`${item} ${quiet}`} href={`mailto:${data.provider.email}`}>
          {dockMessages.email}
        </a>
      ) : (
        <a key="action" className={`${item} ${action}`} href={actionHref}>
          {dockMessages.assessment}
        </a>
      )}
    </aside>
  );
}

/**
 * The line that the page gives the dock, or else the provider's hours, which lead to the telephone. A changed line is a new element: the same element
 * with another width would count as a layout shift.
 */
function Line({ data, locale, href }: { data: DockData; locale: string; href: string }) {
  const line = useSyncExternalStore(dockLine.subscribe, dockLine.get, () => undefined);
  const hours = useStateOfHours(data, locale);
  return (
    <p className={state}>
      {line ? (
        <span key={line.amount}>
          {line.label} <b className={amount}>{line.amount}</b>
        </span>
      ) : (
        <a key={hours} className={hoursLink} href={href}>
          {hours}
        </a>
      )}
    </p>
  );
}

/** The text about the hours: at first one that is true at any hour, after hydration the one that is true now. */
function useStateOfHours(data: DockData, locale: string): string {
  const [text, setText] = useState(data.closed);
  useEffect(() => {
    const look = () => setText(stateAt(data, locale, new Date()));
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [data, locale]);
  return text;
}

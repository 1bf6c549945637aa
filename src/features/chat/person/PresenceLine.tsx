import { useEffect, useRef, useState } from 'react';
import { handoverMessages } from '#data/messages/handover.ts';
import type { HandoverPresence } from '#data/requests/handoverMessage.ts';
import { fill } from '#data/text/fill.ts';
import { line } from './PersonBar.css.ts';

/** How often it is asked who is there, in milliseconds, while the page is looked at. */
const refreshMs = 60_000;

/**
 * Who is there to answer, or when a person is next there: said before the visitor types. The home page, where few come for the chat, asks
 * once it is used.
 */
export function PresenceLine() {
  const [presence, setPresence] = useState<HandoverPresence>();
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const hero = element.current?.closest('[data-live="hero"]');
    let stop = () => {};
    const start = () => {
      stop = watchPresence(setPresence);
    };
    if (!hero || hero.contains(document.activeElement)) start();
    else hero.addEventListener('focusin', start, { once: true });
    return () => {
      hero?.removeEventListener('focusin', start);
      stop();
    };
  }, []);
  return (
    <span ref={element} className={line}>
      {presence ? textOf(presence) : handoverMessages.assistant}
    </span>
  );
}

/** Asks who is there, now and again while the page is looked at. Returns what ends it. */
function watchPresence(tell: (presence: HandoverPresence | undefined) => void): () => void {
  let isOver = false;
  const look = async () => {
    if (document.hidden) return;
    const response = await fetch('/api/handover').catch(() => undefined);
    const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
    if (!isOver) tell(answer?.data);
  };
  void look();
  const timer = setInterval(look, refreshMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function textOf({ here, name, role, until = '', next }: HandoverPresence): string {
  if (here)
    return name && role
      ? fill(handoverMessages.hereNamed, { name, role, time: until })
      : fill(handoverMessages.here, { time: until });
  return next ? fill(handoverMessages.next, next) : handoverMessages.nobody;
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { handoverMessages } from '#data/messages/handover.ts';
import { line } from './PersonBar.css.ts';
import { currentPresence, presenceText, subscribeToPresence } from './presence.ts';

const toNothing = () => () => {};

/**
 * Who is there to answer, or when a person is next there: said before the visitor types. The home page, where few come for the chat, asks
 * once it is used.
 */
export function PresenceLine() {
  const [isUsed, setUsed] = useState(false);
  const presence = useSyncExternalStore(isUsed ? subscribeToPresence : toNothing, currentPresence, currentPresence);
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const hero = element.current?.closest('[data-live="hero"]');
    const use = () => setUsed(true);
    if (!hero || hero.contains(document.activeElement)) use();
    else hero.addEventListener('focusin', use, { once: true });
    return () => hero?.removeEventListener('focusin', use);
  }, []);
  return (
    <span ref={element} className={line}>
      {presence ? presenceText(presence) : handoverMessages.assistant}
    </span>
  );
}

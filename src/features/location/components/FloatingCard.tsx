import { useEffect, useState } from 'react';
import { fill } from '#data/text/fill.ts';
import { writeStorage, readStorage } from '../../storage/browserStorage.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { useVisitorLocation } from '../context.ts';
import { card, close, head, heading } from './FloatingCard.css.ts';

/** How long after the page was loaded it comes up, in milliseconds. */
const delayMs = 5000;
/** Session storage: closed, it stays closed for the visit. */
const closedKey = 'servicesCardClosed';
let isDismissed = false;

/** A card over the page for a visitor whose place is known; it covers nothing that was asked for, and can be sent away. */
export function FloatingCard({ words }: { words: { title: string; description: string } }) {
  const { known, place } = useVisitorLocation();
  const [state, setState] = useState<'waiting' | 'open' | 'dismissed'>('waiting');
  useEffect(() => {
    if (isDismissed || readStorage('session', closedKey) === 'true') return;
    const timer = setTimeout(() => setState('open'), delayMs);
    return () => clearTimeout(timer);
  }, []);
  const dismiss = () => {
    // Also where the browser keeps nothing.
    isDismissed = true;
    writeStorage('session', closedKey, 'true');
    setState('dismissed');
  };
  if (!known || state !== 'open') return null;
  return (
    <section className={card} aria-labelledby="floating-card" data-print="no" data-scripted>
      <div className={head}>
        <h2 id="floating-card" className={heading}>
          {fill(words.title, { location: place.name })}
        </h2>
        <button type="button" className={close} aria-label="Close" onClick={dismiss}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <p>{fill(words.description, { location: place.name })}</p>
      <ButtonLink href="/contact">{`Get Your Free ${place.name} IT Assessment`}</ButtonLink>
    </section>
  );
}

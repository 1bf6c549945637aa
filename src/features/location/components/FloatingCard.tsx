import { useEffect, useState } from 'react';
import { fill } from '#data/rules/text/fill.ts';
import { locationMessages } from '#data/messages/location.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { writeStorage, readStorage } from '../../storage/browserStorage.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { useVisitorLocation } from '../context.ts';
import { closeButton } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { card, head, heading } from './FloatingCard.css.ts';

/** Milliseconds after the page is shown until the card appears. */
const delayMs = 5000;
/** Key in session storage: `true` once the visitor closed the card. */
const closedKey = 'servicesCardClosed';
let isDismissed = false;

/** A card over the page for a visitor whose place is known. It can be closed. */
export function FloatingCard({ words }: { words: { title: string; description: string } }) {
  const { known, place } = useVisitorLocation();
  const [state, setState] = useState<'waiting' | 'open' | 'dismissed'>('waiting');
  useEffect(() => {
    if (isDismissed || readStorage('session', closedKey) === 'true') return;
    const timer = setTimeout(() => setState('open'), delayMs);
    return () => clearTimeout(timer);
  }, []);
  const dismiss = () => {
    // In memory too, for browsers that refuse storage.
    isDismissed = true;
    writeStorage('session', closedKey, 'true');
    setState('dismissed');
  };
  if (!known || state !== 'open') return null;
  return (
    <section className={card} aria-labelledby="floating-card" data-print="no" data-scripted data-card>
      <div className={head}>
        <h2 id="floating-card" className={heading}>
          {fill(words.title, { location: place.name })}
        </h2>
        <button type="button" className={closeButton} aria-label={locationMessages.close} onClick={dismiss}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <p>{fill(words.description, { location: place.name })}</p>
      <ButtonLink href="/contact">{fill(offersMessages.getAssessmentIn, { location: place.name })}</ButtonLink>
    </section>
  );
}

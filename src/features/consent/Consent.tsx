import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { consentMessages } from '#data/messages/consent.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { useBottomLayer } from '../../ui/BottomLayer/useBottomLayer.ts';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
import { consentKey, type ConsentAnswer } from './storedConsent.ts';
import { answers, bar, inner, reopen, text } from './Consent.css.ts';

interface ConsentProps {
  /** Whether the bar is open at first. */
  asks: boolean;
  /** Whether the browser refuses tracking (DNT or GPC). */
  refused: boolean;
  /** Whether the sales-tracking script is configured, which identifies visiting companies. */
  sales: boolean;
  onAnswer: (answer: ConsentAnswer) => void;
}

/** The consent bar at the bottom of the screen, and the footer's button that reopens it. */
export function Consent({ asks, refused, sales, onAnswer }: ConsentProps) {
  const [open, setOpen] = useState(asks);
  const footerButton = useRef<HTMLButtonElement>(null);
  const openedByVisitor = useRef(false);
  const slot = useFooterSlot();
  useAnswerInOtherTab(() => setOpen(false));
  const close = () => {
    setOpen(false);
    if (openedByVisitor.current) footerButton.current?.focus();
  };
  const choose = (answer: ConsentAnswer) => {
    close();
    onAnswer(answer);
  };
  const openAgain = () => {
    openedByVisitor.current = true;
    setOpen(true);
  };
  return (
    <>
      {slot &&
        createPortal(
          <button ref={footerButton} type="button" className={reopen} onClick={openAgain}>
            {refused ? consentMessages.refusedByBrowser : consentMessages.privacyChoices}
          </button>,
          slot,
        )}
      {open && (
        <ConsentBar takesFocus={openedByVisitor.current}>
          {refused ? <Refused onClose={close} /> : <Question sales={sales} onAnswer={choose} />}
        </ConsentBar>
      )}
    </>
  );
}

function ConsentBar({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const element = useRef<HTMLElement>(null);
  useBottomLayer(element);
  useLayoutEffect(() => {
    if (takesFocus) element.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <section ref={element} className={bar} aria-label={consentMessages.privacyChoices} data-print="no" data-consent-bar>
      <div className={inner}>{children}</div>
    </section>
  );
}

function Refused({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p className={text}>{consentMessages.nothingMeasured}</p>
      <div className={answers}>
        <button type="button" className={button.secondary} onClick={onClose}>
          {consentMessages.close}
        </button>
      </div>
    </>
  );
}

function Question({ sales, onAnswer }: Pick<ConsentProps, 'sales' | 'onAnswer'>) {
  return (
    <>
      <p className={text}>
        <FilledText
          text={sales ? consentMessages.askToMeasureAndRecognise : consentMessages.askToMeasure}
          values={{ privacyPolicy: <a href="/privacy-policy">{offersMessages.privacyPolicy}</a> }}
        />
      </p>
      <div className={answers}>
        <button type="button" className={button.secondary} onClick={() => onAnswer('no')}>
          {consentMessages.decline}
        </button>
        <button type="button" className={button.secondary} onClick={() => onAnswer('yes')}>
          {consentMessages.accept}
        </button>
      </div>
    </>
  );
}

/** The place in the footer for the button that reopens the bar. */
function useFooterSlot(): Element | null {
  const [slot, setSlot] = useState<Element | null>(null);
  useEffect(() => setSlot(document.querySelector('[data-privacy-choices]')), []);
  return slot;
}

/** Calls `onAnswer` when the visitor answers in another tab. */
function useAnswerInOtherTab(onAnswer: () => void): void {
  const listener = useEffectEvent(onAnswer);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === consentKey && newValue) listener();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
}

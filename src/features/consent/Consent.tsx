import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { choiceKey, type PrivacyChoice } from './choice.ts';
import { answers, bar, bottomBar, inner, reopen, text } from './Consent.css.ts';

interface ConsentProps {
  /** Whether the bar is open at first. */
  asks: boolean;
  /** Whether the browser refuses tracking (DNT or GPC). */
  refused: boolean;
  /** Whether the sales-tracking script is configured, which identifies visiting companies. */
  sales: boolean;
  onChoice: (choice: PrivacyChoice['choice']) => void;
}

/** The consent bar at the bottom of the screen, and the footer's button that reopens it. */
export function Consent({ asks, refused, sales, onChoice }: ConsentProps) {
  const [open, setOpen] = useState(asks);
  const element = useRef<HTMLElement>(null);
  const footerButton = useRef<HTMLButtonElement>(null);
  const openedByVisitor = useRef(false);
  const [slot, setSlot] = useState<Element | null>(null);
  useEffect(() => {
    setSlot(document.querySelector('[data-privacy-choices]'));
    // Closes the bar when the visitor answers in another tab.
    const answered = ({ key, newValue }: StorageEvent) => {
      if (key === choiceKey && newValue) setOpen(false);
    };
    addEventListener('storage', answered);
    return () => removeEventListener('storage', answered);
  }, []);

  useLayoutEffect(() => {
    const { current } = element;
    if (!open || !current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(bottomBar, `${current.offsetHeight}px`));
    observer.observe(current);
    if (openedByVisitor.current) current.querySelector('button')?.focus();
    return () => {
      observer.disconnect();
      style.removeProperty(bottomBar);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    if (openedByVisitor.current) footerButton.current?.focus();
  };
  const choose = (choice: PrivacyChoice['choice']) => {
    close();
    onChoice(choice);
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
            {refused ? 'Privacy choices: off, your browser says no' : 'Privacy choices'}
          </button>,
          slot,
        )}
      {open && (
        <section ref={element} className={bar} aria-label="Privacy choices" data-print="no">
          <div className={inner}>
            {refused ? (
              <>
                <p className={text}>
                  Your browser asks sites not to track you. That counts as a no: nothing is measured here.
                </p>
                <div className={answers}>
                  <button type="button" className={button.secondary} onClick={close}>
                    Close
                  </button>
                </div>
              </>
            ) : (
              <>
                <p className={text}>
                  {'May we measure how this site is used? With your yes, a service of another firm counts visits' +
                    `${sales ? ' and recognises visiting companies' : ''}. ` +
                    'Until then, and with your no, it is not even loaded. '}
                  <a href="/privacy-policy">Privacy policy</a>
                </p>
                <div className={answers}>
                  <button type="button" className={button.secondary} onClick={() => choose('no')}>
                    Decline
                  </button>
                  <button type="button" className={button.secondary} onClick={() => choose('yes')}>
                    Accept
                  </button>
                </div>
              </>
            )}
          </div>
        </section>
      )}
    </>
  );
}

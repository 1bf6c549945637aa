import type { MouseEvent, ReactNode } from 'react';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { box, link, list, title as titleStyle } from './FormNotice.css.ts';

interface SaidProps {
  /** The form's name in ids. */
  form: string;
  tone: keyof typeof box;
  title: string;
  children: ReactNode;
}

/** Something said above a form. It takes the focus when it appears, and with it a screen reader's voice. */
export function Said({ form, tone, title, children }: SaidProps) {
  const id = `${form}-said`;
  return (
    <section
      className={box[tone]}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      ref={takeFocus}
      data-said={tone}
    >
      <p id={id} className={titleStyle}>
        {title}
      </p>
      {children}
    </section>
  );
}

/** One and the same function, so that it runs when the element appears and never again. */
const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  // Left to itself, the browser shows the end of what is higher than the window.
  element?.scrollIntoView({ block: element.offsetHeight > window.innerHeight / 2 ? 'start' : 'nearest' });
};

/** Everything that is to be corrected, each fault a link to its field. */
export function Summary({
  form,
  errors,
}: {
  form: string;
  errors: readonly (readonly [field: string, message: string])[];
}) {
  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  };
  return (
    <Said form={form} tone="wrong" title="Please check what you typed">
      <ul id={`${form}-said-text`} className={list} role="list">
        {errors.map(([field, message]) => (
          <li key={field}>
            <a className={link} href={`#${form}-${field}`} onClick={goTo}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Said>
  );
}

/** Why nothing was sent, and the button that sends it again. */
export function NotSent({
  form,
  text,
  pending,
  onAgain,
}: {
  form: string;
  text: string;
  pending: string | undefined;
  onAgain: () => void;
}) {
  return (
    <Said form={form} tone="wrong" title="Not sent yet">
      <p id={`${form}-said-text`} aria-live="polite">
        {text}
      </p>
      <button type="button" className={button.secondary} disabled={pending !== undefined} onClick={onAgain}>
        {pending ?? 'Send again'}
      </button>
    </Said>
  );
}

/** What was done. Stays until the form is sent again. */
export function Done({
  form,
  title,
  text,
  way,
}: {
  form: string;
  title: string;
  text: string;
  way?: { label: string; href: string } | undefined;
}) {
  return (
    <Said form={form} tone="done" title={title}>
      <p id={`${form}-said-text`}>{text}</p>
      {way && (
        <a className={button.secondary} href={way.href}>
          {way.label}
        </a>
      )}
    </Said>
  );
}

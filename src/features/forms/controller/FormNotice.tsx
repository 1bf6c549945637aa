import type { MouseEvent, ReactNode } from 'react';
import { formControllerMessages } from '#data/messages/formController.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import type { Confirmation } from './formDefinition.ts';
import { box, link, title as titleStyle } from './FormNotice.css.ts';

interface FormNoticeProps {
  /** Prefix of the form's ids. */
  form: string;
  tone: keyof typeof box;
  title: string;
  children: ReactNode;
}

/** A message above a form. It takes the focus when it appears, so that screen readers read it. */
function FormNotice({ form, tone, title, children }: FormNoticeProps) {
  const id = `${form}-notice`;
  return (
    <section
      className={box[tone]}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      ref={takeFocus}
      data-notice={tone}
    >
      <p id={id} className={titleStyle}>
        {title}
      </p>
      {children}
    </section>
  );
}

/** Defined once: React calls a ref callback again whenever it is a new function. */
const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  // By default, focusing an element taller than the window scrolls to its end.
  element?.scrollIntoView({ block: element.offsetHeight > window.innerHeight / 2 ? 'start' : 'nearest' });
};

/** All validation errors, each a link to its field. */
export function ErrorSummary({
  form,
  title = formControllerMessages.checkInput,
  errors,
}: {
  form: string;
  title?: string | undefined;
  errors: readonly (readonly [field: string, message: string])[];
}) {
  const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  };
  return (
    <FormNotice form={form} tone="wrong" title={title}>
      <ul id={`${form}-notice-text`} role="list">
        {errors.map(([field, message]) => (
          <li key={field}>
            <a className={link} href={`#${form}-${field}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </FormNotice>
  );
}

/** Confirms that the form was sent. Stays until the form is sent again. */
export function SuccessNotice({ form, title, text, action, more }: Confirmation & { form: string }) {
  return (
    <FormNotice form={form} tone="done" title={title}>
      <p id={`${form}-notice-text`}>{text}</p>
      {more}
      {action && (
        <a className={button.secondary} href={action.href}>
          {action.label}
        </a>
      )}
    </FormNotice>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { control, error as errorStyle, field, hint as hintStyle, label as labelStyle, long } from './Field.css.ts';

interface Labelled {
  /** One on the page: label and hint are tied to the control by it. */
  id: string;
  label: string;
  /** What the control takes, where its label does not say it. */
  hint?: string | undefined;
  /** What is wrong with what was filled in. */
  error?: string | undefined;
}

type Own<Tag extends 'input' | 'select' | 'textarea'> = Labelled &
  Omit<ComponentProps<Tag>, 'className' | 'style' | 'id'>;

/** A line to fill in. */
export function TextField({ id, label, hint, error, ...input }: Own<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...input} id={id} className={control} {...described(id, hint, error)} />
    </Field>
  );
}

/** Several lines to fill in. */
export function TextArea({ id, label, hint, error, ...area }: Own<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea {...area} id={id} className={long} {...described(id, hint, error)} />
    </Field>
  );
}

/** A choice from a list; its children are `<option>`. */
export function Choice({ id, label, hint, error, ...select }: Own<'select'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select {...select} id={id} className={control} {...described(id, hint, error)} />
    </Field>
  );
}

/** What tells a screen reader of a control's hint and fault. */
function described(id: string, hint: string | undefined, error: string | undefined) {
  return {
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

function Field({ id, label, hint, error, children }: Labelled & { children: ReactNode }) {
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={errorStyle}>
          {error}
        </p>
      )}
    </div>
  );
}

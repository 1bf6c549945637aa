import type { ComponentProps, ReactNode } from 'react';
import { control, error as errorStyle, field, hint as hintStyle, label as labelStyle, long } from './Field.css.ts';

interface Labelled {
  /** Unique on the page; connects label and hint to the control. */
  id: string;
  label: string;
  /** Explains the expected input. */
  hint?: string | undefined;
  /** Validation error. */
  error?: string | undefined;
}

type Own<Tag extends 'input' | 'select' | 'textarea'> = Labelled &
  Omit<ComponentProps<Tag>, 'className' | 'style' | 'id'>;

/** A labelled `<input>`. */
export function TextField({ id, label, hint, error, ...input }: Own<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input type="text" {...input} id={id} className={control} {...described(id, hint, error)} />
    </Field>
  );
}

/** A labelled `<textarea>`. */
export function TextArea({ id, label, hint, error, ...area }: Own<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea {...area} id={id} className={long} {...described(id, hint, error)} />
    </Field>
  );
}

/** A labelled `<select>`; its children are `<option>`. */
export function Choice({ id, label, hint, error, ...select }: Own<'select'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select {...select} id={id} className={control} {...described(id, hint, error)} />
    </Field>
  );
}

/** ARIA attributes that connect a control with its hint and error. */
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

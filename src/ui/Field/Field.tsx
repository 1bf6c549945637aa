import type { ComponentProps, ReactNode } from 'react';
import { control, field, hint as hintStyle, label as labelStyle, long } from './Field.css.ts';

interface Labelled {
  /** One on the page: label and hint are tied to the control by it. */
  id: string;
  label: string;
  /** What the control takes, where its label does not say it. */
  hint?: string | undefined;
}

type Own<Tag extends 'input' | 'select' | 'textarea'> = Labelled & Omit<ComponentProps<Tag>, 'className' | 'style' | 'id'>;

/** A line to fill in. */
export function TextField({ id, label, hint, ...input }: Own<'input'>) {
  return <Field id={id} label={label} hint={hint}><input {...input} id={id} className={control} aria-describedby={hint && `${id}-hint`} /></Field>;
}

/** Several lines to fill in. */
export function TextArea({ id, label, hint, ...area }: Own<'textarea'>) {
  return <Field id={id} label={label} hint={hint}><textarea {...area} id={id} className={long} aria-describedby={hint && `${id}-hint`} /></Field>;
}

/** A choice from a list; its children are `<option>`. */
export function Choice({ id, label, hint, ...select }: Own<'select'>) {
  return <Field id={id} label={label} hint={hint}><select {...select} id={id} className={control} aria-describedby={hint && `${id}-hint`} /></Field>;
}

function Field({ id, label, hint, children }: Labelled & { children: ReactNode }) {
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`} className={hintStyle}>{hint}</p>}
      {children}
    </div>
  );
}

import { formsMessages } from '#data/messages/forms.ts';
import { honeypot } from './Honeypot.css.ts';

/** A field that people do not see and spam programs fill in. The API stores requests that have a value in it separately. */
export function Honeypot({ form }: { form: string }) {
  const id = `${form}-website`;
  return (
    <div className={honeypot} aria-hidden="true">
      <label htmlFor={id}>{formsMessages.leaveEmpty}</label>
      <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

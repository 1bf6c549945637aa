import { honeypot } from './Honeypot.css.ts';

/** A field that no person sees and programs fill in: what has it is kept apart. */
export function Honeypot({ form }: { form: string }) {
  const id = `${form}-website`;
  return (
    <div className={honeypot} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

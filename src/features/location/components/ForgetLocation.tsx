import { action } from './NoticeBar.css.ts';
import { useVisitorLocation } from '../context.ts';

/** Takes back what the site keeps of the visitor's place; there only where it keeps something. */
export function ForgetLocation() {
  const { known, forget } = useVisitorLocation();
  return (
    known && (
      <button type="button" className={action} onClick={forget}>
        Forget my location
      </button>
    )
  );
}

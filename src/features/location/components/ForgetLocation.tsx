import { locationMessages } from '#data/messages/location.ts';
import { action } from './NoticeBar.css.ts';
import { useVisitorLocation } from '../context.ts';

/** Button that removes the stored location; rendered only where there is one. */
export function ForgetLocation() {
  const { known, forget } = useVisitorLocation();
  return (
    known && (
      <button type="button" className={action} onClick={forget}>
        {locationMessages.forget}
      </button>
    )
  );
}

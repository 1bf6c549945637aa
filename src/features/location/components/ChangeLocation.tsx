import { action } from './NoticeBar.css.ts';
import { ChangeLocationButton } from './ChangeLocationButton.tsx';
import { useVisitorLocation } from '../context.ts';

/** Opens the location selector; without a script it leads to all places. */
export function ChangeLocation() {
  return useVisitorLocation().hydrated ? (
    <ChangeLocationButton />
  ) : (
    <a className={action} href="/locations">
      Change
    </a>
  );
}

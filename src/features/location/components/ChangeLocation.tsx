import { locationMessages } from '#data/messages/location.ts';
import { action } from './NoticeBar.css.ts';
import { ChangeLocationButton } from './ChangeLocationButton.tsx';
import { useVisitorLocation } from '../context.ts';

/** Opens the location selector; before hydration, a link to all locations. */
export function ChangeLocation() {
  return useVisitorLocation().hydrated ? (
    <ChangeLocationButton />
  ) : (
    <a className={action} href="/locations">
      {locationMessages.change}
    </a>
  );
}

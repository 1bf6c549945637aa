import { action } from './NoticeBar.css.ts';
import { ChangeButton } from './ChangeLocationButton.tsx';
import { useVisitorLocation } from '../context.ts';

/** Opens the location selector; without a script it leads to all places. */
export function Change() {
  return useVisitorLocation().alive ? (
    <ChangeButton />
  ) : (
    <a className={action} href="/locations">
      Change
    </a>
  );
}

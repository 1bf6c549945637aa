import type { MouseEvent } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { useVisitorLocation } from '../context.ts';
import { action } from './NoticeBar.css.ts';

interface UseMyLocationProps {
  /** See `LocateOptions.banner`. */
  banner?: boolean;
  /** Called on click, so that the parent can show the result. */
  onAsk?: () => void;
}

/** Button that asks for the browser's position. Rendered once the automatic look-up has ended. */
export function UseMyLocation({ banner = false, onAsk }: UseMyLocationProps) {
  const { hydrated, settled, request, requesting } = useVisitorLocation();
  const ask = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (requesting) return;
    const { top } = currentTarget.getBoundingClientRect();
    onAsk?.();
    // The result appears near the button, so the toast goes to the other edge.
    request({ banner, edge: top < innerHeight / 2 ? 'bottom' : 'top' });
  };
  return (
    hydrated &&
    settled && (
      <button type="button" className={action} aria-disabled={requesting} onClick={ask}>
        {locationMessages.useMine}
      </button>
    )
  );
}

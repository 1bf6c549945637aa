import type { MouseEvent } from 'react';
import { useVisitorLocation } from '../context.ts';
import { action } from './NoticeBar.css.ts';

interface UseMyLocationProps {
  /** On the home page's banner (`PlaceRequest.banner`). */
  banner?: boolean;
  /** Where the button stands, the visitor is then told what came of it. */
  onAsk?: () => void;
}

/** Asks the browser where it is, once it is settled that nothing else tells. */
export function UseMyLocation({ banner = false, onAsk }: UseMyLocationProps) {
  const { hydrated, settled, request, requesting } = useVisitorLocation();
  const ask = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (requesting) return;
    const { top } = currentTarget.getBoundingClientRect();
    onAsk?.();
    // The answer will stand near the button.
    request({ banner, edge: top < innerHeight / 2 ? 'bottom' : 'top' });
  };
  return (
    hydrated &&
    settled && (
      <button type="button" className={action} aria-disabled={requesting} onClick={ask}>
        Use My Location
      </button>
    )
  );
}

import { useVisitorLocation } from '../context.ts';
import { action } from './Band.css.ts';

/** Asks the browser where it is, once it is settled that nothing else tells. `quiet` says nothing of a failure. */
export function UseMyLocation({ quiet = false }: { quiet?: boolean }) {
  const { alive, settled, request, requesting } = useVisitorLocation();
  return alive && settled && <button type="button" className={action} aria-disabled={requesting} onClick={() => requesting || request({ quiet })}>Use My Location</button>;
}

import { writeStorage, readStorage } from '../storage/browserStorage.ts';
import { isTourTaken } from './tourRecord.ts';
import { startTour } from './startTour.ts';

/** Milliseconds from the first load to the tour. */
const delayMs = 2000;
/** Milliseconds between checks whether the visitor is still busy. */
const retryMs = 1000;
/** What the visitor attends to first. The consent bar takes the tour's place at the bottom edge. */
const busyWith = 'dialog[open], [role="dialog"], [aria-modal="true"], [data-menu][open], [data-consent-bar]';

/** Starts the tour on a first visit, once the visitor is not busy. */
export function scheduleTour(): void {
  // Where storage is blocked, the tour would start on every page.
  if (isTourTaken() || !isStorageWritable()) return;
  // Whoever has begun to type or choose is not to be interrupted: the next page offers the tour again.
  let hasBegun = false;
  addEventListener('input', () => (hasBegun = true), { once: true, capture: true });
  const attempt = async () => {
    if (isTourTaken() || hasBegun) return;
    if (isBusy() || (await startTour(() => !isBusy() && !hasBegun)) === 'blocked') setTimeout(attempt, retryMs);
  };
  setTimeout(attempt, delayMs);
}

/** Whether a dialog, the consent bar or the menu is open, a form has the focus, or the tab is hidden. */
function isBusy(): boolean {
  const open = [...document.querySelectorAll(busyWith)].some((element) => element.checkVisibility?.() ?? true);
  return (
    open ||
    document.hidden ||
    Boolean(document.activeElement?.closest('form, input, select, textarea, [contenteditable]'))
  );
}

function isStorageWritable(): boolean {
  const probe = 'probe';
  writeStorage('local', probe, probe);
  const kept = readStorage('local', probe) === probe;
  writeStorage('local', probe, undefined);
  return kept;
}

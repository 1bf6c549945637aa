import { writeStorage, readStorage } from '../storage/browserStorage.ts';
import { isTourTaken } from './tourRecord.ts';
import { startTour } from './startTour.ts';

/** Milliseconds from the first load to the tour. */
const delayMs = 2000;
/** How often it is looked whether the visitor is done with what they were at. */
const retryMs = 1000;

/** Starts the tour by itself on a first visit, as soon as it interrupts nothing. */
export function scheduleTour(): void {
  // A browser that keeps nothing would be given the tour with every page.
  if (isTourTaken() || !isStorageWritable()) return;
  const attempt = async () => {
    if (isTourTaken()) return;
    if (isBusy() || (await startTour(() => !isBusy())) === 'blocked') setTimeout(attempt, retryMs);
  };
  setTimeout(attempt, delayMs);
}

/** Whether the visitor is in the middle of something: a dialog, a form, the menu, another tab. */
function isBusy(): boolean {
  const open = [
    ...document.querySelectorAll('dialog[open], [role="dialog"], [aria-modal="true"], [data-menu][open]'),
  ].some((element) => element.checkVisibility?.() ?? true);
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

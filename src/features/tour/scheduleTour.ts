import { handoverKey } from '../chat/chatData.ts';
import { writeStorage, readStorage } from '../storage/browserStorage.ts';
import { isTourTaken } from './tourRecord.ts';
import { startTour } from './startTour.ts';

/** Milliseconds from the first load to the tour, and from the end of what postpones it. */
const delayMs = 2000;
/** Milliseconds between checks whether the visitor is busy. */
const checkMs = 250;
/** What the visitor attends to first. The consent bar takes the tour's place at the bottom edge. */
const attending =
  'dialog[open], [role="dialog"], [aria-modal="true"], [data-menu][open], [data-consent-bar], [data-notice], [data-time-picker], [aria-invalid="true"], ' +
  '[data-live] textarea:disabled';
/** What is in use as long as the focus is in it: forms, the chat, an opened question. */
const usable = 'form, details, input, select, textarea, [contenteditable], [data-live]';

/** Starts the tour on a first visit, two seconds after the load, or after the visitor has been busy. */
export function scheduleTour(): void {
  // Where storage is blocked, the tour would start on every page.
  if (isTourTaken() || !isStorageWritable()) return;
  const used = new AbortController();
  let idleMs = 0;
  // Safari does not focus a button that is pressed.
  const onUse = ({ target }: Event) => {
    if (target instanceof Element && target.closest(usable)) idleMs = -checkMs;
  };
  for (const event of ['input', 'pointerdown', 'keydown'])
    document.addEventListener(event, onUse, { capture: true, signal: used.signal });
  const check = async () => {
    if (isTourTaken()) return used.abort();
    idleMs = isBusy() ? 0 : idleMs + checkMs;
    if (idleMs >= delayMs && (await startTour(() => !isBusy() && idleMs >= delayMs)) !== 'blocked') return used.abort();
    setTimeout(check, checkMs);
  };
  setTimeout(check, checkMs);
}

/** Whether something asks for the visitor's attention, as a person in the chat does, has the focus that is used, or the tab is hidden. */
function isBusy(): boolean {
  if (readStorage('local', handoverKey) !== null) return true;
  const open = [...document.querySelectorAll(attending)].some((element) => element.checkVisibility?.() ?? true);
  return open || document.hidden || Boolean(document.activeElement?.closest(usable));
}

function isStorageWritable(): boolean {
  const probe = 'probe';
  writeStorage('local', probe, probe);
  const kept = readStorage('local', probe) === probe;
  writeStorage('local', probe, undefined);
  return kept;
}

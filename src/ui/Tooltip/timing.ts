/** Milliseconds a pointer rests on a term before its tooltip opens. */
const openDelayMs = 700;
/** Milliseconds after a tooltip has closed in which the next opens at once: the visitor is reading them in turn. */
const skipDelayMs = 300;

let closedAt = Number.NEGATIVE_INFINITY;

/** Remembers that a tooltip, whichever, has closed just now. */
export function noteClosed(): void {
  closedAt = Date.now();
}

/** How long the next tooltip waits. */
export function delayNow(): number {
  return Date.now() - closedAt <= skipDelayMs ? 0 : openDelayMs;
}

/** Milliseconds of hovering before a tooltip opens. */
const openDelayMs = 700;
/** Milliseconds after a tooltip has closed within which the next opens without delay. */
const skipDelayMs = 300;

let closedAt = Number.NEGATIVE_INFINITY;

/** Records that a tooltip was closed. */
export function noteClosed(): void {
  closedAt = Date.now();
}

/** The delay for the next tooltip, in milliseconds. */
export function delayNow(): number {
  return Date.now() - closedAt <= skipDelayMs ? 0 : openDelayMs;
}

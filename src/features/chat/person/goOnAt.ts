/** Where one goes on in a panel: at its box, or at the form for contact details. */
const places = { box: 'textarea', form: 'form[aria-label] input' } as const;

/**
 * Moves the focus on from a button that is gone once it was pressed with the keyboard. Not after a tap, which would open the keyboard of
 * a phone. Called after the change, whose new elements are there a moment later.
 * @param detail that of the click: 0 from the keyboard
 */
export function goOnAt(
  place: keyof typeof places,
  { currentTarget, detail }: { currentTarget: Element; detail: number },
): void {
  const panel = currentTarget.closest('[data-live], [role="dialog"]');
  if (detail === 0) setTimeout(() => panel?.querySelector<HTMLElement>(places[place])?.focus({ preventScroll: true }));
}

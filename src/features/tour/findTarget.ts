/** The first visible element with a `data-tour` name; undefined where there is none. */
export function findTarget(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].find(
    (element) =>
      element.getClientRects().length > 0 && (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
}

/**
 * Resolves at the first of the events within an element, at once where the focus is in it already. Never once `signal` is aborted.
 * @param events `focusin` covers pointer, touch and keyboard in a field or on a button
 */
export function firstUse(
  element: Element,
  signal: AbortSignal,
  events: readonly (keyof DocumentEventMap)[] = ['focusin'],
): Promise<void> {
  return new Promise((resolve) => {
    if (element.contains(document.activeElement)) return resolve();
    const use = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return;
      for (const event of events) document.removeEventListener(event, use, true);
      resolve();
    };
    // On the document, in the capture phase: React stops events inside a tree that is not hydrated yet.
    for (const event of events) document.addEventListener(event, use, { capture: true, passive: true, signal });
  });
}

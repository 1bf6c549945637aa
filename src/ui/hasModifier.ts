/** Whether a key is held with which a press means something else, such as another tab. */
export const hasModifier = (event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

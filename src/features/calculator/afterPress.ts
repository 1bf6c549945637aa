/** Calls back once nothing is pressed: what moves the page while a pointer is down makes the press miss. */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) callback();
  else addEventListener('pointerup', () => setTimeout(callback), { once: true });
}

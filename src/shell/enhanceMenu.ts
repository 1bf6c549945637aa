import { media } from '../styles/media.ts';

/**
 * Traps the focus in the open mobile menu, and closes it on Escape, on a click outside, and when the window becomes wide
 * enough for the full navigation. Scroll lock and backdrop are done by the styles.
 */
export function enhanceMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  const toggle = menu?.querySelector('summary');
  const nav = menu?.nextElementSibling;
  if (!menu || !toggle || !nav) return;
  const isIn = (element: unknown) => element instanceof Node && (menu.contains(element) || nav.contains(element));
  const close = () => {
    menu.open = false;
  };
  document.addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') {
      close();
      toggle.focus();
    } else if (event.key === 'Tab') {
      const stops = [
        toggle,
        ...[...nav.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.checkVisibility()),
      ];
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (isIn(document.activeElement) && document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (menu.open && !isIn(target)) close();
  });
  matchMedia(media.fullHeader).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
}

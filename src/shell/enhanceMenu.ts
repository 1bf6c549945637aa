import { media } from '../styles/media.ts';

/**
 * Keeps the focus in the open menu of small screens, and closes it by Escape, by a press beside it, and when the screen
 * gets wide enough to do without. That what is behind it keeps still and out of reach is a matter of its styles.
 */
export function enhanceMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  const toggle = menu?.querySelector('summary');
  if (!menu || !toggle) return;
  const close = () => {
    menu.open = false;
  };
  document.addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') {
      close();
      toggle.focus();
    } else if (event.key === 'Tab') {
      const stops = [toggle, ...menu.querySelectorAll<HTMLElement>('a, button')];
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (menu.contains(document.activeElement) && document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) close();
  });
  matchMedia(media.desktop).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
}

import { announcerId } from './Layout.tsx';

/** After a client-side navigation: focuses the page's heading and announces the title, as browsers do on a page load. */
export function announcePage(title: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = title;
}

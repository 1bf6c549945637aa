import { announcerId } from './Layout.tsx';

/** After a change of page: moves focus to its heading and names it, as a browser does when it loads a page. */
export function announcePage(title: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = title;
}

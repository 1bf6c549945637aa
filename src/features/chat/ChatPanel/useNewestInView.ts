import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { headerHeight, scrollDistance, watchKeyboard } from '../visibleArea.ts';

interface NewestInViewOptions {
  /** Scrolls the list of messages, its only child. */
  scroller: RefObject<HTMLElement | null>;
  /** Changes whenever something is added to the list. */
  added: string;
  /** Whether the chat is a part of the page: then the page scrolls too, for somebody who writes here. */
  inPage: boolean;
  writesHere: boolean;
}

/** CSS pixels between the list's upper edge and a long message scrolled to. */
const margin = 12;

/** Shows where the newest message begins: of a long reply that is read first. A short one ends at the lower edge. */
export function useNewestInView({ scroller, added, inPage, writesHere }: NewestInViewOptions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added
  useLayoutEffect(() => {
    const wasVisible = inPage && writesHere && isOnScreen(scroller.current);
    showInList(scroller.current);
    // Who has scrolled on while waiting is not called back.
    if (wasVisible) showOnPage(scroller.current);
  }, [added]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Who reads what was said before stays there when the list changes its height.
    let follows = true;
    const updateFollows = () => {
      follows = isInList(element);
    };
    const resized = new ResizeObserver(() => {
      if (follows) showInList(element);
    });
    resized.observe(element);
    element.addEventListener('scroll', updateFollows, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', updateFollows);
    };
  }, [scroller]);

  // A keyboard opens for somebody who writes: the newest message and the input stay in view together.
  useEffect(() => {
    const panel = scroller.current?.parentElement;
    if (!inPage || !panel) return undefined;
    let before = 0;
    return watchKeyboard((covered, { height }) => {
      const opens = covered > 0 && before === 0;
      before = covered;
      panel.style.maxHeight = covered > 0 ? `${Math.round(height - headerHeight())}px` : '';
      if (!opens || !panel.contains(document.activeElement)) return;
      showInList(scroller.current);
      showOnPage(scroller.current);
    });
  }, [scroller, inPage]);
}

function newestIn(scroller: HTMLElement | null): HTMLElement | null {
  return (scroller?.firstElementChild?.lastElementChild ?? null) as HTMLElement | null;
}

function showInList(scroller: HTMLElement | null): void {
  const newest = newestIn(scroller);
  // The greeting alone stays where it was built.
  if (scroller && newest?.previousElementSibling) scroller.scrollTop = newest.offsetTop - margin;
}

function isInList(scroller: HTMLElement): boolean {
  const top = (newestIn(scroller)?.offsetTop ?? 0) - scroller.scrollTop;
  return top >= 0 && top < scroller.clientHeight;
}

/** The part of the window that neither the header nor a keyboard covers. */
function visibleStretch() {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  return { top: offsetTop + headerHeight(), bottom: offsetTop + height };
}

function isOnScreen(scroller: HTMLElement | null): boolean {
  const panel = scroller?.parentElement?.getBoundingClientRect();
  const seen = visibleStretch();
  return panel !== undefined && panel.top < seen.bottom && panel.bottom > seen.top;
}

/** Scrolls the page no further than needed to show the beginning of the newest message and what is below it in the chat. */
function showOnPage(scroller: HTMLElement | null): void {
  const newest = newestIn(scroller);
  const panel = scroller?.parentElement?.getBoundingClientRect();
  if (!newest || !panel) return;
  const { top } = newest.getBoundingClientRect();
  const by = scrollDistance({ top, bottom: panel.bottom }, visibleStretch());
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}

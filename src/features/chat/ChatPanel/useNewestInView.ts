import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { headerHeight, scrollDistance, watchKeyboard } from '../visibleArea.ts';

interface NewestInViewOptions {
  /** The scrolling element; its only child is the list of messages. */
  scroller: RefObject<HTMLElement | null>;
  /** Any string that changes whenever something is added to the list. */
  added: string;
  /** Whether the chat is part of the page; then the page is scrolled too after the visitor wrote here. */
  inPage: boolean;
  writesHere: boolean;
}

/** CSS pixels above a message that is scrolled to the top of the list. */
const margin = 12;

/** Scrolls to the start of the newest message, because a long reply is read from its start. */
export function useNewestInView({ scroller, added, inPage, writesHere }: NewestInViewOptions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added
  useLayoutEffect(() => {
    if (isFilledIn(scroller.current)) return;
    const wasVisible = inPage && writesHere && isOnScreen(scroller.current);
    showInList(scroller.current);
    // A visitor who scrolled away while waiting is not scrolled back.
    if (wasVisible) showOnPage(scroller.current);
  }, [added]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // A visitor who scrolled up stays there when the list is resized.
    let follows = true;
    // A browser reports a scroll one frame late, when the list may have shrunk already: the height of that time counts.
    let height = element.clientHeight;
    const updateFollows = () => {
      follows = isInList(element, height);
    };
    const resized = new ResizeObserver(() => {
      height = element.clientHeight;
      if (follows) showInList(element);
    });
    resized.observe(element);
    element.addEventListener('scroll', updateFollows, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', updateFollows);
    };
  }, [scroller]);

  // While an on-screen keyboard is open, the panel shrinks so that the newest message and the input are visible together.
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

/** Whether the visitor types into a form among the messages, which is not to be scrolled away. */
function isFilledIn(scroller: HTMLElement | null): boolean {
  return scroller?.contains(document.activeElement?.closest('form') ?? null) ?? false;
}

function newestIn(scroller: HTMLElement | null): HTMLElement | null {
  return (scroller?.firstElementChild?.lastElementChild ?? null) as HTMLElement | null;
}

function showInList(scroller: HTMLElement | null): void {
  const newest = newestIn(scroller);
  // Not for the greeting alone, which would be a scroll on page load.
  if (scroller && newest?.previousElementSibling) scroller.scrollTop = newest.offsetTop - margin;
}

/** Whether the newest message begins inside a list of this height in CSS pixels. */
function isInList(scroller: HTMLElement, height: number): boolean {
  const top = (newestIn(scroller)?.offsetTop ?? 0) - scroller.scrollTop;
  return top >= 0 && top < height;
}

/** The part of the window that neither the header nor an on-screen keyboard covers, in CSS pixels. */
function visibleStretch() {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  return { top: offsetTop + headerHeight(), bottom: offsetTop + height };
}

function isOnScreen(scroller: HTMLElement | null): boolean {
  const panel = scroller?.parentElement?.getBoundingClientRect();
  const seen = visibleStretch();
  return panel !== undefined && panel.top < seen.bottom && panel.bottom > seen.top;
}

/** Scrolls the page as little as needed to show the chat from the start of the newest message to its end. */
function showOnPage(scroller: HTMLElement | null): void {
  const newest = newestIn(scroller);
  const panel = scroller?.parentElement?.getBoundingClientRect();
  if (!newest || !panel) return;
  const { top } = newest.getBoundingClientRect();
  const by = scrollDistance({ top, bottom: panel.bottom }, visibleStretch());
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}

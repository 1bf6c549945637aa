/** CSS pixels down the page from which the header stands out from what it covers. */
const threshold = 20;

/** Marks the document, for its styles: as scrolled, and as being read downwards until the visitor turns back or is at its end. */
export function markScroll(): void {
  const root = document.documentElement;
  let before = scrollY;
  const mark = () => {
    const isAtEnd = scrollY + innerHeight > root.scrollHeight - threshold;
    root.toggleAttribute('data-scrolled', scrollY > threshold);
    if (scrollY !== before) root.toggleAttribute('data-down', scrollY > before && scrollY > threshold && !isAtEnd);
    before = scrollY;
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}

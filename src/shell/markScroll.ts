/** CSS pixels down the page from which the header stands out from what it covers. */
const threshold = 20;

/** Marks the document as scrolled, for the header's styles. */
export function markScroll(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

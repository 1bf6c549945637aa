/** CSS pixels scrolled before the header gets a shadow (specification, part 2 section 2.3). */
const threshold = 20;

/** Sets `data-scrolled` on the document, for styles. */
export function markScroll(): void {
  const root = document.documentElement;
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

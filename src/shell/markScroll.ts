/** CSS pixels scrolled before the header gets a shadow (specification, part 2 section 2.3). */
const threshold = 20;

/** Sets attributes on the document for styles: `data-scrolled`, and `data-down` while the visitor scrolls down. */
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

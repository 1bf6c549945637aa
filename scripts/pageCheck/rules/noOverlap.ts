import { drawn, overlap, pinnedElements } from '../dom.ts';
import type { Finding } from '../rule.ts';

/** No fixed or sticky element lies over another, wherever the page is scrolled to. */
export async function noOverlap(): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  for (const top of positions()) {
    window.scrollTo({ top, behavior: 'instant' });
    await drawn();
    for (const [one, other] of pairs(pinnedElements())) {
      if (!overlap(one.getBoundingClientRect(), other.getBoundingClientRect())) continue;
      const name = other.getAttribute('aria-label') ?? other.textContent?.trim().slice(0, 30) ?? other.localName;
      found.set(`${one.outerHTML.slice(0, 200)}${name}`, { element: one, what: `lies over or under "${name}"` });
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...found.values()];
}

/** Scroll positions to check: start, middle, end, and where each sticky element begins to stick. */
function positions(): Set<number> {
  const maxScroll = document.documentElement.scrollHeight - window.innerHeight;
  const sticky = [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  const begins = sticky.map(
    (element) => (element.parentElement ?? element).getBoundingClientRect().top + window.scrollY,
  );
  // A small step back, because some elements appear only while the page is scrolled up.
  return new Set(
    [
      0,
      maxScroll / 2,
      maxScroll / 2 - 40,
      ...begins.flatMap((top) => [top, top + 100 - window.innerHeight]),
      maxScroll,
    ].map(Math.round),
  );
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}

import type { DefaultTreeAdapterTypes } from 'parse5';
import { type Element, elements, textOf } from '../../../scripts/support/html.ts';

/** A pronoun that opens a paragraph. "This" and its like count where a verb follows; before a noun they point at it. */
const pronoun =
  /^(?:(?:It|They|He|She|Its|Their|Neither)\b|(?:This|That|These|Those)\s+(?:is|are|was|were|can|may|will|has|have|means|makes|helps|does|do|comes|happens)\b)/;

const paragraphs = new Set(['p', 'dd']);
const headings = /^h[1-6]$/;
/** What begins anew: a pronoun inside does not refer to what stands before it. */
const blocks = new Set(['section', 'article', 'aside', 'nav', 'form', 'dialog', 'table', 'main']);

/**
 * The paragraphs of an element that open with a pronoun and have nothing before them in their block but its heading: the
 * noun that the pronoun stands for is not on the page. A question or a title of an item may hold that noun, and what is
 * quoted speaks of whom it is said to.
 */
export function looseOpenings(main: DefaultTreeAdapterTypes.Element): string[] {
  const all = elements(main);
  const quoted = new Set(all.filter(({ tagName }) => tagName === 'blockquote').flatMap((quote) => elements(quote)));
  return all
    .filter((element) => paragraphs.has(element.tagName) && !quoted.has(element) && pronoun.test(textOf(element)))
    .filter((element) => !hasNounBefore(element))
    .map((element) => textOf(element).slice(0, 80));
}

/** Whether text other than a heading of the block, or the title of the paragraph's own item, stands before it. */
function hasNounBefore(paragraph: Element): boolean {
  let node: Element = paragraph;
  while (node.parentNode && 'tagName' in node.parentNode && !blocks.has(node.tagName)) {
    const parent: Element = node.parentNode;
    const before = parent.childNodes.slice(0, parent.childNodes.indexOf(node));
    const texts = before.filter((sibling): sibling is Element => 'tagName' in sibling && textOf(sibling) !== '');
    if (texts.some((sibling) => !isBlockHeading(sibling))) return true;
    node = parent;
  }
  return false;
}

/** A heading of the first two levels names its block; a lower one is the title of an item. */
function isBlockHeading(element: Element): boolean {
  if (headings.test(element.tagName)) return Number(element.tagName[1]) < 3;
  const inside = elements(element);
  return (
    inside.some(({ tagName }) => headings.test(tagName)) &&
    textOf(element) ===
      inside
        .filter(({ tagName }) => headings.test(tagName))
        .map(textOf)
        .join(' ')
  );
}

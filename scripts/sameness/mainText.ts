import { parseFragment } from 'parse5';
import { attribute, type Element, isPhrasing, type Node } from '../support/html.ts';

/** Elements that say nothing about a page's subject: navigation, forms, scripts and graphics. */
const skippedElements = new Set(['nav', 'form', 'dialog', 'template', 'script', 'style', 'svg', 'button']);

const isSkipped = (element: Element) =>
  skippedElements.has(element.tagName) ||
  attribute(element, 'data-print') === 'no' ||
  attribute(element, 'hidden') !== undefined;

/**
 * The texts of a page's `main` element, one for each paragraph, heading or list item: without navigation, forms, what is
 * not printed, and blocks that are nothing but links, unless they are headings.
 */
export function mainTexts(html: string): string[] {
  const texts: string[] = [];
  let text = '';
  let onlyLinks = true;
  const finish = () => {
    if (text.trim() && !onlyLinks) texts.push(text.replace(/\s+/g, ' ').trim());
    text = '';
    onlyLinks = true;
  };
  const read = (node: Node, within: { link: boolean; heading: boolean }): void => {
    if ('value' in node) {
      text += node.value;
      if (node.value.trim() && (!within.link || within.heading)) onlyLinks = false;
    }
    if (!('tagName' in node)) return;
    if (node.tagName === 'br') text += ' ';
    if (!isPhrasing(node.tagName)) finish();
    const link = within.link || node.tagName === 'a';
    const heading = within.heading || /^h[1-6]$/.test(node.tagName);
    if (!isSkipped(node)) for (const child of node.childNodes) read(child, { link, heading });
    if (!isPhrasing(node.tagName)) finish();
  };
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  for (const child of parseFragment(main).childNodes) read(child, { link: false, heading: false });
  return texts;
}

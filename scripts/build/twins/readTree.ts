import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { attribute, type Element } from '../../support/html.ts';

/** An element of a page that says something to a reader of plain text. */
export interface TreeElement {
  name: string;
  href: string | undefined;
  children: (TreeElement | string)[];
  /** Whether it is a section of which a form, or what needs a script, was left out. */
  hadForm: boolean;
}

const formElements = new Set(['form', 'fieldset', 'label', 'select', 'textarea', 'search']);
/** Elements without content for a reader of plain text. */
const skippedElements = new Set([
  'nav',
  'button',
  'dialog',
  'template',
  'script',
  'style',
  'svg',
  'noscript',
  ...formElements,
]);

/** Parses the `main` element of a page and leaves out what is no content. */
export function readTree(html: string): TreeElement {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const [root] = parseFragment(main).childNodes;
  return root && 'tagName' in root ? treeOf(root) : { name: 'main', href: undefined, children: [], hadForm: false };
}

function treeOf(element: Element): TreeElement {
  const tree: TreeElement = { name: element.tagName, href: attribute(element, 'href'), children: [], hadForm: false };
  for (const child of element.childNodes) {
    if (isText(child)) tree.children.push(child.value);
    else if ('tagName' in child) {
      if (isSkipped(child)) tree.hadForm ||= needsBrowser(child);
      else tree.children.push(treeOf(child));
    }
  }
  // A form belongs to the section that it stands in, however deep.
  tree.hadForm ||= tree.children.some(
    (child) => typeof child !== 'string' && child.name !== 'section' && child.hadForm,
  );
  return tree;
}

const isText = (node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text';

/** Whether an element is hidden, or interactive and therefore not printed. */
function isSkipped(element: Element): boolean {
  return (
    skippedElements.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-print') === 'no' ||
    attribute(element, 'data-twin') === 'no'
  );
}

function needsBrowser(element: Element): boolean {
  return (
    formElements.has(element.tagName) ||
    attribute(element, 'data-print') === 'no' ||
    attribute(element, 'data-twin') !== undefined
  );
}

import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** All elements below a node, in the order of the document. */
export function elements(node: Node, found: Element[] = []): Element[] {
  if (!('childNodes' in node)) return found;
  for (const child of node.childNodes) {
    if ('tagName' in child) found.push(child);
    elements(child, found);
  }
  return found;
}

/** An attribute's value, undefined where the element has none of that name. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The elements of a name, and with a value of an attribute where one is asked for. */
export function named(
  all: readonly Element[],
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return all.filter(
    (element) =>
      element.tagName === tagName &&
      Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  );
}

/** The one element of a name, with the attributes asked for. Throws where there is none, or where there are more. */
export function theOnly(
  all: readonly Element[],
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const [first, ...others] = named(all, tagName, attributes);
  if (!first || others.length > 0)
    throw new Error(`There are ${first ? others.length + 1 : 0} <${tagName}> ${JSON.stringify(attributes)}, not one.`);
  return first;
}

const phrasing = new Set(
  'a abbr b bdi br cite code data em i img mark q s small span strong sub sup time wbr'.split(' '),
);

/** Whether the text of an element of this name runs on into the words beside it. */
export const isPhrasing = (name: string) => phrasing.has(name);

/** The text a reader finds below a node, with single spaces; what is folded away counts, scripts and styles do not. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

/** The pieces of text below a node, each apart from the next, as the page's looks set them. */
export function piecesOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('childNodes' in node) || ['script', 'style', 'template'].includes(node.nodeName)) return '';
  return node.childNodes.map(piecesOf).join(' ');
}

function rawText(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('childNodes' in node) || ['script', 'style', 'template'].includes(node.nodeName)) return '';
  const text = node.childNodes.map(rawText).join('');
  return isPhrasing(node.nodeName) ? text : ` ${text} `;
}

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { attribute, type Element, isPhrasing } from '../../support/html.ts';

type Child = Element | DefaultTreeAdapterTypes.TextNode;
/** Turns a relative address into an absolute one. */
type Address = (href: string) => string;

/** Separates adjacent elements that the page separates by styling alone. */
const separator = ' · ';

/**
 * The `main` element of a page as Markdown, with absolute links; without navigation, forms, pictures and what needs a
 * script. Written here, because converters need a DOM and know nothing of our cards and definition lists.
 */
export function toMarkdown(html: string, { origin, path }: { origin: string; path: string }): string {
  const address: Address = (href) => {
    if (href.startsWith('#')) return origin + path + href;
    return href.startsWith('/') ? origin + href : href;
  };
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const [root] = parseFragment(main).childNodes;
  return `${root && isElement(root) ? blocksOf(childrenOf(root), address).join('\n\n') : ''}\n`;
}

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => 'tagName' in node;
const isText = (node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text';

const formElements = ['form', 'fieldset', 'label', 'select', 'textarea', 'search'];
/** Elements without content for a reader of plain text. */
const skippedElements = new Set([
  ...['nav', 'button', 'dialog', 'template', 'script', 'style', 'svg', 'noscript'],
  ...formElements,
]);

/** What an element says to a reader of plain text: without what is hidden, or interactive and therefore not printed. */
const childrenOf = ({ childNodes }: Element): Child[] =>
  childNodes.filter((child) => isText(child) || (isElement(child) && !isSkipped(child))) as Child[];

function isSkipped(element: Element): boolean {
  return (
    skippedElements.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-print') === 'no' ||
    attribute(element, 'data-twin') === 'no'
  );
}

/** Whether a form, or what needs a script, is left out of an element, and of no section inside it. */
function lacksForm(element: Element): boolean {
  return element.childNodes.filter(isElement).some((child) => {
    if (!isSkipped(child)) return child.tagName !== 'section' && lacksForm(child);
    const needsScript = attribute(child, 'data-print') === 'no' || attribute(child, 'data-twin') !== undefined;
    return formElements.includes(child.tagName) || needsScript;
  });
}

/** Block elements, one string each. */
function blocksOf(children: readonly Child[], address: Address): string[] {
  const blocks: string[] = [];
  let run: Child[] = [];
  const flush = () => {
    const text = paragraph(inlineOf(run, address));
    if (text) blocks.push(text);
    run = [];
  };
  for (const child of children) {
    if (isText(child) || isPhrasing(child.tagName)) run.push(child);
    else {
      flush();
      blocks.push(...blockOf(child, address));
    }
  }
  flush();
  return blocks;
}

function blockOf(element: Element, address: Address): string[] {
  const { tagName: name } = element;
  const children = childrenOf(element);
  const text = () => inlineOf(children, address).trim();
  if (/^h[1-6]$/.test(name)) return text() ? [`${'#'.repeat(Number(name[1]))} ${text().replaceAll('\n', ' ')}`] : [];
  if (name === 'ul' || name === 'ol') return listOf(element, address);
  if (name === 'dl') return definitionsOf(element, address);
  if (name === 'table') return tableOf(element, address);
  if (name === 'hr') return ['---'];
  if (name === 'pre') return [`\`\`\`\n${plainOf(children).trimEnd()}\n\`\`\``];
  const blocks = blocksOf(children, address);
  if (name === 'blockquote')
    return blocks.length > 0 ? [blocks.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>')] : [];
  if (name === 'summary') return blocks.length === 1 && !isHeading(blocks[0]) ? [`**${text()}**`] : blocks;
  // A heading above a form says nothing without the form.
  if (name === 'section' && lacksForm(element) && blocks.every((block) => isHeading(block) && !block.includes('](')))
    return [];
  return blocks;
}

const isHeading = (block = '') => /^#{1,6} /.test(block);
const isList = (block: string) => /^(?:[-*] |\d+\. )/.test(block);

/** A list; items that have headings of their own become sections instead. */
function listOf(list: Element, address: Address): string[] {
  const items = elementsOf(list)
    .map((item) => blocksOf(childrenOf(item), address))
    .filter(({ length }) => length > 0);
  if (items.some((blocks) => blocks.some(isHeading))) return items.flat();
  if (items.length === 0) return [];
  const isTight = items.every((blocks) => blocks.slice(1).every(isList));
  const lines = items.map((blocks, index) => {
    const marker = list.tagName === 'ol' ? `${index + 1}. ` : '- ';
    return marker + blocks.join(isTight ? '\n' : '\n\n').replace(/\n(?!\n)/g, `\n${' '.repeat(marker.length)}`);
  });
  return [lines.join(isTight ? '\n' : '\n\n')];
}

/** A `dl` as a list of terms with their descriptions. */
function definitionsOf(definitions: Element, address: Address): string[] {
  const facts: { term: string; descriptions: string[] }[] = [];
  for (const part of elementsOf(definitions).flatMap((child) =>
    child.tagName === 'div' ? elementsOf(child) : [child],
  )) {
    const text = inlineOf(childrenOf(part), address).trim().replaceAll('\n', ' ');
    if (part.tagName === 'dt') facts.push({ term: text, descriptions: [] });
    else if (text) facts.at(-1)?.descriptions.push(text);
  }
  const lines = facts
    .filter(({ term, descriptions }) => term || descriptions.length > 0)
    .map(({ term, descriptions }) =>
      `* **${term}${/[:?]$/.test(term) ? '' : ':'}** ${descriptions.join(separator)}`.trimEnd(),
    );
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function tableOf(table: Element, address: Address): string[] {
  const rows: string[][] = [];
  const visit = (branch: Element) => {
    for (const child of elementsOf(branch)) {
      if (child.tagName === 'tr')
        rows.push(
          elementsOf(child).map((cell) =>
            inlineOf(childrenOf(cell), address).trim().replaceAll('\n', ' ').replaceAll('|', '\\|'),
          ),
        );
      else visit(child);
    }
  };
  visit(table);
  const [head, ...body] = rows;
  if (!head) return [];
  return [[head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')];
}

/** Text with its links and emphasis. */
function inlineOf(children: readonly Child[], address: Address): string {
  let text = '';
  let endsInElement = false;
  // White space collapses across elements, as in CSS.
  const add = (words: string) => {
    text += text.endsWith(' ') ? words.replace(/^ /, '') : words;
  };
  for (const child of children) {
    if (isText(child)) {
      add(escapeInline(child.value.replace(/\s+/g, ' ')));
      endsInElement = false;
      continue;
    }
    const words = wordsOf(child, address);
    if (!words) continue;
    if (endsInElement && !/^\s/.test(words) && !/\s$/.test(text)) text += separator;
    add(words);
    endsInElement = words !== '\n';
  }
  return text;
}

function wordsOf(element: Element, address: Address): string {
  const { tagName: name } = element;
  if (name === 'br') return '\n';
  if (name === 'img') return '';
  if (name === 'code') return `\`${plainOf(childrenOf(element))}\``;
  const said = inlineOf(childrenOf(element), address);
  const words = said.trim();
  if (!words) return '';
  // Markdown allows no space inside emphasis and links: it moves outside.
  const [before, after] = [/^ /.test(said) ? ' ' : '', / $/.test(said) ? ' ' : ''];
  return before + marked(element, words, address) + after;
}

function marked(element: Element, words: string, address: Address): string {
  const { tagName: name } = element;
  if (name === 'strong' || name === 'b') return `**${words}**`;
  if (name === 'em' || name === 'i') return `*${words}*`;
  const href = attribute(element, 'href');
  if (name !== 'a' || href === undefined) return words;
  // `note` prefills a form, which a reader of Markdown does not have.
  const target = address(href.replace(/&note=[^&#]*/, ''));
  return `[${words.replaceAll('\n', ' ')}](${/[()\s]/.test(target) ? `<${target}>` : target})`;
}

const elementsOf = (element: Element) => childrenOf(element).filter(isElement);

function plainOf(children: readonly Child[]): string {
  return children.map((child) => (isText(child) ? child.value : plainOf(childrenOf(child)))).join('');
}

/** Escapes what Markdown would read as markup anywhere in a line. */
function escapeInline(text: string): string {
  return /[\\`*_[\]<]/.test(text) ? text.replace(/[\\`*_[\]<]/g, '\\$&') : text;
}

/** Escapes what Markdown would read as a heading, a list or a quotation at the start of a line. */
function paragraph(text: string): string {
  return text
    .trim()
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/^(?:(#{1,6}|[-+>])(?=\s|$)|(\d+)([.)])(?=\s))/gm, (_, sign?: string, number?: string, dot?: string) =>
      sign ? `\\${sign}` : `${number}\\${dot}`,
    );
}

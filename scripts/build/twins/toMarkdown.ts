import { isPhrasing } from '../../support/html.ts';
import { type TreeElement, readTree } from './readTree.ts';

type Child = TreeElement['children'][number];
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
  return `${blocksOf(readTree(html).children, address).join('\n\n')}\n`;
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
    if (typeof child === 'string' || isPhrasing(child.name)) run.push(child);
    else {
      flush();
      blocks.push(...blockOf(child, address));
    }
  }
  flush();
  return blocks;
}

function blockOf(element: TreeElement, address: Address): string[] {
  const { name, children } = element;
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
  if (name === 'section' && element.hadForm && blocks.every((block) => isHeading(block) && !block.includes('](')))
    return [];
  return blocks;
}

const isHeading = (block = '') => /^#{1,6} /.test(block);
const isList = (block: string) => /^(?:[-*] |\d+\. )/.test(block);

/** A list; items that have headings of their own become sections instead. */
function listOf({ name, children }: TreeElement, address: Address): string[] {
  const items = elementsOf(children)
    .map((item) => blocksOf(item.children, address))
    .filter(({ length }) => length > 0);
  if (items.some((blocks) => blocks.some(isHeading))) return items.flat();
  if (items.length === 0) return [];
  const isTight = items.every((blocks) => blocks.slice(1).every(isList));
  const lines = items.map((blocks, index) => {
    const marker = name === 'ol' ? `${index + 1}. ` : '- ';
    return marker + blocks.join(isTight ? '\n' : '\n\n').replace(/\n(?!\n)/g, `\n${' '.repeat(marker.length)}`);
  });
  return [lines.join(isTight ? '\n' : '\n\n')];
}

/** A `dl` as a list of terms with their descriptions. */
function definitionsOf({ children }: TreeElement, address: Address): string[] {
  const facts: { term: string; descriptions: string[] }[] = [];
  for (const { name, children: words } of elementsOf(children).flatMap((child) =>
    child.name === 'div' ? elementsOf(child.children) : [child],
  )) {
    const text = inlineOf(words, address).trim().replaceAll('\n', ' ');
    if (name === 'dt') facts.push({ term: text, descriptions: [] });
    else if (text) facts.at(-1)?.descriptions.push(text);
  }
  const lines = facts
    .filter(({ term, descriptions }) => term || descriptions.length > 0)
    .map(({ term, descriptions }) =>
      `* **${term}${/[:?]$/.test(term) ? '' : ':'}** ${descriptions.join(separator)}`.trimEnd(),
    );
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function tableOf(table: TreeElement, address: Address): string[] {
  const rows: string[][] = [];
  const visit = (branch: TreeElement) => {
    for (const child of elementsOf(branch.children)) {
      if (child.name === 'tr')
        rows.push(
          elementsOf(child.children).map((cell) =>
            inlineOf(cell.children, address).trim().replaceAll('\n', ' ').replaceAll('|', '\\|'),
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
    if (typeof child === 'string') {
      add(escapeInline(child.replace(/\s+/g, ' ')));
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

function wordsOf(element: TreeElement, address: Address): string {
  const { name } = element;
  if (name === 'br') return '\n';
  if (name === 'img') return '';
  if (name === 'code') return `\`${plainOf(element.children)}\``;
  const said = inlineOf(element.children, address);
  const words = said.trim();
  if (!words) return '';
  // Markdown allows no space inside emphasis and links: it moves outside.
  const [before, after] = [/^ /.test(said) ? ' ' : '', / $/.test(said) ? ' ' : ''];
  return before + marked(element, words, address) + after;
}

function marked(element: TreeElement, words: string, address: Address): string {
  const { name } = element;
  if (name === 'strong' || name === 'b') return `**${words}**`;
  if (name === 'em' || name === 'i') return `*${words}*`;
  const { href } = element;
  if (name !== 'a' || href === undefined) return words;
  // `note` prefills a form, which a reader of Markdown does not have.
  const target = address(href.replace(/&note=[^&#]*/, ''));
  return `[${words.replaceAll('\n', ' ')}](${/[()\s]/.test(target) ? `<${target}>` : target})`;
}

const elementsOf = (children: readonly Child[]) => children.filter((child) => typeof child !== 'string');

function plainOf(children: readonly Child[]): string {
  return children.map((child) => (typeof child === 'string' ? child : plainOf(child.children))).join('');
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

/** An element of a page. */
export interface TreeElement {
  name: string;
  /** The source text of the attributes. */
  attributes: string;
  children: (TreeElement | string)[];
  /** Set where a form was left out. */
  hadForm?: true;
}

/** Elements of forms. */
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
const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'col', 'area']);
/** Attributes of elements that are hidden, or interactive and therefore not printed. */
const skippedAttributes = /\s(?:data-print="no"|hidden=|aria-hidden="true"|data-twin="no")/;

/**
 * Parses the `main` element of a page and leaves out what is no content. Written here, because an HTML parser takes ten
 * times as long: this one relies on React's output, where every element is closed and `<` and `>` in attributes are escaped.
 */
export function readTree(html: string): TreeElement {
  const root: TreeElement = { name: 'main', attributes: '', children: [] };
  const main = html.indexOf('<main');
  if (main < 0) return root;
  const end = html.indexOf('</main>', main);
  const open = [root];
  let top = root;
  for (let at = html.indexOf('>', main) + 1; at < end; ) {
    const tagStart = html.indexOf('<', at);
    if (tagStart > at) top.children.push(html.slice(at, tagStart));
    if (tagStart >= end) break;
    if (html.startsWith('<!--', tagStart)) {
      at = html.indexOf('-->', tagStart) + 3;
      continue;
    }
    const tagEnd = html.indexOf('>', tagStart);
    at = tagEnd + 1;
    if (html[tagStart + 1] === '/') {
      open.pop();
      top = open.at(-1) ?? root;
      continue;
    }
    const tag = html.slice(tagStart + 1, tagEnd);
    const name = /^[a-z0-9]+/i.exec(tag)?.[0] ?? '';
    const attributes = tag.slice(name.length);
    const isEmpty = tag.endsWith('/') || voidElements.has(name);
    if (skippedElements.has(name) || skippedAttributes.test(attributes)) {
      if (!isEmpty) at = endOf(html, at, end);
      const section = open.findLast((branch) => branch.name === 'section');
      if (
        section &&
        (formElements.has(name) || attributes.includes('data-print="no"') || attributes.includes('data-twin'))
      )
        section.hadForm = true;
      continue;
    }
    const branch: TreeElement = { name, attributes, children: [] };
    top.children.push(branch);
    if (isEmpty) continue;
    open.push(branch);
    top = branch;
  }
  return root;
}

/** The index after the end tag of an element whose start tag ends at `from`. */
function endOf(html: string, from: number, end: number): number {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < end) {
    const tagStart = html.indexOf('<', at);
    if (html.startsWith('<!--', tagStart)) {
      at = html.indexOf('-->', tagStart) + 3;
      continue;
    }
    const tagEnd = html.indexOf('>', tagStart);
    if (html[tagStart + 1] === '/') depth--;
    else if (
      html[tagEnd - 1] !== '/' &&
      !voidElements.has(/^[a-z0-9]+/i.exec(html.slice(tagStart + 1, tagStart + 12))?.[0] ?? '')
    )
      depth++;
    at = tagEnd + 1;
  }
  return at;
}

/** An attribute's value, decoded; undefined where the element has none. */
export function attributeOf({ attributes }: TreeElement, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}

const namedReferences: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes the character references of HTML that React and our content use. */
export function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return namedReferences[name.toLowerCase()] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}

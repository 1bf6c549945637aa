/** An element of a page, with what it holds. */
export interface TreeElement {
  name: string;
  /** As they stand in the tag. */
  attributes: string;
  children: (TreeElement | string)[];
  /** Something to be filled in stood here. */
  hadForm?: true;
}

/** What to fill in, and what goes with it. */
const forms = new Set(['form', 'fieldset', 'label', 'select', 'textarea', 'search']);
/** Elements that say nothing on paper. */
const apart = new Set(['nav', 'button', 'dialog', 'template', 'script', 'style', 'svg', 'noscript', ...forms]);
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'col', 'area']);
/** What is not seen, and what is not printed: the chat, the location bar, cards that follow the visitor. */
const passedOver = /\s(?:data-print="no"|hidden=|aria-hidden="true"|data-twin="no")/;

/**
 * The main part of a page as a tree of what it says. Reads the HTML that our renderer writes, where every element is closed and no
 * attribute holds a bracket; a whole parser takes ten times as long.
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
    const isEmpty = tag.endsWith('/') || empty.has(name);
    if (apart.has(name) || passedOver.test(attributes)) {
      if (!isEmpty) at = endOf(html, at, end);
      const section = open.findLast((branch) => branch.name === 'section');
      if (section && (forms.has(name) || attributes.includes('data-print="no"') || attributes.includes('data-twin')))
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

/** Where an element ends that begins before `from`. */
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
      !empty.has(/^[a-z0-9]+/i.exec(html.slice(tagStart + 1, tagStart + 12))?.[0] ?? '')
    )
      depth++;
    at = tagEnd + 1;
  }
  return at;
}

/** An attribute's value as it is meant; undefined where the element has none. */
export function attributeOf({ attributes }: TreeElement, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Text as HTML writes it, as it is read. */
export function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return signs[name.toLowerCase()] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}

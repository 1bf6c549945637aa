/** Phrasing content: elements that are part of the text around them. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
/** Elements that say nothing about a page's subject: navigation, forms, scripts and graphics. */
const skippedElements = new Set(['nav', 'form', 'dialog', 'template', 'script', 'style', 'svg', 'button']);
const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'use', 'wbr', 'col', 'area']);
const namedReferences: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The texts of a page's `main` element, one for each paragraph, heading or list item: without navigation, forms, what is
 * not printed, and blocks that are nothing but links, unless they are headings. Written here, because an HTML parser takes
 * ten times as long: this one relies on React's output, where every element is closed.
 */
export function mainTexts(html: string): string[] {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  const end = html.indexOf('</main>', start);
  const texts: string[] = [];
  let text = '';
  let onlyLinks = true;
  let inLink = 0;
  let inHeading = false;
  /** Depth within a skipped element; 0 outside. */
  let skippedDepth = 0;
  const finish = () => {
    if (text.trim() && !onlyLinks) texts.push(decode(text).replace(/\s+/g, ' ').trim());
    text = '';
    onlyLinks = true;
  };
  for (let at = start; at < end; ) {
    const open = html.indexOf('<', at);
    if (open > at && skippedDepth === 0) {
      const said = html.slice(at, Math.min(open, end));
      text += said;
      if (said.trim() && (inLink === 0 || inHeading)) onlyLinks = false;
    }
    if (open < 0 || open >= end) break;
    if (html.startsWith('<!--', open)) {
      at = html.indexOf('-->', open) + 3;
      continue;
    }
    const close = html.indexOf('>', open);
    const tag = html.slice(open + 1, close);
    at = close + 1;
    const isEnd = tag.startsWith('/');
    const name = /^\/?([a-z0-9]+)/.exec(tag)?.[1] ?? '';
    if (tag.endsWith('/') || voidElements.has(name)) {
      if (name === 'br' && skippedDepth === 0) text += ' ';
      continue;
    }
    if (skippedDepth > 0) {
      skippedDepth += isEnd ? -1 : 1;
      continue;
    }
    if (!inline.has(name)) finish();
    if (name === 'a') inLink += isEnd ? -1 : 1;
    if (/^h[1-6]$/.test(name)) inHeading = !isEnd;
    if (!isEnd && (skippedElements.has(name) || /\s(?:data-print="no"|hidden=)/.test(tag))) skippedDepth = 1;
  }
  finish();
  return texts;
}

/** Decodes the character references of HTML that React and our content use. */
export function decode(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name) return namedReferences[name.toLowerCase()] ?? whole;
        return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
      })
    : text;
}

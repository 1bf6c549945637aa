/** Elements whose text runs on into the words beside it. */
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
/** Elements that say nothing of what a page is about: ways elsewhere, and what a visitor fills in. */
const apart = new Set(['nav', 'form', 'dialog', 'template', 'script', 'style', 'svg', 'button']);
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'use', 'wbr', 'col', 'area']);
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The texts of a page's main part, one for each paragraph, heading or list item: without navigation and breadcrumbs, forms, what is not
 * printed (the chat, the location bar, cards that follow the visitor) and what is nothing but links, unless it is a heading.
 * Reads the HTML that our renderer writes, where every element is closed; a whole parser takes ten times as long.
 */
export function mainTexts(html: string): string[] {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  const end = html.indexOf('</main>', start);
  const texts: string[] = [];
  let text = '';
  let onlyLinks = true;
  let inLink = 0;
  let inHeading = false;
  /** How many elements are open within one that is passed over, that one included. */
  let passedOver = 0;
  const finish = () => {
    if (text.trim() && !onlyLinks) texts.push(decode(text).replace(/\s+/g, ' ').trim());
    text = '';
    onlyLinks = true;
  };
  for (let at = start; at < end; ) {
    const open = html.indexOf('<', at);
    if (open > at && passedOver === 0) {
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
    if (tag.endsWith('/') || empty.has(name)) {
      if (name === 'br' && passedOver === 0) text += ' ';
      continue;
    }
    if (passedOver > 0) {
      passedOver += isEnd ? -1 : 1;
      continue;
    }
    if (!inline.has(name)) finish();
    if (name === 'a') inLink += isEnd ? -1 : 1;
    if (/^h[1-6]$/.test(name)) inHeading = !isEnd;
    if (!isEnd && (apart.has(name) || /\s(?:data-print="no"|hidden=)/.test(tag))) passedOver = 1;
  }
  finish();
  return texts;
}

/** Text as HTML writes it, as it is read. */
export function decode(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name) return named[name.toLowerCase()] ?? whole;
        return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
      })
    : text;
}

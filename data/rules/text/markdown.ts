import { Marked, Renderer } from 'marked';
import type { ShownPhoto } from '../schema/photo.ts';
import { escapeHtml } from './escapeHtml.ts';

/** A heading for the table of contents. */
export interface TextHeading {
  /** The heading's anchor. */
  id: string;
  text: string;
}
export interface RenderedText {
  html: string;
  /** Headings of the second level. */
  headings: TextHeading[];
}

/** A photograph by its `id`, as pages show it. */
export type PhotoOf = (id: string) => ShownPhoto | undefined;

/** The `id` of the photograph that an image in Markdown names: `![…](photo:<id>)`. */
const photoId = (href: string): string | undefined => /^photo:([a-z\d-]+)$/.exec(href)?.[1];

/** The ids of all photographs that a Markdown text names. */
export const photoIdsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/!\[[^\]]*\]\(photo:([a-z\d-]+)\)/g)].map(([, id = '']) => id);

function photoHtml(photo: ShownPhoto | undefined, text: string): string | undefined {
  if (!photo) return undefined;
  const sizes = '(min-width: 48rem) 42rem, 92vw';
  const sources = photo.sources.map(
    ({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${sizes}">`,
  );
  const alt = escapeHtml(text || photo.alt);
  const size = `width="${photo.width}" height="${photo.height}"`;
  return `<picture>${sources.join('')}<img src="${photo.src}" alt="${alt}" ${size} loading="lazy" decoding="async"></picture>`;
}

/** The anchor of a heading: lower-case ASCII words joined by hyphens. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Renders Markdown to safe HTML: raw HTML is escaped, images are replaced by their alternative text unless they are photographs, and links are kept only
 * to this site and to http, https, mailto and tel URLs. Headings get anchors; repeated ones are numbered.
 */
export function renderMarkdown(markdown: string, photoOf: PhotoOf = () => undefined): RenderedText {
  const headings: TextHeading[] = [];
  const used = new Set<string>();
  let tables = 0;
  /** The names of the columns of the current table, and how many of its cells are done. */
  let columns: string[] = [];
  let cells = 0;
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const base = anchorOf(text) || 'section';
        let id = base;
        for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
        used.add(id);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const parsed = this.parser.parseInline(tokens);
        // Allow line breaks in long e-mail addresses: after "@", and before dots in the host name.
        const text = href.startsWith('mailto:') ? parsed.replace(/(?<=@)|(?<=@\S*)(?=\.\p{L})/gu, '<wbr>') : parsed;
        return /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/.test(href)
          ? `<a href="${escapeHtml(href)}">${text}</a>`
          : text;
      },
      image: ({ href, text }) => photoHtml(photoOf(photoId(href) ?? ''), text) ?? escapeHtml(text),
      // A photograph by itself is no paragraph.
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens);
        const [only, ...others] = tokens;
        return html.startsWith('<picture>') && only?.type === 'image' && others.length === 0
          ? `<figure>${html}</figure>\n`
          : `<p>${html}</p>\n`;
      },
      // Wide tables scroll in a container, which needs a tabindex to scroll by keyboard, and a name of its own.
      table(token) {
        tables++;
        const label = tables === 1 ? 'Table' : `Table ${tables}`;
        columns = token.header.map(({ tokens }) => this.parser.parseInline(tokens, this.parser.textRenderer));
        cells = 0;
        const table = Renderer.prototype.table.call(this, token);
        const counted = table.replace('<table>', `<table data-columns="${columns.length}">`);
        return `<section aria-label="${label}" tabindex="0">${counted}</section>\n`;
      },
      // On a phone, where rows are lists, a cell shows the name of its column; the first is a heading, unless it is a number.
      tablecell(token) {
        const html = Renderer.prototype.tablecell.call(this, token);
        if (token.header) return html;
        const at = cells++ % columns.length;
        const isHeading = at === 0 && !/^\d/.test(token.text);
        return isHeading ? html : html.replace('<td', () => `<td data-label="${columns[at]}"`);
      },
    },
  });
  const html = marked.parse(markdown, { async: false }).trim();
  return { html, headings };
}

/** The number of words of a Markdown text. */
export const countWords = (markdown: string): number =>
  markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

import { Marked, Renderer } from 'marked';
import { escapeHtml } from './escapeHtml.ts';

/** A heading of a text, for a table of contents. */
export interface TextHeading {
  id: string;
  text: string;
}
export interface RenderedText {
  html: string;
  headings: TextHeading[];
  words: number;
}

/** Turns a heading into the anchor it is linked by. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Markdown as safe HTML: raw HTML stands as text, links go to this site or to http, https, mailto and tel, and headings
 * can be linked to. A repeated heading gets a number behind its anchor.
 */
export function renderMarkdown(markdown: string): RenderedText {
  const headings: TextHeading[] = [];
  const used = new Set<string>();
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
        // Where there is no room for all of an e-mail address, a line may end after "@" or before a "." behind it.
        const text = href.startsWith('mailto:') ? parsed.replace(/(?<=@)|(?<=@\S*)(?=\.\p{L})/gu, '<wbr>') : parsed;
        return /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/.test(href)
          ? `<a href="${escapeHtml(href)}">${text}</a>`
          : text;
      },
      image: ({ text }) => escapeHtml(text),
      // A table too wide for the screen scrolls by itself, also by keyboard.
      table(token) {
        return `<section aria-label="Table" tabindex="0">${Renderer.prototype.table.call(this, token)}</section>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false }).trim();
  return { html, headings, words: markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length };
}

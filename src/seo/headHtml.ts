import { escapeHtml } from '#data/text/escapeHtml.ts';
import type { Head } from '../routing/page.ts';
import { headTags } from './tags.ts';

/**
 * A page's head as HTML. The mark `data-rh` hands its tags over to the head manager in the browser, which from then on
 * keeps them; rendering it through the manager here as well would cost a tenth of the build.
 */
export function headHtml(head: Head, site: { siteName: string; locale: string }): string {
  const tags = headTags(head, site).map(({ tag, attributes }) => `<${tag} data-rh="true"${Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}/>`);
  return `<title>${escapeHtml(head.title)}</title>${tags.join('')}<script data-rh="true" type="application/ld+json">${head.graph}</script>`;
}

import { addressLine } from '../../../data/text/addressLine.ts';
import type { Provider } from '../../../data/schema/provider.ts';
import { toMarkdown } from './toMarkdown.ts';

/** Facts of a page's head for the front matter. */
interface TwinHead {
  title: string;
  description: string;
  canonical: string;
}

/** A page's Markdown twin: front matter, and the content. */
export function twinOf(
  provider: Provider,
  { path, head, html }: { path: string; head: TwinHead; html: string },
): string {
  const facts = {
    title: head.title,
    description: head.description,
    canonical: head.canonical,
    contact: contactLine(provider),
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${toMarkdown(html, { origin: provider.origin, path })}`;
}

/** How to reach the provider, on one line. */
function contactLine({ name, phone, email, address }: Provider): string {
  return [name, phone.display, email, addressLine(address)].join(', ');
}

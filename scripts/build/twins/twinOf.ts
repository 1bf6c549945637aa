import type { Provider } from '../../../data/schema/provider.ts';
import { toMarkdown } from './toMarkdown.ts';

/** What of a page's head stands above its Markdown. */
interface TwinHead {
  title: string;
  description: string;
  canonical: string;
}

/** A page's Markdown: who says it and where, and then what the page says. */
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

/** How to reach the provider, in a line. */
function contactLine({ name, phone, email, address }: Provider): string {
  return [
    name,
    phone.display,
    email,
    `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
  ].join(', ');
}

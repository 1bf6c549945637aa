import { addressLine } from '../../../data/rules/text/addressLine.ts';
import type { Provider } from '../../../data/rules/schema/provider.ts';
import { toMarkdown } from './toMarkdown.ts';

/** Facts of a page's head for the front matter. */
interface TwinHead {
  title: string;
  description: string;
  canonical: string;
}

/** A page's Markdown twin: front matter, the page in short, and the content. */
export function twinOf(
  provider: Provider,
  { path, head, answer, html }: { path: string; head: TwinHead; answer: string; html: string },
): string {
  const facts = {
    title: head.title,
    description: head.description,
    canonical: head.canonical,
    contact: contactLine(provider),
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const short = answer ? `> ${answer}\n\n` : '';
  return `---\n${lines.join('\n')}\n---\n\n${short}${toMarkdown(html, { origin: provider.origin, path })}`;
}

/** How to reach the provider, on one line. */
function contactLine({ name, phone, email, address }: Provider): string {
  return [name, phone.display, email, addressLine(address)].join(', ');
}

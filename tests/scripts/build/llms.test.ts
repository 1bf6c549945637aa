import { expect, test } from 'vitest';
import { messages } from '#data/messages/index.ts';
import { llmsTxt } from '#scripts/build/llms.ts';
import { buildProvider } from '#tests/support/buildData.ts';

const provider = buildProvider({ name: 'North Shore', origin: 'https://x.example' });
const page = (kind: string, path: string, label: string, description: string) => ({ kind, path, label, description });

test('The list for language models says who this is and links the main pages as Markdown, section by section', () => {
  const text = llmsTxt({ provider, messages }, [
    page('serviceInIndustryInLocation', '/services/a/b/c', 'C', 'One of many.'),
    page('service', '/services/backup', 'Backup [daily]', 'Copies.'),
    page('services', '/services', 'Services', 'All of them.'),
    page('home', '/', 'North Shore', 'Start here.'),
    page('accessibility', '/accessibility', 'Accessibility', 'For everybody.'),
  ]);
  const { address, hours, area } = provider;
  expect(text).toBe(`# North Shore

> IT for firms in Durham.

Managed IT in the ${area.name}.

- Phone: +1 905-555-0100
- Email: hello@northshore.example
- Address: ${address.street}, ${address.city}, ${address.region} ${address.postalCode}
- Hours: ${hours.label}

Every page is also available as Markdown: add .md to its address, or request text/markdown. Services \
that can be bought on their own have a page for each industry, each place and both together, for example https://x.example/services/a/b/c.md

## The company

- [North Shore](https://x.example/index.md): Start here.

## Services

- [Services](https://x.example/services.md): All of them.
- [Backup \\[daily\\]](https://x.example/services/backup.md): Copies.

## Optional

- [Accessibility](https://x.example/accessibility.md): For everybody.
`);
});

test('A site without combinations names none', () => {
  expect(llmsTxt({ provider, messages }, [])).not.toContain('for example');
});

import type { Provider } from '../../data/schema/provider.ts';
import { markdownAddress } from '../../data/routing/markdownCopies.ts';

/** A page that search engines may index. */
export interface ListedPage {
  /** Its id in the route table. */
  kind: string;
  path: string;
  /** Its name in breadcrumbs. */
  label: string;
  /** Its meta description. */
  description: string;
}

/** The sections, each with the kinds of pages it lists. Combination pages are left out, because there are too many. */
const sections: [heading: string, kinds: string[]][] = [
  ['The firm', ['home', 'about', 'contact']],
  ['Services', ['services', 'serviceArea', 'service']],
  ['Pricing', ['pricing']],
  ['Locations', ['locations', 'location']],
  ['Industries', ['industries', 'industry']],
  ['Resources', ['resources', 'glossary']],
  ['Articles', ['blog', 'article']],
  ['Optional', ['blogCategory', 'privacyPolicy', 'termsOfService', 'accessibility']],
];

/** The site for language models (https://llmstxt.org): who the provider is, and links to the main pages as Markdown. */
export function llmsTxt(
  { name, description, origin, category, area, phone, email, address, hours }: Provider,
  pages: readonly ListedPage[],
): string {
  const link = ({ path, label, description: sentence }: ListedPage) =>
    `- [${label.replace(/[[\]]/g, '\\$&')}](${origin}${markdownAddress(path)}): ${sentence}`;
  const combination = pages.find(({ kind }) => kind === 'serviceInIndustryInLocation');
  const example = combination
    ? ' Each service has a page for each industry, each place and both together, for example ' +
      origin +
      markdownAddress(combination.path)
    : '';
  const blocks = [
    `# ${name}`,
    `> ${description}`,
    [
      `${category} in the ${area.name}.`,
      '',
      `- Phone: ${phone.display}`,
      `- E-mail: ${email}`,
      `- Address: ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
      `- Hours: ${hours.label}`,
    ].join('\n'),
    `Every page is also there as Markdown: add .md to its address, or ask for text/markdown.${example}`,
    ...sections.flatMap(([heading, kinds]) => {
      const listed = kinds.flatMap((kind) => pages.filter((page) => page.kind === kind));
      return listed.length > 0 ? [`## ${heading}`, listed.map(link).join('\n')] : [];
    }),
  ];
  return `${blocks.join('\n\n')}\n`;
}

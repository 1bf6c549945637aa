import { markdownAddress } from '../../data/rules/files/markdownTwins.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { fill } from '../../data/rules/text/fill.ts';

/** A page that search engines may index. */
export interface ListedPage {
  /** Its id in the route table. */
  kind: string;
  path: string;
  /** What it calls itself; the home page has the provider's name. */
  label: string;
  /** Its meta description. */
  description: string;
}

type Texts = Site['messages']['feeds']['llms'];

/** The sections, each with the kinds of pages it lists. Combination pages are left out, because there are too many. */
const sectionsOf = (texts: Texts): [heading: string, kinds: string[]][] => [
  [texts.firm, ['home', 'about', 'contact', 'assessment', 'chat']],
  [texts.services, ['services', 'planService', 'service']],
  [texts.pricing, ['pricing']],
  [texts.locations, ['locations', 'location']],
  [texts.industries, ['industries', 'industry', 'industryInLocation']],
  [texts.resources, ['resources', 'guide', 'outageCost', 'firstSteps', 'download', 'glossary']],
  [texts.articles, ['blog', 'article']],
  // The format's own word: a reader with little room may leave this section out.
  ['Optional', ['blogCategory', 'privacyPolicy', 'termsOfService', 'accessibility']],
];

/** The site for language models (https://llmstxt.org): who the provider is, and links to the main pages as Markdown. */
export function llmsTxt(
  { provider, messages }: Pick<Site, 'provider' | 'messages'>,
  pages: readonly ListedPage[],
): string {
  const { name, description, origin, category, area } = provider;
  const texts = messages.feeds.llms;
  const link = ({ path, label, description: sentence }: ListedPage) =>
    `- [${label.replace(/[[\]]/g, '\\$&')}](${origin}${markdownAddress(path)}): ${sentence}`;
  const combination = pages.find(({ kind }) => kind === 'serviceInIndustryInLocation');
  const blocks = [
    `# ${name}`,
    `> ${description}`,
    [
      fill(texts.about, { category, area: area.name }),
      '',
      ...contactFacts(provider, texts).map((fact) => `- ${fact}`),
    ].join('\n'),
    [
      texts.asMarkdown,
      ...(combination ? [fill(texts.combinations, { address: origin + markdownAddress(combination.path) })] : []),
    ].join(' '),
    ...sectionsOf(texts).flatMap(([heading, kinds]) => {
      const listed = kinds.flatMap((kind) => pages.filter((page) => page.kind === kind));
      return listed.length > 0 ? [`## ${heading}`, listed.map(link).join('\n')] : [];
    }),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function contactFacts({ phone, email, address, hours }: Site['provider'], texts: Texts): string[] {
  const { street, city, region, postalCode } = address;
  return [
    fill(texts.phone, { phone: phone.display }),
    fill(texts.email, { email }),
    fill(texts.address, { street, city, region, postalCode }),
    fill(texts.hours, { opening: hours.label }),
  ];
}

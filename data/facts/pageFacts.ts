import { glossaryPath } from '../routing/glossaryPath.ts';
import type { Site } from '../schema/site.ts';
import { anchorOf } from '../text/markdown.ts';
import { plainText } from '../text/plainText.ts';
import { fill } from '../text/fill.ts';
import type { Fact } from './fact.ts';

const minCharacters = 60;

/** Facts of single pages: questions and answers, glossary, articles, legal pages, downloads and the page about the provider. */
export function pageFacts(site: Site): Fact[] {
  return [
    ...claimFacts(site),
    ...faqFacts(site),
    ...glossaryFacts(site),
    ...articleFacts(site),
    ...legalFacts(site),
    ...aboutFacts(site),
  ];
}

/** The figures that the provider states about itself. */
function claimFacts({ claims, messages }: Site): Fact[] {
  return claims.map(
    ({ id, value, label, condition, askedAs }): Fact => ({
      id: `claim:${id}`,
      subject: 'provider',
      attribute: 'answer',
      value: true,
      title: label,
      ...(askedAs ? { askedAs } : {}),
      text: fill(messages.assistantFacts.claim, { value, label, condition }),
      page: { title: messages.assistantFacts.about, href: '/about' },
    }),
  );
}

function faqFacts({ faqs, messages }: Site): Fact[] {
  const texts = messages.assistantFacts;
  const pages = [
    ['home', faqs.home, { title: texts.home, href: '/' }],
    ['contact', faqs.contact, { title: texts.questions, href: '/contact#faq' }],
    ['pricing', faqs.pricing, { title: texts.pricing, href: '/pricing' }],
  ] as const;
  return pages.flatMap(([id, items, page]) =>
    items.map(
      ({ question, answer }, index): Fact => ({
        id: `faq:${id}-${index + 1}`,
        subject: 'provider',
        attribute: 'answer',
        value: true,
        title: question,
        text: answer,
        page,
      }),
    ),
  );
}

function glossaryFacts({ glossary, glossarySlug, messages }: Site): Fact[] {
  return glossary.map(
    ({ slug, term, definition, category }): Fact => ({
      id: `term:${slug}`,
      subject: `term:${slug}`,
      attribute: 'definition',
      value: true,
      title: term,
      keywords: category,
      text: definition,
      page: {
        title: fill(messages.assistantFacts.glossaryEntry, { term }),
        href: `${glossaryPath(glossarySlug)}#${slug}`,
      },
    }),
  );
}

/** Each article, and each of its sections by its first paragraph. */
function articleFacts({ articles }: Site): Fact[] {
  return articles.flatMap(({ slug, title, excerpt, description, keywords, body }): Fact[] => {
    const subject = `article:${slug}`;
    const href = `/blog/${slug}`;
    const sections = body.split(/^## /m).slice(1);
    return [
      {
        id: subject,
        subject,
        attribute: 'advice',
        value: true,
        title,
        keywords: `${keywords.join(' ')} ${description}`,
        text: excerpt,
        page: { title, href },
      },
      ...sections.flatMap((section, index): Fact[] => {
        const [heading = '', ...lines] = section.split('\n');
        const paragraph = lines
          .join('\n')
          .split(/\n{2,}/)
          .map((block) => block.trim())
          .find((block) => !/^(?:\||[-*] |\d+\. )/.test(block) && plainText(block).length >= minCharacters);
        if (!paragraph) return [];
        return [
          {
            id: `${subject}:${index + 1}`,
            subject,
            attribute: 'advice',
            value: true,
            title: plainText(heading),
            keywords: `${title} ${plainText(lines.join(' ')).slice(0, 1500)}`,
            text: plainText(paragraph),
            page: { title: `${title}: ${plainText(heading)}`, href: `${href}#${anchorOf(heading)}` },
          },
        ];
      }),
    ];
  });
}

function legalFacts({ legal }: Site): Fact[] {
  return legal.flatMap(({ slug, heading, body }): Fact[] =>
    body
      .split(/^## /m)
      .slice(1)
      .flatMap((section, index): Fact[] => {
        const [name = '', ...lines] = section.split('\n');
        const text = lines
          .join('\n')
          .split(/\n{2,}/)
          .map(plainText)
          .find((block) => block.length >= minCharacters && !block.includes('|'));
        if (!text) return [];
        return [
          {
            id: `legal:${slug}-${index + 1}`,
            subject: `legal:${slug}`,
            attribute: 'terms',
            value: true,
            title: plainText(name),
            keywords: `${heading} ${plainText(lines.join(' ')).slice(0, 1000)}`,
            text,
            page: { title: `${heading}: ${plainText(name)}`, href: `/${slug}#${anchorOf(name)}` },
          },
        ];
      }),
  );
}

function aboutFacts({ about, trustItems, partners, resources, checklist, messages }: Site): Fact[] {
  const texts = messages.assistantFacts;
  const page = { title: texts.about, href: '/about' };
  const aboutFact = (id: string, title: string, text: string): Fact => ({
    id: `provider:${id}`,
    subject: 'provider',
    attribute: 'about',
    value: true,
    title,
    text,
    page,
  });
  return [
    ...about.values.map(({ title, description }, index) => aboutFact(`value-${index + 1}`, title, description)),
    ...about.leadership.map(({ title, description }, index) =>
      aboutFact(`role-${index + 1}`, title, `${title}: ${description}`),
    ),
    ...about.caseStudies.map(({ title, stops }, index) =>
      aboutFact(`case-${index + 1}`, title, stops.map(({ text }) => text).join(' ')),
    ),
    ...about.story.map((text, index) => aboutFact(`story-${index + 1}`, texts.storyTitle, text)),
    ...(about.parent ? [aboutFact('parent', texts.parentTitle, about.parent)] : []),
    ...(about.sister ? [aboutFact('sister', texts.sisterTitle, about.sister)] : []),
    ...trustItems.map(({ title, description }, index) =>
      aboutFact(`trust-${index + 1}`, title, `${title}. ${description}`),
    ),
    ...partners.map(
      ({ slug, name, role }): Fact => ({
        ...aboutFact(`partner-${slug}`, name, fill(texts.partner, { name, role })),
        attribute: 'systems',
      }),
    ),
    ...resources.map(
      ({ id, title, description, type }): Fact => ({
        id: `download:${id}`,
        subject: `download:${id}`,
        attribute: 'download',
        value: true,
        title: `${title} ${type}`,
        text: description,
        page: { title: texts.resources, href: '/resources' },
      }),
    ),
    ...checklist.map(
      ({ title, why, check }, index): Fact => ({
        id: `checklist:${index + 1}`,
        subject: 'download:checklist',
        attribute: 'advice',
        value: true,
        title,
        text: `${title}. ${why} ${check}`,
        page: { title: texts.resources, href: '/resources' },
      }),
    ),
  ];
}

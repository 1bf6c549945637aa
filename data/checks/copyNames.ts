import { type PageCopyKind, pageCopyKinds, type Site } from '../schema/site.ts';
import { namesIn } from '../text/fill.ts';

const offer = ['service', 'description', 'price'];

/** The names in braces that the words of each page kind may hold. */
const known: Partial<Record<PageCopyKind, string[]>> = {
  service: offer,
  serviceInLocation: [...offer, 'location', 'region', 'landmark'],
  serviceInIndustry: [...offer, 'industry', 'clients'],
  serviceInIndustryInLocation: [...offer, 'location', 'region', 'landmark', 'industry', 'clients'],
  serviceNotFound: ['message'],
  pricing: ['lowestPrice'],
  locations: ['count', 'regions'],
  location: ['location', 'region', 'population', 'landmark', 'metaDescription', 'summary'],
  industries: ['count'],
  industry: ['industry', 'clients', 'metaDescription', 'shortDescription'],
  blogCategory: ['category', 'description'],
};

/** Names in braces outside `pages.ts` that a page fills in. */
const elsewhere: Record<'service' | 'home', string[]> = { service: ['service', 'serviceInText', 'place', 'price'], home: ['location'] };

/** Every name in braces is one that its page knows how to fill. */
export function copyNames(site: Site): string[] {
  return [
    ...pageCopyKinds.flatMap((kind) => unknown(`pages.${kind}`, site.pages[kind], known[kind] ?? [])),
    ...unknown('faqs.service', site.faqs.service, elsewhere.service),
    ...unknown('home', site.home, elsewhere.home),
    ...(['faqs.home', 'faqs.contact', 'faqs.pricing'] as const).flatMap((name) => unknown(name, site.faqs[name.slice(5) as 'home'], [])),
    ...(['locations', 'industries', 'services', 'articles', 'legal', 'glossary', 'recommendations'] as const).flatMap((name) => unknown(name, site[name], [])),
  ];
}

function unknown(record: string, tree: unknown, allowed: string[]): string[] {
  const names = new Set(textsOf(tree).flatMap(namesIn));
  return [...names]
    .filter((name) => !allowed.includes(name))
    .map((name) => `${record}: "{${name}}" is not filled in there. ${allowed.length ? `Use one of ${allowed.map((other) => `{${other}}`).join(', ')}` : 'Write the text out'} or remove it.`);
}

function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

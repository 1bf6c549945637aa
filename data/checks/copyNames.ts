import { fieldName, recordOf } from '../schema/describe.ts';
import type { PageCopyKind, Site } from '../schema/site.ts';
import { namesIn } from '../text/fill.ts';
import { isFactName } from '../text/quoteFacts.ts';

const offer = ['service', 'description', 'price'];

/** The names in braces that the words of each page kind may hold. */
const known: Partial<Record<PageCopyKind, string[]>> = {
  home: ['rating'],
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

/** Every name in braces is one that its page knows how to fill; the facts' names are `quoteFacts`' to judge. */
export function copyNames(site: Site): string[] {
  return textsOf(site, []).flatMap(({ text, path }) => {
    const allowed = namesAt(site, path);
    const unknown = new Set(namesIn(text).filter((name) => !isFactName(name) && !allowed.includes(name)));
    const { record, field } = recordOf(site, path);
    const remedy =
      allowed.length > 0 ? `Use one of ${allowed.map((name) => `{${name}}`).join(', ')}` : 'Write the text out';
    return [...unknown].map(
      (name) =>
        `${record}: ${fieldName(field)} holds "{${name}}", which is not filled in there. ${remedy} or remove it.`,
    );
  });
}

const asked = ['service', 'serviceInText', 'place', 'price'];

/** What a question of a combination page may name beside, by what it is about. */
const ofTrade = ['clients', 'systems', 'rules', 'benefit'];
const ofPlace = ['location', 'districts', 'postalAreas', 'reach', 'neighbours'];
const askedOf: Record<string, string[]> = {
  industry: ofTrade,
  location: ofPlace,
  both: [...ofTrade, ...ofPlace, 'overlooked'],
};

/** The names that the page fills in which shows the text at a path. */
function namesAt(site: Site, [collection, key, index]: PropertyKey[]): string[] {
  if (collection === 'pages') return known[key as PageCopyKind] ?? [];
  if (collection === 'faqs' && key === 'service') return asked;
  if (collection === 'faqs' && key === 'combination')
    return [...asked, ...(askedOf[site.faqs.combination[Number(index)]?.of ?? ''] ?? [])];
  if (collection === 'contactTaken') return ['name'];
  if (collection === 'visitor')
    return key === 'popular' ? ['location', 'industries'] : key === 'pricing' ? ['region'] : ['location'];
  return collection === 'home' ? ['location'] : [];
}

function textsOf(tree: unknown, path: PropertyKey[]): { text: string; path: PropertyKey[] }[] {
  if (typeof tree === 'string') return [{ text: tree, path }];
  if (Array.isArray(tree)) return tree.flatMap((item, index) => textsOf(item, [...path, index]));
  return typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, item]) => textsOf(item, [...path, key]))
    : [];
}

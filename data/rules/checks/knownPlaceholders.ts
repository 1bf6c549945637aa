import { fieldName, recordOf } from '../schema/describe.ts';
import type { PageCopyKey, Site } from '../schema/site.ts';
import { placeholdersIn } from '../text/fill.ts';
import { isSharedPlaceholder } from '../text/fillPlaceholders.ts';
import { textsIn } from '../text/textsIn.ts';
import type { RecordCheck } from './recordCheck.ts';

const servicePlaceholders = ['service', 'serviceInText', 'description', 'price'];

/** The placeholders that the copy of each page may contain, by its key in `pages.ts`. */
const pagePlaceholders: Partial<Record<PageCopyKey, string[]>> = {
  home: ['rating'],
  service: servicePlaceholders,
  serviceInLocation: [...servicePlaceholders, 'location', 'region', 'landmark', 'lede'],
  serviceInIndustry: [...servicePlaceholders, 'industry', 'clients', 'cost', 'lede'],
  serviceInIndustryInLocation: [
    ...[...servicePlaceholders, 'location', 'region', 'landmark'],
    ...['industry', 'clients', 'cost', 'lede'],
  ],
  serviceNotFound: ['message'],
  pricing: ['lowestPrice'],
  locations: ['count', 'regions'],
  location: ['location', 'population', 'region', 'landmark', 'metaDescription', 'summary'],
  industries: ['count'],
  industry: ['industry', 'clients', 'metaDescription', 'shortDescription'],
  industryInLocation: ['industry', 'clients', 'location', 'region', 'price', 'lede'],
  blogCategory: ['category', 'description'],
};

/** Every placeholder is one that its page replaces. Facts are checked by `fillPlaceholders`, messages by their schema. */
export const knownPlaceholders: RecordCheck = (site) => {
  const { messages: _, ...rest } = site;
  const faults: string[] = [];
  for (const { text, path } of textsIn(rest)) {
    if (!text.includes('{')) continue;
    const allowed = placeholdersAt(site, path);
    const unknown = new Set(
      placeholdersIn(text).filter((name) => !isSharedPlaceholder(name) && !allowed.includes(name)),
    );
    const { record, field } = recordOf(site, path);
    const remedy =
      allowed.length > 0 ? `Use one of ${allowed.map((name) => `{${name}}`).join(', ')}` : 'Write the text out';
    for (const name of unknown)
      faults.push(
        `${record}: ${fieldName(field)} holds "{${name}}", which is not filled in there. ${remedy} or remove it.`,
      );
  }
  return faults;
};

const faqPlaceholders = ['service', 'serviceInText', 'place', 'price'];
const combinationFaqPlaceholders = [...faqPlaceholders, 'notCovered'];

/** Additional placeholders of a combination page's question, by its `of`. */
const combinationPlaceholders: Record<string, string[]> = {
  industry: ['clients', 'systems', 'rules', 'software'],
  location: ['location', 'districts', 'postalAreas', 'reach', 'neighbours'],
};

/** The placeholders that are replaced in the text at a path. */
function placeholdersAt(site: Site, path: PropertyKey[]): string[] {
  const [collection, key, field] = path;
  if (path.at(-1) === 'breakEven') return ['plan', 'users', 'total'];
  if (collection === 'pages') return pagePlaceholders[key as PageCopyKey] ?? [];
  if (collection === 'planServices' && field === 'inLocations') return ['location', 'region'];
  if (collection === 'faqs' && key === 'service') return faqPlaceholders;
  if (collection === 'faqs' && key === 'combination')
    return [
      ...combinationFaqPlaceholders,
      ...(combinationPlaceholders[site.faqs.combination[Number(field)]?.of ?? ''] ?? []),
    ];
  if (collection === 'contactConfirmation') return ['name'];
  if (collection === 'visitor')
    return key === 'popular' ? ['location', 'industries'] : key === 'pricing' ? ['region'] : ['location'];
  return collection === 'home' ? ['location'] : [];
}

import { formatMoney } from '../money/formatMoney.ts';
import { provinces } from '../places/provinces.ts';
import type { RecordsInput } from '../schema/site.ts';
import { fieldName, recordOf, formatValue } from '../schema/describe.ts';
import { ratingInWords } from './ratingInWords.ts';
import { keepOptionalParts } from './withholdClaims.ts';

type PlaceholderValues = ReadonlyMap<string, string>;

/** Values of the placeholders that every text may contain, by name: facts of the provider, claims, ratings, legal pages, plans, add-ons, sources, suppliers. */
export function placeholderValuesOf({
  provider,
  claims,
  ratings,
  messages,
  legalFacts,
  pricing,
  sources = [],
  suppliers = [],
}: Pick<
  RecordsInput,
  'provider' | 'claims' | 'ratings' | 'messages' | 'legalFacts' | 'pricing' | 'sources' | 'suppliers'
>): PlaceholderValues {
  const values = new Map<string, string>([
    ['provider.name', provider.name],
    ['provider.shortName', provider.shortName],
    ['provider.category', provider.category],
    ['provider.phone', provider.phone.display],
    ['provider.email', provider.email],
    ['provider.host', URL.canParse(provider.origin) ? new URL(provider.origin).host : provider.origin],
    ['provider.street', provider.address.street],
    ['provider.city', provider.address.city],
    ['provider.province', provinces[provider.address.region] ?? provider.address.region],
    ['area.name', provider.area.name],
    ['area.shortName', provider.area.shortName],
    ['hours.label', provider.hours.label],
    ['hours.note', provider.hoursNote],
  ]);
  if (provider.parent) values.set('provider.parent', provider.parent.name);
  for (const claim of claims) values.set(`claims.${claim.id}`, claim.value);
  for (const rating of ratings) values.set(`ratings.${rating.pageKind}`, ratingInWords(rating, messages.claims.rating));
  for (const { id, value } of legalFacts) if (value !== undefined) values.set(`legal.${id}`, value);
  for (const { use, name, country } of suppliers) values.set(`suppliers.${use}`, `${name} (${country})`);
  for (const { id, url } of sources) values.set(`sources.${id}`, url);
  for (const plan of pricing.plans) {
    values.set(`plans.${plan.id}.price`, formatMoney(plan.basePrice, provider));
    values.set(`plans.${plan.id}.responseTime`, plan.responseTime);
    values.set(`plans.${plan.id}.helpDeskHours`, plan.helpDeskHours);
    values.set(`plans.${plan.id}.minUsers`, String(plan.minUsers));
  }
  for (const { id, price } of [...pricing.calculatorAddOns, ...pricing.planAddOns])
    values.set(`addOns.${id}.price`, formatMoney(price, provider));
  return values;
}

/** Whether a placeholder has one value in every text, rather than one for each page: its name has a dot. */
export function isSharedPlaceholder(name: string): boolean {
  return name.includes('.');
}

/**
 * Replaces the placeholders that every text may contain in a tree of records, and returns an error for each unknown one.
 * Placeholders of pages, which have no dot, are left in place.
 * @param root the tree that error messages name records by.
 */
export function fillPlaceholders<Tree>(
  tree: Tree,
  values: PlaceholderValues,
  root: unknown = tree,
): { tree: Tree; errors: string[] } {
  const errors: string[] = [];
  const walk = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string') return value.includes('{') ? fill(value, path) : value;
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]));
  };
  const fill = (text: string, path: PropertyKey[]) =>
    keepOptionalParts(text).replace(/\{([a-zA-Z]+(?:\.[a-zA-Z0-9-]+)+)\}/g, (whole, key: string) => {
      const value = values.get(key);
      if (value === undefined) {
        const { record, field } = recordOf(root, path);
        const remedy = key.startsWith('sources.')
          ? 'which is no source. Fix the id or add it to data/sources.ts.'
          : 'which is no fact. Fix the name (data/rules/text/fillPlaceholders.ts lists them) or add the claim.';
        errors.push(`${record}: ${fieldName(field)} quotes ${formatValue(whole)}, ${remedy}`);
      }
      return value ?? whole;
    });
  return { tree: walk(tree, []) as Tree, errors };
}

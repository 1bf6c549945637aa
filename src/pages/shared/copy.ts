import type { Claim, ClaimSlot } from '#data/rules/schema/claim.ts';
import type { PageCopyKey, Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { claimsMessages } from '#data/messages/claims.ts';
import { locationPageSourceMessages } from '#data/messages/locationPage.ts';
import type { HeadInput } from '../../types/page.ts';
import { fitDescription } from '../../seo/fitDescription.ts';
import { fitTitle } from '../../seo/fitTitle.ts';
import { listText } from '#data/rules/text/listText.ts';

type Values = Readonly<Record<string, string | number>>;

/** The texts of a kind of page, with values filled in for one page. */
export function pageCopy(site: Site, kind: PageCopyKey, values: Values = {}) {
  const copy = site.pages[kind];
  if (!copy) throw new RangeError(`pages: "${kind}" is missing, and the site has such a page. Write its words.`);
  const opening = copy.opening && fill(copy.opening, values);
  const head: HeadInput = {
    title: fitTitle(fill(copy.title, values)),
    description: (opening && fitDescription(opening, String(values.lede ?? ''))) || fill(copy.description, values),
    keywords: copy.keywords.map((keyword) => fill(keyword, values)),
    noIndex: copy.noIndex,
    noFollow: copy.noFollow,
  };
  return { head, heading: fill(copy.heading, values), intro: fill(copy.intro, values) };
}

/** The support around the clock and on site, each with its condition. */
export function supportOf(site: Site): string[] {
  const { included } = plansByVisits(site);
  return [
    ...site.claims
      .filter(({ id }) => id === 'support')
      .map(({ value }) => fill(claimsMessages.supportForCritical, { time: value })),
    included ? fill(claimsMessages.onSiteSupportIn, { plans: included }) : claimsMessages.onSiteSupport,
  ];
}

/** The names of the plans that include visits, and of those for which each visit is quoted; empty where none does. */
function plansByVisits({ pricing, provider }: Pick<Site, 'pricing' | 'provider'>) {
  const namesOf = (kind: 'included' | 'quoted') =>
    listText(
      pricing.plans.filter(({ visits }) => visits === kind).map(({ name }) => name),
      provider.locale,
    );
  return { included: namesOf('included'), quoted: namesOf('quoted') };
}

/** What a visit to a place costs, by plan. */
export function visitsAt(site: Pick<Site, 'pricing' | 'provider'>, location: string): string {
  const { included, includedOrQuoted, available } = locationPageSourceMessages.visits;
  const plans = plansByVisits(site);
  const text = plans.included ? (plans.quoted ? includedOrQuoted : included) : available;
  return fill<string>(text, { ...plans, location });
}

/** The claims shown in a slot of a page, each with its condition. */
export function claimsAt(site: Site, slot: ClaimSlot) {
  return site.claims
    .filter((claim) => claim.shownOn.includes(slot))
    .map((claim) => {
      const source = site.sources.find(({ id }) => id === claim.evidence);
      return {
        label: claimLabel(claim),
        value: claim.value,
        ...(source ? { source: { label: source.publisher, href: source.url } } : {}),
      };
    });
}

/** What a claim measures, with its condition. */
export function claimLabel({ label, condition }: Pick<Claim, 'label' | 'condition'>): string {
  return fill(claimsMessages.claimLabel, { label, condition });
}

import type { PageCopyKind, Site } from '#data/schema/site.ts';
import { fill } from '#data/text/fill.ts';
import { seoMessages } from '#data/messages/seo.ts';
import type { HeadFacts } from '../types/page.ts';
import { signedTitle } from './signedTitle.ts';

type Values = Readonly<Record<string, string | number>>;

/** The texts of a kind of page, with values filled in for one page. */
export function pageCopy(site: Site, kind: PageCopyKind, values: Values = {}) {
  const copy = site.pages[kind];
  const head: HeadFacts = {
    title: signedTitle(fill(copy.title, values)),
    description: fill(copy.description, values),
    keywords: copy.keywords.map((keyword) => fill(keyword, values)),
    noIndex: copy.noIndex,
    noFollow: copy.noFollow,
  };
  return { head, heading: fill(copy.heading, values), intro: fill(copy.intro, values) };
}

/** What every service includes. */
export function supportOf(site: Site): string[] {
  return [
    ...site.claims
      .filter(({ id }) => id === 'support')
      .map(({ value }) => fill(seoMessages.supportForCritical, { time: value })),
    seoMessages.onSiteSupport,
  ];
}

/** The claims shown at a place of the site, each with its condition. */
export function claimsAt(site: Site, place: Site['claims'][number]['shownOn'][number]) {
  return site.claims
    .filter((claim) => claim.shownOn.includes(place))
    .map(({ label, condition, value }) => ({ label: fill(seoMessages.claimLabel, { label, condition }), value }));
}

type RatingPlace = Site['ratings'][number]['place'];

/** The rating text for a place of the site, as used in pages and metadata; undefined where there is no rating. */
export function ratingText({ ratings }: Site, place: RatingPlace): string | undefined {
  const rating = ratings.find((candidate) => candidate.place === place);
  return (
    rating &&
    fill(seoMessages.rating, { rating: rating.ratingValue, reviews: rating.reviewLabel, condition: rating.condition })
  );
}

/** The rating of a place, if it may be used in structured data: confirmed, with a public source URL. */
export function confirmedRating({ ratings }: Site, place: RatingPlace) {
  return ratings.find((rating) => rating.place === place && isConfirmed(rating));
}

export function isConfirmed({
  confirmed,
  sourceUrl,
}: {
  confirmed?: boolean | undefined;
  sourceUrl?: string | undefined;
}): boolean {
  return confirmed === true && sourceUrl !== undefined;
}

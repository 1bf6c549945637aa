import type { PageCopyKind, Site } from '#data/schema/site.ts';
import { fill } from '#data/text/fill.ts';
import type { HeadFacts } from '../routing/page.ts';
import { signedTitle } from './signedTitle.ts';

type Values = Readonly<Record<string, string | number>>;

/** The words of a page kind with a page's own values filled in. */
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

/** What goes with every service at every place. */
export function supportOf(site: Site): string[] {
  return [...site.claims.filter(({ id }) => id === 'support').map(({ value }) => `${value} support`), 'On-site support'];
}

/** The claims that a place of the site shows. */
export function claimsAt(site: Site, place: Site['claims'][number]['shownOn'][number]) {
  return site.claims.filter((claim) => claim.shownOn.includes(place)).map(({ label, value }) => ({ label, value }));
}

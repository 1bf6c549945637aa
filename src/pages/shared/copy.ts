import type { ClaimSlot } from '#data/schema/claim.ts';
import type { PageCopyKey, Site } from '#data/schema/site.ts';
import { fill } from '#data/text/fill.ts';
import { claimsMessages } from '#data/messages/claims.ts';
import type { HeadInput } from '../../types/page.ts';
import { fitTitle } from '../../seo/fitTitle.ts';

type Values = Readonly<Record<string, string | number>>;

/** The texts of a kind of page, with values filled in for one page. */
export function pageCopy(site: Site, kind: PageCopyKey, values: Values = {}) {
  const copy = site.pages[kind];
  const head: HeadInput = {
    title: fitTitle(fill(copy.title, values)),
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
      .map(({ value }) => fill(claimsMessages.supportForCritical, { time: value })),
    claimsMessages.onSiteSupport,
  ];
}

/** The claims shown in a slot of a page, each with its condition. */
export function claimsAt(site: Site, slot: ClaimSlot) {
  return site.claims
    .filter((claim) => claim.shownOn.includes(slot))
    .map(({ label, condition, value }) => ({ label: fill(claimsMessages.claimLabel, { label, condition }), value }));
}

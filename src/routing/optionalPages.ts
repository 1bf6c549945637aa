import { hasBlog } from '#data/rules/blog/hasBlog.ts';
import type { Site } from '#data/rules/schema/site.ts';

/** Pages that a site has only where it has records for them, by their path. */
const optionalPages = {
  '/pricing': ({ pricing }: Site) => pricing.plans.length > 0,
  '/industries': ({ industries }: Site) => industries.length > 0,
  '/blog': hasBlog,
  '/resources': ({ guides, tools, resources, checklist, glossary }: Site) =>
    [guides, tools, resources, checklist, glossary].some((records) => records.length > 0),
} as const;
type OptionalPath = keyof typeof optionalPages;

/** Whether the site has one of the pages that not every site has. */
export function hasPage(site: Site, path: OptionalPath): boolean {
  return optionalPages[path](site);
}

/** The parameters of a page that exists once, where it exists. */
export const onceWith =
  (path: OptionalPath) =>
  (site: Site): Record<string, never>[] =>
    hasPage(site, path) ? [{}] : [];

/** The links without those to pages that the site does not have. */
export function linksToPages<Link extends { href: string }>(site: Site, links: readonly Link[]): Link[] {
  return links.filter(({ href }) => !(href in optionalPages) || hasPage(site, href as OptionalPath));
}

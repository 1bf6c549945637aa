import type { Site } from '../../data/schema/site.ts';

/** Every link in the records, with the name of the record it is in. */
export function recordLinks(site: Site): { record: string; href: string }[] {
  const { header, action, footer, legal } = site.navigation;
  return [
    ...[...header, action, ...footer.flatMap((group) => group.links), ...legal].map(({ href }) => ({
      record: 'navigation',
      href,
    })),
    ...Object.entries(site.formResults).flatMap(([form, results]) =>
      Object.entries(results).flatMap(([result, { actions }]) =>
        actions.map(({ href }) => ({ record: `formResults.${form}.${result}`, href })),
      ),
    ),
    ...site.legal.flatMap(({ slug, links }) => links.map(({ href }) => ({ record: `legal/${slug}`, href }))),
    ...[
      ...site.articles.map((page) => ({ page, folder: 'blog' })),
      ...site.legal.map((page) => ({ page, folder: 'legal' })),
    ].flatMap(({ page, folder }) =>
      [...page.body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, href]) => ({
        record: `${folder}/${page.slug}`,
        href: href ?? '',
      })),
    ),
  ];
}

import { hasBlog } from '../../data/rules/blog/hasBlog.ts';
import type { Site } from '../../data/rules/schema/site.ts';

/** Every link in the records, with the name of the record it is in. */
export function recordLinks(site: Site): { record: string; href: string }[] {
  const { header, action, footer, legal } = site.navigation;
  return [
    ...[...header, action, ...footer.flatMap((group) => group.links), ...legal].map(({ href }) => ({
      record: 'navigation',
      href,
    })),
    ...Object.entries(site.formResults).flatMap(([form, results]) =>
      isOffered(form, site)
        ? Object.entries(results).flatMap(([result, { actions }]) =>
            actions.map(({ href }) => ({ record: `formResults.${form}.${result}`, href })),
          )
        : [],
    ),
    ...[
      ...site.guides.map((page) => ({ page, record: `guides/${page.slug}` })),
      ...site.tools.map((page) => ({ page, record: `tools/${page.slug}` })),
      ...site.downloadPages.map((page) => ({ page, record: `downloadPages/${page.resource}` })),
    ].flatMap(({ page, record }) => writtenLinks(page).map(({ href }) => ({ record, href }))),
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

function writtenLinks({ related, sections }: Pick<Site['guides'][number], 'related' | 'sections'>) {
  return [
    ...related,
    ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'links' ? block.items : []))),
  ];
}

/** The newsletter is offered with a blog, and the checklist where there is one; nobody is led to the results of the others. */
function isOffered(form: string, site: Site): boolean {
  return form === 'newsletter' ? hasBlog(site) : form !== 'checklist' || site.checklist.length > 0;
}

import { resourcesSourceMessages } from '#data/messages/resources.ts';
import { glossaryPath } from '#data/rules/routing/glossaryPath.ts';
import { subscribeFormData } from '../../features/forms/subscribeFormData.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { pageCopy } from '../shared/copy.ts';
import { documentNodes } from './documentNodes.ts';
import { offeredDocument } from './offeredDocument.ts';

export type ResourcesData = DataOf<typeof source>;

export const source = pageSource({
  params: onceWith('/resources'),
  content: (site, _, path) => {
    const { head, heading, intro } = pageCopy(site, 'resources');
    const resources = site.resources.map(offeredDocument);
    const described = new Set(site.downloadPages.map(({ resource }) => resource));
    return {
      breadcrumbs: [{ label: resourcesSourceMessages.resources, href: path }],
      head: {
        ...head,
        pageType: 'CollectionPage',
        nodes: documentNodes(site.provider, path, { name: heading, documents: resources }),
      },
      data: {
        heading,
        intro,
        guides: site.guides.map((guide) => linked('guides', guide)),
        tools: site.tools.map((tool) => linked('tools', tool)),
        resources: resources.map((document) => ({
          ...document,
          ...(described.has(document.id) ? { page: `/downloads/${document.id}` } : {}),
        })),
        checklist: site.checklist,
        checklistForm: subscribeFormData(site, 'checklist', path),
        glossary: { href: glossaryPath(site.glossarySlug), terms: site.glossary.length },
        assessment: site.home.sections.closing,
      },
    };
  },
});

function linked(folder: string, { slug, label, description }: { slug: string; label: string; description: string }) {
  return { href: `/${folder}/${slug}`, title: label, description };
}

import type { Site } from '#data/rules/schema/site.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import { resourcesSourceMessages } from '#data/messages/resources.ts';
import { glossaryPath } from '#data/rules/routing/glossaryPath.ts';
import type { SubscribeFormData } from '../../features/forms/SubscribeForm.tsx';
import { subscribeFormData } from '../../features/forms/subscribeFormData.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import type { PageSource } from '../../types/page.ts';
import { pageCopy } from '../shared/copy.ts';
import { documentNodes } from './documentNodes.ts';
import { type OfferedDocument, offeredDocument } from './offeredDocument.ts';

/** A page that a card leads to. */
interface LinkedPage extends TitledText {
  href: string;
}

export interface ResourcesData {
  heading: string;
  intro: string;
  guides: LinkedPage[];
  tools: LinkedPage[];
  /** Each with the address of the page about it, where there is one. */
  resources: (OfferedDocument & { page?: string })[];
  checklist: Site['checklist'];
  checklistForm: SubscribeFormData;
  /** The glossary's address, and how many terms it explains. */
  glossary: { href: string; terms: number };
  assessment: TitledText;
}

export const source: PageSource<Record<string, never>, ResourcesData> = {
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
        resources: resources.map((document) =>
          described.has(document.id) ? { ...document, page: `/downloads/${document.id}` } : document,
        ),
        checklist: site.checklist,
        checklistForm: subscribeFormData(site, 'checklist', path),
        glossary: { href: glossaryPath(site.glossarySlug), terms: site.glossary.length },
        assessment: site.home.sections.closing,
      },
    };
  },
};

function linked(folder: string, { slug, label, description }: { slug: string; label: string; description: string }) {
  return { href: `/${folder}/${slug}`, title: label, description };
}

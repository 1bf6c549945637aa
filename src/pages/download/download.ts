import { downloadPagesMessages, downloadPagesSourceMessages } from '#data/messages/downloadPages.ts';
import { resourcesSourceMessages } from '#data/messages/resources.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';
import { shownSections } from '../written/shownSections.ts';
import type { ShownBlock, ShownSection } from '../written/shownBlock.ts';
import type { PageSource } from '../../types/page.ts';
import { documentNode } from '../resources/documentNodes.ts';
import { type OfferedDocument, offeredDocument } from '../resources/offeredDocument.ts';
import { writtenHead } from '../shared/writtenHead.ts';
import { checklistPreview } from './preview.ts';

export interface DownloadData {
  heading: string;
  intro: string;
  document: Pick<OfferedDocument, 'title' | 'description' | 'category' | 'downloadUrl' | 'format' | 'size'>;
  facts: { label: string; value: string }[];
  /** Deferred, like `sections`: what is made of it never changes. */
  rest?: { contents: string[]; audience: string[]; preview: ShownBlock[]; sections: ShownSection[] };
  related: NavLink[];
  closing: TitledText;
}

export const source: PageSource<{ downloadId: string }, DownloadData> = {
  params: ({ downloadPages }) => downloadPages.map(({ resource }) => ({ downloadId: resource })),
  content: (site, { downloadId }, path) => {
    const { provider } = site;
    const page = site.downloadPages.find(({ resource }) => resource === downloadId);
    const resource = site.resources.find(({ id }) => id === downloadId);
    const file = site.downloads.find(({ id }) => id === downloadId);
    if (!page || !resource || !file) throw new RangeError(`There is no page about a download "${downloadId}".`);
    const document = offeredDocument(resource);
    const { title, description, category, downloadUrl, format, size } = document;
    const { formats } = downloadPagesSourceMessages;
    const texts = downloadPagesMessages;
    return {
      breadcrumbs: [
        { label: resourcesSourceMessages.resources, href: '/resources' },
        { label: title, href: path },
      ],
      head: {
        ...writtenHead(page, provider),
        modified: file.updatedAt,
        nodes: [documentNode(provider, path, document)],
      },
      deferred: ['rest'],
      data: {
        heading: page.heading,
        intro: page.intro,
        document: { title, description, category, downloadUrl, format, ...(size ? { size } : {}) },
        facts: [
          { label: texts.kind, value: category },
          { label: texts.format, value: formats[format as keyof typeof formats] ?? format },
          ...(size ? [{ label: texts.size, value: size }] : []),
          { label: texts.updated, value: formatDate(file.updatedAt, provider.locale) },
        ],
        rest: {
          contents: page.contents,
          audience: page.audience,
          preview: file.format === 'pdf' ? checklistPreview(file) : file.preview,
          sections: shownSections(site, page.sections),
        },
        related: page.related,
        closing: site.home.sections.closing,
      },
    };
  },
};

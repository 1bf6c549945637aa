import { downloadPagesMessages, downloadPagesSourceMessages } from '#data/messages/downloadPages.ts';
import type { ChecklistFile } from '#data/rules/schema/download.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';
import { anchorOf } from '#data/rules/text/markdown.ts';
import type { ShownBlock, ShownSection } from '../written/shownBlock.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { documentNode } from '../resources/documentNodes.ts';
import { offeredDocument } from '../resources/offeredDocument.ts';
import { writtenContent } from '../written/writtenContent.ts';

export type DownloadData = DataOf<typeof source>;

export const source = pageSource({
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
    return writtenContent(site, path, {
      page: { ...page, label: title },
      head: { modified: file.updatedAt, nodes: [documentNode(provider, path, document)] },
      first: [
        section(texts.whatIsInIt, [{ kind: 'list', items: page.contents }], description),
        section(texts.whoItIsFor, [{ kind: 'list', items: page.audience }]),
        section(texts.preview, file.format === 'pdf' ? checklistPreview(file) : file.preview),
      ],
      own: {
        document: { title, downloadUrl, format, ...(size ? { size } : {}) },
        facts: [
          { label: texts.kind, value: category },
          { label: texts.format, value: formats[format as keyof typeof formats] ?? format },
          ...(size ? [{ label: texts.size, value: size }] : []),
          { label: texts.updated, value: formatDate(file.updatedAt, provider.locale) },
        ],
      },
    });
  },
});

const texts = downloadPagesMessages;

const section = (heading: string, blocks: ShownBlock[], text?: string): ShownSection => ({
  id: anchorOf(heading),
  heading,
  blocks,
  ...(text ? { text } : {}),
});

/** As many points as a preview shows whole. */
const maxPoints = 4;

/** The beginning of a checklist, as it stands in the file. */
function checklistPreview({ items, columns }: ChecklistFile): ShownBlock[] {
  const others = items.slice(maxPoints).map(({ title }, index) => `${maxPoints + index + 1}. ${title}`);
  return [
    {
      kind: 'points',
      items: items.slice(0, maxPoints).map(({ title, check }, index) => ({
        title: `${columns.number} ${index + 1}: ${title}`,
        description: check,
      })),
    },
    ...(others.length > 1
      ? [{ kind: 'list', title: downloadPagesSourceMessages.moreItems, items: others } as const]
      : []),
  ];
}

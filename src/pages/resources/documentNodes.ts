import type { Provider } from '#data/rules/schema/provider.ts';
import { graphId } from '../../seo/graph.ts';
import { itemListNode } from '../../seo/nodes.ts';
import type { GraphNode } from '../../types/graphNode.ts';
import type { OfferedDocument } from './offeredDocument.ts';

/** https://www.iana.org/assignments/media-types */
const mediaTypes: Readonly<Record<string, string>> = {
  PDF: 'application/pdf',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What a document is, on a page of the site. */
export function documentNode({ origin, locale }: Provider, path: string, document: OfferedDocument): GraphNode {
  return {
    '@type': 'DigitalDocument',
    '@id': graphId.part(origin + path, document.id),
    name: document.title,
    description: document.description,
    keywords: document.category,
    url: origin + document.downloadUrl,
    inLanguage: locale,
    publisher: { '@id': graphId.provider(origin) },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: origin + document.downloadUrl,
      encodingFormat: mediaTypes[document.format],
      ...(document.size ? { contentSize: document.size } : {}),
    },
  };
}

/** The documents as they stand on the page: a list in its order, and what each is. */
export function documentNodes(
  provider: Provider,
  path: string,
  { name, documents }: { name: string; documents: readonly OfferedDocument[] },
): GraphNode[] {
  const items = documents.map(({ id, title, downloadUrl }) => ({ name: title, href: downloadUrl, part: id }));
  return [
    itemListNode(provider.origin, path, name, items),
    ...documents.map((document) => documentNode(provider, path, document)),
  ];
}

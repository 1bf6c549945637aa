import type { Resource } from '#data/rules/schema/resource.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { formatSize } from '#data/rules/text/formatSize.ts';

/** A document of the resources page. */
export interface OfferedDocument extends Resource {
  format: string;
  /** Nothing where the file is not made, as in development. */
  size?: string;
}

export function offeredDocument({ bytes, ...resource }: Site['resources'][number]): OfferedDocument {
  const { downloadUrl } = resource;
  const format = downloadUrl.slice(downloadUrl.lastIndexOf('.') + 1).toUpperCase();
  return { ...resource, format, ...(bytes === undefined ? {} : { size: formatSize(bytes) }) };
}

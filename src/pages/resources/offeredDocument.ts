import type { Resource } from '#data/rules/schema/resource.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { formatSize } from '#data/rules/text/formatSize.ts';

/** A document of the resources page. */
export interface OfferedDocument
  extends Pick<Resource, 'id' | 'title' | 'description' | 'type' | 'category' | 'downloadUrl'> {
  format: string;
  /** Nothing where the file is not made, as in development. */
  size?: string;
}

export function offeredDocument({
  id,
  title,
  description,
  type,
  category,
  downloadUrl,
  bytes,
}: Site['resources'][number]): OfferedDocument {
  const format = downloadUrl.slice(downloadUrl.lastIndexOf('.') + 1).toUpperCase();
  return {
    id,
    title,
    description,
    type,
    category,
    downloadUrl,
    format,
    ...(bytes === undefined ? {} : { size: formatSize(bytes) }),
  };
}

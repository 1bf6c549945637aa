import type { Site } from '../../../data/rules/schema/site.ts';

/** The site with the size in bytes of each download, which pages show. */
export function withFileSizes(site: Site, files: readonly (readonly [address: string, bytes: Uint8Array])[]): Site {
  const sizes = new Map(files.map(([address, { length }]) => [address, length]));
  return {
    ...site,
    resources: site.resources.map((resource) => ({ ...resource, bytes: sizes.get(resource.downloadUrl) })),
  };
}

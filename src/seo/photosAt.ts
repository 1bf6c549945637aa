import type { MadePhoto, ShownPhoto } from '#data/rules/schema/photo.ts';
import type { Site } from '#data/rules/schema/site.ts';

const madeOf = ({ photos }: Pick<Site, 'photos'>, path: string): MadePhoto[] =>
  photos.flatMap(({ shownOn, made }) => (made && shownOn.includes(path) ? [made] : []));

export interface PagePhotos {
  photos?: ShownPhoto[];
}

/** The photographs that stand on a page, for its data; no key where there are none, or the build makes none. */
export function photosAt(site: Pick<Site, 'photos'>, path: string): PagePhotos {
  const photos = madeOf(site, path).map(({ whole }) => whole);
  return photos.length > 0 ? { photos } : {};
}

/** The photograph that is shared for a page. */
export const sharedPhoto = (site: Pick<Site, 'photos'>, path: string): string | undefined =>
  madeOf(site, path)[0]?.share;

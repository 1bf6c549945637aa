import { sharePicture } from '../../../data/files/pictures.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { PageContent } from '../../../src/types/page.ts';
import type { PictureRequest } from './drawPictures.ts';

/** A page's Open Graph image: its title, the breadcrumbs above it and the colour of its line. */
export function shareRequest(
  site: Site,
  path: string,
  { head, breadcrumbs }: Pick<PageContent<unknown>, 'head' | 'breadcrumbs'>,
): PictureRequest {
  const { provider } = site;
  const above = breadcrumbs.slice(0, -1).map(({ label }) => label);
  return {
    address: sharePicture(path),
    share: {
      path,
      // There is room for two breadcrumbs, and the last ones say most.
      kicker: above.slice(-2).join(' / ') || provider.category,
      title: head.title.replace(` | ${provider.name}`, ''),
      colour: lineOf(site, path),
      signature: { name: provider.shortName, host: new URL(provider.origin).host },
    },
  };
}

/** The Open Graph image of pages that have none of their own. */
export function defaultShareRequest({ provider }: Pick<Site, 'provider'>): PictureRequest {
  return {
    address: provider.defaultImage,
    share: {
      path: '',
      kicker: provider.category,
      title: provider.name,
      colour: 0,
      signature: { name: provider.shortName, host: new URL(provider.origin).host },
    },
  };
}

/** The line of a page as an index: that of a location's region, or a record's position in its list. */
function lineOf(
  {
    regions,
    locations,
    services,
    industries,
    articles,
    blogCategories,
  }: Pick<Site, 'regions' | 'locations' | 'services' | 'industries' | 'articles' | 'blogCategories'>,
  path: string,
): number {
  const [kind, ...names] = path.split('/').slice(1);
  const place = locations.find(({ slug }) => names.includes(slug));
  if (place) return regions.findIndex(({ id }) => id === place.region) % 5;
  const category = articles.find(({ slug }) => slug === names[0])?.category;
  const places: Record<string, number> = {
    services: services.findIndex(({ id }) => id === names[0]),
    industries: industries.findIndex(({ slug }) => slug === names[0]),
    blog: blogCategories.findIndex(({ name, slug }) => name === category || slug === names[1]),
  };
  return Math.max(0, places[kind ?? ''] ?? 0) % 5;
}

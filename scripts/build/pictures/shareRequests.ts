import { sharePicture } from '../../../data/routing/pictures.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { PageContent } from '../../../src/types/page.ts';
import type { PictureRequest } from './drawPictures.ts';

/** The image that stands for a page where it is shared: its title, where it stands, and the line it lies on. */
export function shareRequest(
  site: Site,
  path: string,
  { head, crumbs }: Pick<PageContent<unknown>, 'head' | 'crumbs'>,
): PictureRequest {
  const { provider } = site;
  const above = crumbs.slice(0, -1).map(({ label }) => label);
  return {
    address: sharePicture(path),
    share: {
      path,
      // Two steps fill the line, and those next to the page say most.
      kicker: above.slice(-2).join(' / ') || provider.category,
      title: head.title.replace(` | ${provider.name}`, ''),
      colour: lineOf(site, path),
      signature: { name: provider.shortName, host: new URL(provider.origin).host },
    },
  };
}

/** The image of what has none of its own. */
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

/** A page about a place lies on its region's line, one about another record on the line of its place in the list. */
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

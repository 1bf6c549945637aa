import { sharePicture } from '../../../data/rules/files/pictures.ts';
import { serviceSourceMessages } from '../../../data/messages/service.ts';
import { formatStartingPrice } from '../../../data/rules/money/formatStartingPrice.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { PageContent } from '../../../src/types/page.ts';
import { heroMap } from '../../../src/sections/TransitMap/data/heroMap.ts';
import { claimLabel } from '../../../src/pages/shared/copy.ts';
import { placeMap } from '../../../src/pages/shared/placeMap.ts';
import type { PictureRequest } from './drawPictures.ts';
import type { ShareContent } from './shareImage.ts';

/** A page's Open Graph image: its heading or title, the breadcrumbs above it, the map round its place or line, and a figure of it. */
export function shareRequest(
  site: Site,
  { path, title, breadcrumbs }: { path: string; title: string } & Pick<PageContent<unknown>, 'breadcrumbs'>,
): PictureRequest {
  const { provider } = site;
  const above = breadcrumbs.slice(0, -1).map(({ label }) => label);
  return {
    address: sharePicture(path),
    share: {
      // There is room for two breadcrumbs, and the last ones say most.
      kicker: above.slice(-2).join(' / ') || provider.category,
      title: title.replace(` | ${provider.name}`, ''),
      colour: lineOf(site, path) ?? 0,
      map: mapOf(site, path),
      fact: factOf(site, path),
      signature: { name: provider.shortName, host: new URL(provider.origin).host },
    },
  };
}

/** The Open Graph image of pages that have none of their own. */
export function defaultShareRequest(site: Site): PictureRequest {
  const { provider } = site;
  return {
    address: provider.defaultImage,
    share: {
      kicker: provider.category,
      title: provider.name,
      colour: 0,
      map: heroMap(site),
      signature: { name: provider.shortName, host: new URL(provider.origin).host },
    },
  };
}

const namesIn = (path: string) => path.split('/').slice(1);

/** The map round the page's place, or the whole of it with the page's line in full colour. */
function mapOf(site: Site, path: string): ShareContent['map'] {
  const place = site.locations.find(({ slug }) => namesIn(path).includes(slug));
  if (place) return placeMap(site, place.slug);
  const map = heroMap(site, { region: site.regions[lineOf(site, path) ?? -1]?.id });
  // A ring alone says little: then all lines keep their colour.
  return map.loop === map.regionIndex ? heroMap(site) : map;
}

/** The starting price of a page's service, or the response time that a location's page states. */
function factOf(site: Site, path: string): ShareContent['fact'] {
  const names = namesIn(path);
  const service = names[0] === 'services' && site.services.find(({ id }) => id === names[1]);
  if (service) return { value: formatStartingPrice(service.pricing, site), label: serviceSourceMessages.startingPrice };
  const response = site.claims.find(({ id, shownOn }) => id === 'response' && shownOn.includes('location'));
  if (names[0] !== 'locations' || !names[1] || !response) return undefined;
  return { value: response.value, label: claimLabel(response) };
}

/** The line of a page as an index: that of a location's region, or a record's position in its list; undefined for other pages. */
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
): number | undefined {
  const [kind, ...names] = path.split('/').slice(1);
  const place = locations.find(({ slug }) => names.includes(slug));
  if (place) return regions.findIndex(({ id }) => id === place.region) % 5;
  const category = articles.find(({ slug }) => slug === names[0])?.category;
  const places: Record<string, number> = {
    services: services.findIndex(({ id }) => id === names[0]),
    industries: industries.findIndex(({ slug }) => slug === names[0]),
    blog: blogCategories.findIndex(({ name, slug }) => name === category || slug === names[1]),
  };
  const index = places[kind ?? ''] ?? -1;
  return index === -1 ? undefined : index % 5;
}

import { productQuery, query } from '../queries/queries.ts';
import type { Place } from './context.ts';
import type { RecommendationList } from './recommendations.ts';

/** `/places.json`: every place, in the records' order. */
export interface PlaceList {
  places: readonly Place[];
  /** Slugs of those that the location selector offers at once. */
  selector: readonly string[];
}

/** All places. Rejects where they cannot be had. */
export const loadPlaces = () => query<PlaceList>('/places.json');

/** What is recommended at a place. Rejects where it cannot be had, after a few attempts. */
export const loadRecommended = ({ slug }: Pick<Place, 'slug'>) =>
  query<RecommendationList>(`/places/${slug}.json`, productQuery);

import { productQuery, query } from '../queries/queries.ts';
import type { Place } from './context.ts';
import type { RecommendationList } from './recommendations.ts';

/** Content of `/places.json`: all places, in the order of the records. */
export interface PlaceList {
  places: readonly Place[];
  /** Slugs of the places in the location selector. */
  selector: readonly string[];
}

/** Loads all places. Rejects where they cannot be loaded. */
export const loadPlaces = () => query<PlaceList>('/places.json');

/** Loads the recommendations for a place. Rejects after three failed retries. */
export const loadRecommended = ({ slug }: Pick<Place, 'slug'>) =>
  query<RecommendationList>(`/places/${slug}.json`, productQuery);

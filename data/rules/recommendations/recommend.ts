import type { Recommendable, Recommendation } from '../schema/recommendation.ts';
import type { Records } from '../schema/site.ts';
import { normalizeText } from '../search/normalizeText.ts';

export interface RecommendedItem {
  recommendation: Recommendation;
  recommendable: Recommendable;
}

interface Source {
  recommendations: readonly Recommendation[];
  /** Looked up in `main` first, then in `secondary`. */
  recommendables: Records['recommendables'];
  locationName: string;
}

/** The most that are shown of a location. */
const most = 3;

/**
 * The recommendations of a location by descending priority, equal ones in the given order. In `banner` mode at most one, of
 * those with `showInHomeBanner`; otherwise at most three.
 * @throws RangeError if what a recommendation names is not among the recommendables.
 */
export function recommend({
  mode,
  recommendations,
  recommendables,
  locationName,
}: Source & { mode: 'banner' | 'card' | 'inline' }): RecommendedItem[] {
  const wanted = normalizeText(locationName);
  const ranked = recommendations
    .filter((recommendation) => normalizeText(recommendation.locationName) === wanted)
    .sort((a, b) => b.priority - a.priority);
  const shown =
    mode === 'banner' ? ranked.filter(({ showInHomeBanner }) => showInHomeBanner).slice(0, 1) : ranked.slice(0, most);
  return shown.map((recommendation) => withRecommendable(recommendation, recommendables));
}

function withRecommendable(
  recommendation: Recommendation,
  { main, secondary }: Records['recommendables'],
): RecommendedItem {
  const recommendable = [...main, ...secondary].find(({ id }) => id === recommendation.recommendableId);
  if (recommendable) return { recommendation, recommendable };
  const { locationName, recommendableId } = recommendation;
  throw new RangeError(
    `recommendations/${locationName}: recommendable "${recommendableId}" does not exist. Add it to the recommendables or fix the id.`,
  );
}

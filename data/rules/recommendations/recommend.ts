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

/**
 * The recommendations of a location by descending priority, equal ones in the given order. In `banner` mode at most one, of
 * those with `showInHomeBanner`; otherwise at most `max`.
 * @throws RangeError if what a recommendation names is not among the recommendables.
 */
export function recommend({
  mode,
  max = 3,
  ...source
}: Source & { mode: 'banner' | 'card' | 'inline'; max?: number }): RecommendedItem[] {
  const ranked = rankedAt(source);
  const shown =
    mode === 'banner' ? ranked.filter(({ showInHomeBanner }) => showInHomeBanner).slice(0, 1) : ranked.slice(0, max);
  return shown.map((recommendation) => withRecommendable(recommendation, source.recommendables));
}

/** The recommendation of a location with the highest priority, if it has one. Throws as `recommend` does. */
export function topRecommendation(source: Source): RecommendedItem | undefined {
  return recommend({ ...source, mode: 'card', max: 1 })[0];
}

function rankedAt({ recommendations, locationName }: Source): Recommendation[] {
  const wanted = normalizeText(locationName);
  return recommendations
    .filter((recommendation) => normalizeText(recommendation.locationName) === wanted)
    .sort((a, b) => b.priority - a.priority);
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

import type { IconName } from '#data/schema/text.ts';

export interface RecommendedService {
  id: string;
  name: string;
  reason: string;
  iconName: IconName;
}

/** `/places/<slug>.json`: what is recommended at a place. */
export interface RecommendationList {
  /** The place's name; empty for what holds anywhere. */
  location: string;
  /** At most three, the most urgent first. */
  items: readonly RecommendedService[];
  /** At most one, of those meant for a banner. */
  banner: readonly RecommendedService[];
}

export interface RecommendationsData extends RecommendationList {
  /** What no place has more of: the longest texts, and how many of each. */
  room: { name: string; reason: string; items: number; banner: number };
}

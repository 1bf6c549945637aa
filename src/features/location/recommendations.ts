import type { IconName } from '#data/rules/schema/iconName.ts';

export interface RecommendedService {
  id: string;
  name: string;
  reason: string;
  iconName: IconName;
}

/** Content of `/places/<slug>.json`: the recommendations for a location. */
export interface RecommendationList {
  /** The location's name. */
  location: string;
  /** At most three, the most urgent first. */
  items: readonly RecommendedService[];
  /** At most one, with `showInHomeBanner`. */
  banner: readonly RecommendedService[];
}

/** The longest texts and highest counts of all locations, to reserve space. */
export interface RecommendationRoom {
  name: string;
  reason: string;
  items: number;
  banner: number;
}

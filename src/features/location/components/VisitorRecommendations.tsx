import { useVisitorLocation } from '../context.ts';
import type { RecommendationsData } from '../recommendations.ts';
import { type Mode, Recommendations } from './Recommendations.tsx';
import { PlaceRecommendations } from './PlaceRecommendations.tsx';

/** The recommendations for the visitor's place, or general ones until the place is known. */
export function VisitorRecommendations(props: { mode: Mode; data: RecommendationsData }) {
  return useVisitorLocation().known ? <PlaceRecommendations {...props} /> : <Recommendations {...props} />;
}

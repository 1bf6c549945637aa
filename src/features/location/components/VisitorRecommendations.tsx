import { useVisitorLocation } from '../context.ts';
import type { RecommendationsData } from '../recommendations.ts';
import { type Mode, Recommendations } from './Recommendations.tsx';
import { PlaceRecommendations } from './PlaceRecommendations.tsx';

/** What is recommended at the visitor's place; until that is known, services as they are everywhere. */
export function VisitorRecommendations(props: { mode: Mode; data: RecommendationsData }) {
  return useVisitorLocation().known ? <PlaceRecommendations {...props} /> : <Recommendations {...props} />;
}

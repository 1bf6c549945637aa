import { useEffect, useState } from 'react';
import { useVisitorLocation } from '../context.ts';
import { loadRecommended } from '../placeList.ts';
import type { RecommendationList, RecommendationsData } from '../recommendations.ts';
import { type Mode, Recommendations } from './Recommendations.tsx';

/** Loads and shows the recommendations for the visitor's place. Shows `data` until they are loaded. */
export function PlaceRecommendations({ mode, data }: { mode: Mode; data: RecommendationsData }) {
  const { place } = useVisitorLocation();
  const [at, setAt] = useState<RecommendationList>();
  useEffect(() => {
    let gone = false;
    loadRecommended(place).then(
      (arrived) => gone || setAt(arrived),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [place]);
  return <Recommendations mode={mode} data={{ ...data, ...at }} />;
}

import { useEffect, useState } from 'react';
import { useVisitorLocation } from './context.ts';
import { loadRecommended } from './placeList.ts';
import type { RecommendationList } from './recommendations.ts';

/** The recommendations for the visitor's place; undefined until they are known. While those of another place load, the last ones stay. */
export function useRecommended(): RecommendationList | undefined {
  const { place, known } = useVisitorLocation();
  const [list, setList] = useState<RecommendationList>();
  useEffect(() => {
    if (!known) return setList(undefined);
    let gone = false;
    loadRecommended(place).then(
      (arrived) => gone || setList(arrived),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [place, known]);
  return list;
}

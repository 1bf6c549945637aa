import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RecommendationRoom } from '../recommendations.ts';
import { useRecommended } from '../useRecommended.ts';
import { type Mode, Recommendations } from './Recommendations.tsx';

/** The recommendations for the visitor's place. Until it is known there are none, and they come where nobody sees anything move: below the window. */
export function VisitorRecommendations({ mode, room }: { mode: Mode; room: RecommendationRoom }) {
  const list = useRecommended();
  const place = useRef<HTMLDivElement>(null);
  const count = (mode === 'banner' ? list?.banner : list?.items)?.length ?? 0;
  const isShown = useOnceBelowWindow(place, count > 0);
  // Once they are shown, a place that has none leaves their space as it is.
  return <div ref={place}>{list && isShown && <Recommendations mode={mode} list={list} room={room} />}</div>;
}

/** Whether an element has been below the window since it was first `wanted`. */
function useOnceBelowWindow(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  useEffect(() => {
    if (!wanted || hasBeen) return;
    const look = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      if (top >= innerHeight) setHasBeen(true);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [element, wanted, hasBeen]);
  return hasBeen;
}

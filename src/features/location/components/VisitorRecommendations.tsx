import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecommendationRoom } from '../recommendations.ts';
import { useRecommended } from '../useRecommended.ts';
import { type Mode, Recommendations } from './Recommendations.tsx';

interface VisitorRecommendationsProps {
  mode: Mode;
  room: RecommendationRoom;
  /** What stands before them where they come too late for the place above it. */
  children?: ReactNode;
}

/** The recommendations for the visitor's place. Until it is known there are none, and they come where nobody sees anything move: below the window. */
export function VisitorRecommendations({ mode, room, children }: VisitorRecommendationsProps) {
  const list = useRecommended();
  const count = (mode === 'banner' ? list?.banner : list?.items)?.length ?? 0;
  const { slots, used } = useSlotBelowWindow(children === undefined ? 1 : 2, count > 0);
  const slot = (index: number) => (
    <div
      ref={(element) => {
        slots.current[index] = element;
      }}
    >
      {used === index && <Recommendations mode={mode} room={room} {...(list && { list })} />}
    </div>
  );
  return (
    <>
      {slot(0)}
      {children}
      {children !== undefined && slot(1)}
    </>
  );
}

/** The first slot that was below the window since something was `wanted`. What is in sight, or above it, keeps its space, wanted or not. */
function useSlotBelowWindow(count: number, wanted: boolean) {
  const slots = useRef<(HTMLElement | null)[]>([]);
  const [used, use] = useState<number>();
  // Measured and drawn at once: nobody may scroll in between.
  useLayoutEffect(() => {
    if (wanted === (used !== undefined)) return;
    const isBelow = (index: number) => (slots.current[index]?.getBoundingClientRect().top ?? 0) >= innerHeight;
    const look = () => {
      if (used !== undefined && isBelow(used)) use(undefined);
      if (used === undefined) {
        const free = [...Array(count).keys()].find(isBelow);
        if (free !== undefined) use(free);
      }
    };
    look();
    const onScroll = () => flushSync(look);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [count, wanted, used]);
  return { slots, used };
}

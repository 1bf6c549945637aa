import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last change until it counts as settled. */
const settleMs = 800;

/** A value as it was when it last came to rest, and what tells of a slider on its way. */
export interface Settled<Value> {
  value: Value | undefined;
  slides(): void;
  rests(): void;
}

/** Follows a value at a distance: not while a slider moves, and only once nothing has changed for a while. Undefined until it is `awake` and has settled. */
export function useSettled<Value>(value: Value, awake: boolean): Settled<Value> {
  const [settled, setSettled] = useState<Value>();
  const [rests, setRests] = useState(0);
  const sliding = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slider that comes to rest where it was seen last starts the clock too
  useEffect(() => {
    if (!awake || sliding.current) return;
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value, awake, rests]);
  return {
    value: settled,
    slides: () => {
      sliding.current = true;
    },
    rests: () => {
      sliding.current = false;
      setRests((count) => count + 1);
    },
  };
}

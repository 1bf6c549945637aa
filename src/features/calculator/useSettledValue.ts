import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last change until a value counts as settled. */
const settleMs = 800;

export interface Settled<Value> {
  /** The value as it was when it last settled; undefined before that. */
  value: Value | undefined;
  onSlide(): void;
  onSlideEnd(): void;
}

/**
 * A debounced value for screen readers: it changes only once nothing has changed for `settleMs`, and never while a
 * slider is being dragged. Stays undefined until `enabled`.
 */
export function useSettledValue<Value>(value: Value, enabled: boolean): Settled<Value> {
  const [settled, setSettled] = useState<Value>();
  const [slideEnds, setSlideEnds] = useState(0);
  const sliding = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slider released at the value it started from restarts the timer too
  useEffect(() => {
    if (!enabled || sliding.current) return;
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value, enabled, slideEnds]);
  return {
    value: settled,
    onSlide: () => {
      sliding.current = true;
    },
    onSlideEnd: () => {
      sliding.current = false;
      setSlideEnds((count) => count + 1);
    },
  };
}

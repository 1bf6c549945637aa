import { useEffect, useState } from 'react';

/** Milliseconds after the last change until a value counts as settled. */
const settleMs = 800;

/** A debounced value for screen readers: it changes only once nothing has changed for `settleMs`. Stays undefined until `enabled`. */
export function useSettledValue<Value>(value: Value, enabled: boolean): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value, enabled]);
  return settled;
}

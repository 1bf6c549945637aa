import { useEffect } from 'react';

/** A page's own line in the dock, instead of the opening hours: a label, and an amount that changes. */
interface DockLine {
  label: string;
  amount: string;
}

let current: DockLine | undefined;
const listeners = new Set<() => void>();

function setLine(line: DockLine | undefined): void {
  current = line;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const dockLineStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  line: () => current,
  serverLine: () => undefined,
};

/** Shows a line in the dock while the component is there and `shown`. */
export function useDockLine(label: string, amount: string, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    setLine({ label, amount });
    return () => setLine(undefined);
  }, [label, amount, shown]);
}

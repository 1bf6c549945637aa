import { useEffect } from 'react';
import { makeStore } from '../../ui/makeStore.ts';

/** A page's own line in the dock, instead of the opening hours: a label, and an amount that changes. */
interface DockLine {
  label: string;
  amount: string;
}

/** Undefined while no page has a line. */
export const dockLine = makeStore<DockLine | undefined>(() => undefined);

/** Shows a line in the dock while the component is there and `shown`. */
export function useDockLine(label: string, amount: string, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    dockLine.set({ label, amount });
    return () => dockLine.set(undefined);
  }, [label, amount, shown]);
}

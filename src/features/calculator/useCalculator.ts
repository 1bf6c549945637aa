import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { quote } from '#data/rules/prices/quote.ts';
import { readSelection, writeSelection } from '#data/rules/prices/selectionQuery.ts';
import type { CalculatorData } from './calculatorData.ts';
import { maxUsers } from '#data/rules/prices/maxUsers.ts';
import { keepFirm, readFirm } from '../storage/firm.ts';
import {
  type Selection,
  defaultSelection,
  isSameSelection,
  minUsersOf,
  quoteInput,
} from '#data/rules/prices/selection.ts';
import { readEarlyInput } from './controls.ts';
import type { PageEnvironment } from './pageEnvironment.ts';
import { suggestion } from './suggestion.ts';

/** Debounce of writes to the address, in milliseconds: Safari throws when a slider causes too many `replaceState` calls. */
const addressDelayMs = 150;

export type CalculatorState = ReturnType<typeof useCalculator>;

/** The selection in an address; where it says nothing of the visitor's firm, that is as they have said before. */
function readKnown(search: string, prices: CalculatorData['prices']): Selection {
  const selection = readSelection(search, prices);
  const firm = readFirm();
  const query = new URLSearchParams(search);
  // An address that names a number or an industry shows what it did when it was written.
  if (!firm || query.has('users') || query.has('industry')) return selection;
  const { planId } = selection;
  const { users = 0 } = firm;
  const isTaken = users >= minUsersOf(planId, prices) && users <= maxUsers;
  return {
    ...selection,
    ...(isTaken ? { users } : {}),
    profileId: selection.profileId ?? prices.profiles.find(({ id }) => id === firm.profile)?.id,
  };
}

/**
 * The calculator's state: what is chosen, what it costs, and the address that restores the selection.
 * The first render uses the defaults, like the prerendered page. Once `hydrated`, the selection comes from the address,
 * and then from what the visitor changed in the prerendered controls before hydration.
 */
export function useCalculator(data: CalculatorData, { visitor, routerLocation }: PageEnvironment, hydrated: boolean) {
  const { prices } = data;
  const { defaultProfile } = prices;
  const [selection, setSelection] = useState(() =>
    hydrated ? readKnown(routerLocation.search, prices) : defaultSelection(prices),
  );
  // In the first render, before React hydrates the controls and so resets them.
  const [applyEarlyInput] = useState(() => (import.meta.env.SSR || hydrated ? undefined : readEarlyInput(prices)));
  const [touched, setTouched] = useState(false);
  const wasHydrated = useRef(hydrated);
  const lastLocation = useRef(routerLocation);
  const ownPath = useRef(routerLocation.pathname);
  /** The query as this hook last read or wrote it. */
  const lastSearch = useRef(routerLocation.search);

  const suggested = suggestion(hydrated ? visitor : undefined, prices);
  const profileId = selection.profileId ?? suggested.profileId;
  const input = useMemo(() => quoteInput(selection, profileId, prices), [selection, profileId, prices]);

  useLayoutEffect(() => {
    if (wasHydrated.current || !hydrated) return;
    wasHydrated.current = true;
    lastSearch.current = window.location.search;
    const fromAddress = readKnown(lastSearch.current, prices);
    const next = applyEarlyInput?.(fromAddress) ?? fromAddress;
    setSelection((before) => (isSameSelection(before, next) ? before : next));
    setTouched(next !== fromAddress);
  }, [hydrated, applyEarlyInput, prices]);

  // A link to this page, or back and forward within it, brings another query and with it another selection.
  useEffect(() => {
    if (lastLocation.current === routerLocation) return;
    lastLocation.current = routerLocation;
    if (routerLocation.search === lastSearch.current) return;
    lastSearch.current = routerLocation.search;
    setSelection(readKnown(routerLocation.search, prices));
    setTouched(false);
  }, [routerLocation, prices]);

  useEffect(() => {
    if (!touched) return;
    const { users, profileId: profile } = selection;
    const industry = prices.profiles.find(({ id }) => id === profile)?.name;
    keepFirm({ users, ...(industry ? { profile, industry } : {}) });
  }, [touched, selection, prices]);

  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      // A navigation to another page is under way; its address must not be changed.
      if (pathname !== ownPath.current) return;
      lastSearch.current = writeSelection(search, selection, profileId, defaultProfile, prices);
      // Keeping the router's history state avoids a navigation and a scroll.
      if (lastSearch.current !== search) history.replaceState(history.state, '', pathname + lastSearch.current + hash);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [touched, selection, profileId, defaultProfile, prices]);

  return {
    selection,
    input,
    quote: useMemo(() => quote(input, prices), [input, prices]),
    suggestion: suggested,
    /** Whether the visitor has changed anything since the address was read. */
    touched,
    /** Sets the selection after a visitor's action. */
    change: (next: Selection) => {
      setSelection(next);
      setTouched(true);
    },
  };
}

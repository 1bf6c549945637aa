import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Quote, type QuoteInput, quote } from '#data/plans/quote.ts';
import { readChoice, writeChoice } from './address.ts';
import type { CalculatorData } from './calculatorData.ts';
import { type Choice, defaultChoice, isSame, quoteInput } from './choice.ts';
import type { Outside } from './pageEnvironment.ts';
import { type Suggestion, suggestion } from './suggestion.ts';

/** Milliseconds after which a change stands in the address: a slider on its way would write too often for some browsers. */
const writeMs = 150;

export interface Calculator {
  choice: Choice;
  input: QuoteInput;
  quote: Quote;
  suggestion: Suggestion;
  /** Whether the visitor has changed anything since the address was read. */
  touched: boolean;
  /** Takes over what the visitor did. */
  change(next: Choice): void;
}

/**
 * The calculator's state: what is chosen, what it costs, and the address that leads back to it.
 * Begins with the defaults while the page is not `live`, as it was built; then with what the address says and with
 * `typed`, what the visitor did to the page before its code was there.
 */
export function useCalculator(
  data: CalculatorData,
  { visitor, place }: Outside,
  live: boolean,
  typed?: (choice: Choice) => Choice,
): Calculator {
  const { prices, defaultProfile } = data;
  const [choice, setChoice] = useState(() => (live ? readChoice(place.search, prices) : defaultChoice(prices)));
  const [touched, setTouched] = useState(false);
  const wasLive = useRef(live);
  const known = useRef(place);
  const own = useRef(place.pathname);
  /** The query as this hook last read or wrote it. */
  const search = useRef(place.search);

  const guess = suggestion(live ? visitor : undefined, data);
  const profileId = choice.industry ?? guess.profileId;
  const input = quoteInput(choice, profileId, prices);

  useLayoutEffect(() => {
    if (wasLive.current || !live) return;
    wasLive.current = true;
    search.current = window.location.search;
    const read = readChoice(search.current, prices);
    const next = typed?.(read) ?? read;
    setChoice((before) => (isSame(before, next) ? before : next));
    setTouched(next !== read);
  }, [live, typed, prices]);

  // A link to this page, and the way back and forth on it, lead to another choice.
  useEffect(() => {
    if (known.current === place) return;
    known.current = place;
    if (place.search === search.current) return;
    search.current = place.search;
    setChoice(readChoice(place.search, prices));
    setTouched(false);
  }, [place, prices]);

  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => {
      const { pathname, search: now, hash } = window.location;
      // The visitor is on the way to another page, whose address is not ours.
      if (pathname !== own.current) return;
      search.current = writeChoice(now, choice, profileId, defaultProfile, prices);
      // The router's own state of the entry is kept: nothing navigates, nothing scrolls.
      if (search.current !== now) history.replaceState(history.state, '', pathname + search.current + hash);
    }, writeMs);
    return () => clearTimeout(timer);
  }, [touched, choice, profileId, defaultProfile, prices]);

  return {
    choice,
    input,
    quote: quote(input, prices),
    suggestion: guess,
    touched,
    change: (next) => {
      setChoice(next);
      setTouched(true);
    },
  };
}

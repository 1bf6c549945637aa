/** A value that components follow with `useSyncExternalStore`. @param init gives the first value, when it is first asked for */
export function makeStore<State>(init: () => State) {
  const listeners = new Set<() => void>();
  let known: { state: State } | undefined;
  return {
    get(): State {
      known ??= { state: init() };
      return known.state;
    },
    set(state: State): void {
      known = { state };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

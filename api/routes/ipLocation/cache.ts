/** Remembers the most recently used values, each for a time in milliseconds. */
export function makeCache<Value>({
  most,
  keepMs,
  now = Date.now,
}: {
  most: number;
  keepMs: number;
  now?: () => number;
}) {
  // A map keeps the order of insertion: what is used is inserted again, so that the first is the least recently used.
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.until <= now()) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, { value, until: now() + keepMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
    },
  };
}

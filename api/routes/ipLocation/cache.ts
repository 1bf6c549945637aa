/** An LRU cache whose entries expire. By hand: a few lines against a dependency. */
export function makeCache<Value>({
  max,
  ttlMs,
  now = () => performance.now(),
}: {
  /** Number of entries. */
  max: number;
  /** Lifetime of an entry, in milliseconds. */
  ttlMs: number;
  now?: () => number;
}) {
  // A Map iterates in insertion order: `get` inserts an entry again, so that the first is the least recently used.
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
      entries.set(key, { value, until: now() + ttlMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= max) break;
        entries.delete(oldest);
      }
    },
  };
}

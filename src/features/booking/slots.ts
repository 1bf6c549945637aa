/** The free times of a kind, day by day; times are moments as ISO 8601. */
export interface Slots {
  days: readonly { date: string; times: readonly string[] }[];
}

/** Milliseconds until an answer that does not come counts as failed. */
const timeoutMs = 15_000;

/** @throws Error where they cannot be loaded */
export async function loadSlots(kind: string): Promise<Slots> {
  const response = await fetch(`/api/slots?${new URLSearchParams({ kind })}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const { data } = (await response.json()) as { data: Slots };
  if (!Array.isArray(data.days)) throw new Error('An answer of another kind.');
  return data;
}

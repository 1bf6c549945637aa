/** Why a request is taken to be sent by a program and goes to quarantine; undefined for a person's. */
export function spamReason({ website, elapsed }: { website?: string | undefined; elapsed?: number | undefined }, leastElapsedMs: number): string | undefined {
  if (website) return 'a field that no person sees was filled in';
  if (elapsed !== undefined && elapsed < leastElapsedMs) return `sent ${Math.round(elapsed)} ms after the form was shown`;
  return undefined;
}

/** The honeypot: what fills it in is hardly ever a person. */
export const honeypotReason = 'a field that no person sees was filled in';

interface Signs {
  website?: string | undefined;
  elapsed?: number | undefined;
}

/** Why a request is taken to be sent by a program and goes to quarantine; undefined for a person's. */
export function spamReason({ website, elapsed }: Signs, leastElapsedMs: number): string | undefined {
  if (website) return honeypotReason;
  if (elapsed !== undefined && elapsed < leastElapsedMs)
    return `sent ${Math.round(elapsed)} ms after the form was shown`;
  return undefined;
}

/** The honeypot is an input that no person sees; bots fill in every input. */
export const honeypotReason = 'a field that no person sees was filled in';

interface SpamSignals {
  /** The honeypot's value. */
  website?: string | undefined;
  /** Milliseconds between the form being shown and sent. */
  elapsed?: number | undefined;
}

/** Why a request seems to come from a bot and goes to the quarantine; undefined for a person's. */
export function spamReason({ website, elapsed }: SpamSignals, minElapsedMs: number): string | undefined {
  if (website) return honeypotReason;
  if (elapsed !== undefined && elapsed < minElapsedMs) return `sent ${Math.round(elapsed)} ms after the form was shown`;
  return undefined;
}

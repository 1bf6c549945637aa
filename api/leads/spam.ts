import type { Messages } from '../../data/rules/schema/messages.ts';
import { fillCount } from '../../data/rules/text/fill.ts';

interface SpamSignals {
  /** The value of the honeypot, an input that no person sees; bots fill in every input. */
  website?: string | undefined;
  /** Milliseconds between the form being shown and sent. */
  elapsed?: number | undefined;
}

interface SpamRules {
  minElapsedMs: number;
  texts: Messages['mail']['spamReasons'];
}

/** Why a request seems to come from a bot and goes to the quarantine; undefined for a person's. */
export function spamReason({ website, elapsed }: SpamSignals, { minElapsedMs, texts }: SpamRules): string | undefined {
  if (website) return texts.honeypot;
  if (elapsed !== undefined && elapsed < minElapsedMs) return fillCount(texts.tooFast, Math.floor(elapsed / 1000) + 1);
  return undefined;
}

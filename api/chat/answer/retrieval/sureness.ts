import type { SitePassage } from './passages.ts';
import type { Ranked } from './rank.ts';

/** "Do you …?" asks for what the firm does. */
export const askingUs =
  / (?:do|can|could|will|would|are|did|have) you | your | you (?:guys|do|offer|provide|help|support|handle) /;
const ofThisSite =
  / (?:privacy|terms|cookies?|consent|personal|copyright|liable|liability|children|accessible|accessibility|unsubscribe|opt out|this (?:site|website)) /;

/** How sure it is, from 0 to 1, that a passage answers. */
export function sureness(
  { passage, coverage, inTitle, titleFit, meaningful, special }: Ranked<SitePassage>,
  asked: number,
  text: string,
): number {
  const ours = askingUs.test(text);
  if (meaningful === 0) return titleFit > 0.9 && inTitle > 0.9 ? 0.6 : 0;
  if (asked === 1 && inTitle > 0.7) return 0.6;
  // One word of every day in common is chance, unless it is what the passage is about.
  if (meaningful === 1 && special === 0 && titleFit < 0.34) return 0.3;
  const title = Math.min(1, inTitle * 0.6 + titleFit * 0.5);
  const few =
    asked === 1 ? (inTitle > 0.5 ? 0 : 0.3) : meaningful === 1 && asked > 1 ? (titleFit > 0.6 ? 0.04 : 0.14) : 0;
  const much = Math.min(0.1, Math.max(0, meaningful - 2) * 0.05);
  const loose =
    passage.kind === 'location'
      ? 0.3
      : passage.kind === 'legal'
        ? ofThisSite.test(text)
          ? 0.05
          : 0.4
        : passage.kind === 'about'
          ? 0.05
          : passage.part
            ? (ours ? 0.2 : 0.04) + (meaningful < 3 ? 0.1 : 0)
            : 0;
  return coverage * (0.68 + 0.32 * title) + much - few - loose;
}

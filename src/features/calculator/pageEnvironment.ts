import type { VisitorLocation } from '../location/context.ts';

/** What the pricing page hears of the site round it. */
export interface Outside {
  /** Where the visitor is; undefined at build time. */
  visitor: VisitorLocation | undefined;
  /** The router's place. A new object after every step the router makes, wherever it led. */
  place: { readonly pathname: string; readonly search: string; readonly hash: string };
}

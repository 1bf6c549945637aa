import type { VisitorLocation } from '../location/context.ts';

/** What the calculator and the tabs read of their surroundings: hydrated as a React root of their own, they have no contexts. */
export interface PageEnvironment {
  /** The visitor's place; undefined at build time. */
  visitor: VisitorLocation | undefined;
  /** React Router's location: a new object after every navigation, even to the same address. */
  routerLocation: { readonly pathname: string; readonly search: string; readonly hash: string };
}

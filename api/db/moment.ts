/** Milliseconds since 1970, in UTC, as of `Date.now`. */
export type Moment = number;

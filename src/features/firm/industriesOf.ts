import type { Pricing } from '#data/rules/schema/plan.ts';

/** What the line of a firm needs of the site. */
export interface FirmChoices {
  industries: Readonly<Record<string, string>>;
  locale: string;
}

/** The names of industries, by the id of their pricing profile. */
export const industriesOf = ({ profiles }: Pick<Pricing, 'profiles'>): Record<string, string> =>
  Object.fromEntries(profiles.map(({ id, name }) => [id, name]));

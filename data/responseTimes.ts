import { pricing } from './plans/pricing.ts';
import { provider } from './provider.ts';

const byPlan = new Intl.ListFormat(provider.locale, { style: 'long', type: 'conjunction' }).format(
  pricing.plans.map(({ id, name }) => `{plans.${id}.responseTime} on ${name}`),
);

/**
 * How soon we respond: one sentence for each kind of figure. Every text that says more than a plan's own figure quotes
 * these, so that a guarantee, a usual range and an average are never taken for each other.
 */
export const responseTimes = {
  /** The longest a client waits, by plan. */
  guaranteed:
    'Each plan guarantees a first response to a critical issue, such as a server that is down or a suspected attack: ' +
    `${byPlan}[[; that clock runs {claims.support}]].`,
  /** The same in short. */
  guaranteedShort: `Guaranteed for a critical issue: a first response within ${byPlan}.`,
  /** What clients see in practice, which is sooner than what the smaller plans guarantee. */
  inPractice:
    'In practice you usually hear from us within {claims.critical}; the average over all plans and places is {claims.response}.',
  otherRequests:
    'For everything else you hear from us within {claims.non-critical} in business hours, and on Essential the same business day.',
  /** A response is not yet a solution. */
  untilSolved: "That's the time until we respond; how long the fix takes depends on the problem.",
  /** Whom a client reaches outside office hours. */
  nights:
    'At night and on weekends, critical incidents reach our emergency line on every plan; for everything else the Enterprise help desk answers, and for ' +
    'the other plans we quote a weekend package.',
  emergencyLine: 'Critical incidents reach our emergency line {claims.support} on every plan.',
  /** Beside a service, which can be bought without a plan. */
  withoutPlan: 'Without a plan, your quote says how fast.',
} as const;

import { offersSourceMessages, offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { Offer } from './offer.ts';

/** The name of an offer, as links to its page say it: a service, for an industry, in a location. */
export function offerName({
  service: { name: service },
  industry,
  location,
}: Omit<Offer, 'service'> & { service: Pick<Offer['service'], 'name'> }): string {
  if (industry && location)
    return fill(offersSourceMessages.serviceForIn, { service, clients: industry.clients, location: location.name });
  if (industry) return fill(offersMessages.serviceFor, { service, clients: industry.clients });
  return location ? fill(offersMessages.serviceIn, { service, location: location.name }) : service;
}

import { serviceSourceMessages } from '#data/messages/service.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { Offer } from '../shared/offer.ts';

/** Whom and where an offer is for, inside a sentence: for an industry at a location, at a location, in the whole area. */
export function inText({ industry, location }: Omit<Offer, 'service'>, area: string): string {
  const { inLocation, inArea, forClientsInLocation, forClientsInArea } = serviceSourceMessages;
  const clients = industry?.clients;
  if (location)
    return clients
      ? fill(forClientsInLocation, { clients, location: location.name })
      : fill(inLocation, { location: location.name });
  return clients ? fill(forClientsInArea, { clients, area }) : fill(inArea, { area });
}

import { provider } from '../provider.ts';
import type { Location } from '../rules/schema/location.ts';

export const toronto: Location = {
  slug: 'toronto',
  name: 'Toronto',
  region: 'downtown',
  population: 2_930_000,
  populationLabel: '2.93M',
  // As specified, and the count of no census.
  populationSource: '2017 estimate',
  // One point for both, so that a distance from Toronto and one from the office are the same number.
  coordinates: provider.coordinates,
  postalAreas: [
    'M5H',
    'M5J',
    'M5K',
    'M5L',
    'M5W',
    'M5G',
    'M5X',
    'M5E',
    'M5C',
    'M5B',
    'M5A',
    'M5R',
    'M5S',
    'M5T',
    'M5V',
    'M6K',
    'M4W',
    'M4P',
    'M2N',
    'M1P',
    'M9W',
  ],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Toronto',
    'managed IT services Toronto',
    'cybersecurity Toronto',
    'Financial District IT support',
    'IT company downtown Toronto',
  ],
  metaDescription:
    'IT support in Toronto for Bay Street offices, University Avenue clinics and ' +
    'Etobicoke plants, from an office in the Financial District, on site or remote.',
  landmark: 'Union Station',
  sectors: ['Banking and asset management', 'Law', 'Hospitals and medical research', 'Film and digital media'],
  summary:
    'Toronto is a brokerage on Bay Street, a clinic on Eglinton and a bakery plant in Etobicoke, all under one city hall. Our office stands among ' +
    "the towers of the Financial District, where tenants rent by the floor and a new internet line begins with the keys to the building's riser room.",
  economy:
    'Bay Street sets the tone. Asset managers, brokers and law firms answer to the Ontario Securities Commission, CIRO or the ' +
    'Law Society of Ontario, and their clients ask for proof of controls before they sign. Up University Avenue, clinics and ' +
    'research groups beside the hospitals hold records under PHIPA. Studios in Liberty Village and on Spadina move video files ' +
    'that choke an ordinary line, and Etobicoke food plants scan pallets over Wi-Fi. What they share downtown is the tower: ' +
    "riser access, freight elevator bookings and the landlord's list of approved carriers decide when a new circuit goes live.",
  districts: [
    'Financial District',
    'Discovery District',
    'Liberty Village',
    'Yonge and Eglinton',
    'North York Centre',
    'Scarborough Centre',
    'Rexdale',
  ],
  reach:
    'Around King and Bay a technician walks, through the PATH when it snows. Line 1 covers University Avenue and North York Centre, the King and Spadina ' +
    'streetcars cover the west side of downtown, and for Rexdale, Scarborough or a trunk full of switches a technician takes the Gardiner, the Don Valley ' +
    'Parkway or Highway 401. Deal-room permissions, mailboxes and the firewall on the 40th floor are looked after remotely, without booking an elevator.',
};

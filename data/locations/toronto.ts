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
    'Our office is on King Street West, so downtown a technician is with you quickly. We look after law and financial firms, clinics, studios ' +
    'and, out in Etobicoke, food plants, and in a tower we deal with building management for you.',
  economy:
    'If you are regulated by the Ontario Securities Commission, CIRO or the Law Society of Ontario, your clients want proof of controls before ' +
    'they sign, and we keep that proof with you. If you run a clinic or research group near the hospitals, PHIPA covers your records. Studios ' +
    'need lines and storage for large video files, and food plants need Wi-Fi that reaches every scanner. Moving into a tower? Riser access, ' +
    "freight elevator bookings and the landlord's list of approved carriers decide when your internet goes live, so we ask for them first.",
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
    'Around King and Bay we walk, Line 1 takes us to University Avenue and North York Centre, and for Rexdale, Scarborough or heavy equipment we ' +
    'drive the Gardiner, the Don Valley Parkway or Highway 401. The King and Spadina streetcars reach the west side of downtown. Most ' +
    'requests, from a mailbox to a firewall, are solved remotely without anyone booking an elevator.',
};

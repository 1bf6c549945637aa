import type { Location } from '../rules/schema/location.ts';

export const oakville: Location = {
  slug: 'oakville',
  name: 'Oakville',
  region: 'halton',
  population: 193_800,
  populationLabel: '193.8k',
  populationSource: '2016 census',
  coordinates: { latitude: 43.4475, longitude: -79.6667 },
  postalAreas: ['L6J', 'L6K', 'L6H', 'L6L', 'L6M'],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Oakville',
    'managed IT services Oakville',
    'cybersecurity Oakville',
    'IT for wealth advisors Oakville',
    'IT company Winston Park',
  ],
  metaDescription:
    'IT support in Oakville for advisors and lawyers by the harbour, parts makers beside the QEW and studios near Sheridan College. Remote help and visits.',
  landmark: 'Glen Abbey',
  sectors: ['Wealth management and law', 'Automotive parts', 'Head offices', 'Animation and design'],
  summary:
    'We support wealth advisors and law firms downtown, parts makers beside the QEW and head offices in Winston Park. If your partners work from ' +
    'home in the evening, their files open there as safely as at the office.',
  economy:
    'If you look after family money, we secure your mailboxes and keep the logs: for an investment dealer, a hijacked mailbox can be an incident ' +
    'to report to CIRO. If you make parts, we keep your IATF 16949 quality records where you and the auditor can find them. If you run ' +
    'a studio, we plan storage for terabytes and copies that restore. If your clinic is near Oakville Trafalgar Memorial Hospital, PHIPA covers ' +
    'your charts, and we start with a login for each person.',
  districts: ['Downtown Oakville', 'Kerr Village', 'Bronte Village', 'Midtown Oakville', 'Winston Park'],
  reach:
    'The Gardiner turns into the QEW, and we leave it at Trafalgar Road for downtown, at Winston Churchill Boulevard for Winston Park or at ' +
    "Bronte Road for the hospital on Dundas Street. Lakeshore West trains stop at Oakville and Bronte stations. Advisors' mailboxes, laptops at " +
    'home and overnight copies of studio projects are looked after remotely.',
};

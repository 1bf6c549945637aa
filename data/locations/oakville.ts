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
    'Oakville keeps its wealth advisors and law firms near the harbour, its parts makers beside the QEW and its head offices in Winston Park ' +
    'on the Mississauga line. Partners live a few streets from their desks and expect the file they left there to open at the kitchen table.',
  economy:
    'Offices on Lakeshore Road and Kerr Street look after family money. An investment dealer has to report a cybersecurity incident to CIRO, so an ' +
    "advisor's hijacked mailbox is more than an embarrassment. The Ford assembly complex has stood by the QEW since the 1950s, and the parts makers " +
    "and tool shops on the service roads keep IATF 16949 quality records where an auditor can find them. Graduates of Sheridan College's animation " +
    'program feed studios that fill storage by the terabyte, and clinics gather around Oakville Trafalgar Memorial Hospital on Dundas Street.',
  districts: ['Downtown Oakville', 'Kerr Village', 'Bronte Village', 'Midtown Oakville', 'Winston Park'],
  reach:
    'The Gardiner turns into the QEW, and a technician leaves it at Trafalgar Road for downtown, at Winston Churchill Boulevard for ' +
    'Winston Park or at Bronte Road for the hospital on Dundas Street. Lakeshore West trains stop in Midtown, at Oakville station, ' +
    "and then at Bronte. Advisors' mailboxes, laptops at home and overnight copies of studio projects are looked after remotely.",
};

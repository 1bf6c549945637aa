import type { Location } from '../rules/schema/location.ts';

export const markham: Location = {
  slug: 'markham',
  name: 'Markham',
  region: 'york',
  population: 328_000,
  populationLabel: '328k',
  populationSource: '2016 census',
  coordinates: { latitude: 43.8561, longitude: -79.337 },
  postalAreas: ['L3R', 'L6G', 'L3P', 'L3T', 'L6C', 'L6E', 'L6B', 'L3S'],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Markham',
    'managed IT services Markham',
    'cybersecurity Markham',
    'SOC 2 IT support Markham',
    'IT company Highway 7 Markham',
  ],
  metaDescription:
    'IT support in Markham for software, chip design and engineering companies along Highway 7: help desk, audit evidence, laptop security and visits.',
  landmark: 'Main Street Unionville',
  sectors: ['Software and electronics', 'Engineering', 'Life sciences', 'Wholesale trade'],
  summary:
    'Markham writes software, lays out chips and engineers buildings, much of it along Highway 7 between Commerce Valley and Unionville. ' +
    'Companies here often employ people who could run their own servers, and would rather have those people building the product.',
  economy:
    'IBM and AMD drew a generation of technology companies to Markham, and the smaller ones around them sell to customers who send a SOC 2 ' +
    'questionnaire before the first invoice. Access reviews, encrypted laptops and kept logs then have to be on record. Source code and circuit ' +
    "layouts are worth more than the machines that hold them, so an engineer's accounts must close on the afternoon of the last day. Wholesalers " +
    'in Milliken take orders through online stores that stay open all weekend, and practices around the hospital in Cornell keep charts under PHIPA.',
  districts: ['Commerce Valley', 'Allstate Parkway', 'Downtown Markham', 'Unionville', 'Milliken', 'Cornell'],
  reach:
    'The Don Valley Parkway runs straight into Highway 404, and the Highway 7 exit puts a technician between Commerce Valley on one side and ' +
    'Allstate Parkway on the other. Cornell is quicker to reach by 407 ETR, and Stouffville line GO trains stop at Unionville. Laptops for ' +
    'new engineers, repository logins and evidence for a SOC 2 auditor are prepared remotely; lab networks and server rooms are handled on site.',
};

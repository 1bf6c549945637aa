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
    'We run the office IT of software, electronics and engineering companies in Markham, so that your engineers can build the product instead of ' +
    'running servers. We support clinics and wholesalers as well.',
  economy:
    'If your customers send a SOC 2 questionnaire before the first invoice, we can set up access reviews, encrypted laptops and kept logs, so that ' +
    'the answers are on record. Your source code and layouts are worth more than the machines that hold them, so on Professional and ' +
    "Enterprise we close an engineer's " +
    'accounts on the last day. If you sell to shops from Milliken, your online store takes orders all weekend, and we agree with you ' +
    'who answers then. If you run a practice near the hospital in Cornell, PHIPA covers your charts.',
  districts: ['Commerce Valley', 'Allstate Parkway', 'Downtown Markham', 'Unionville', 'Milliken', 'Cornell'],
  reach:
    'We take the Don Valley Parkway straight into Highway 404 and leave it at Highway 7, between Commerce Valley and Allstate Parkway; Cornell ' +
    'is quicker on Highway 407. Stouffville line GO trains stop at Unionville. Laptops for new engineers, repository logins and evidence for a SOC 2 ' +
    'auditor are prepared remotely; lab networks and server rooms are handled on site.',
};

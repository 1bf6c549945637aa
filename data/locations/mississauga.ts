import type { Location } from '../rules/schema/location.ts';

export const mississauga: Location = {
  slug: 'mississauga',
  name: 'Mississauga',
  region: 'peel',
  population: 721_000,
  populationLabel: '721k',
  populationSource: '2016 census',
  coordinates: { latitude: 43.589, longitude: -79.6441 },
  postalAreas: [
    'L5B',
    'L5A',
    'L5C',
    'L4Z',
    'L5R',
    'L5V',
    'L5M',
    'L5N',
    'L5L',
    'L5K',
    'L5T',
    'L5S',
    'L4W',
    'L4V',
    'L4X',
    'L4Y',
    'L4T',
    'L5E',
    'L5G',
    'L5H',
    'L5J',
    'L5W',
    'L5P',
  ],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Mississauga',
    'managed IT services Mississauga',
    'cybersecurity Mississauga',
    'IT support Meadowvale',
    'logistics IT Pearson airport',
  ],
  metaDescription:
    'IT support in Mississauga for freight offices around Pearson, drug makers in Meadowvale and head offices near Square One, on site and by ' +
    'remote session.',
  landmark: 'Square One',
  sectors: ['Freight and customs brokerage', 'Pharmaceuticals and medical devices', 'Aerospace', 'Head offices'],
  summary:
    'We support freight and customs brokers around Pearson, aerospace shops in Malton, drug makers in Meadowvale and head offices near Square ' +
    'One. If there is a warehouse behind your front desk, one team looks after both: the desks and the scanners at the farthest dock.',
  economy:
    "If you keep validated systems, Health Canada's good manufacturing practices ask that a change to a production computer is tested and " +
    'recorded, so we plan updates with you and you sign them off. If you bring in freight, you depend on the CARM portal of the Canada Border ' +
    'Services Agency and on EDI at all hours, so a dead line at night costs you money: we monitor it. If you work under the federal Controlled ' +
    "Goods Program, your designated official decides where controlled drawings are kept and who may open them; we don't store them. If your " +
    'head office has branches in other provinces, we support them remotely.',
  districts: [
    'Airport Corporate Centre',
    'Meadowvale Business Park',
    'City Centre',
    'Gateway',
    'Heartland',
    'Sheridan Park',
    'Malton',
  ],
  reach:
    'We take the Gardiner, then Highway 427 for the offices beside Pearson or the QEW to Hurontario Street for Square One; Meadowvale is off ' +
    'Highway 401 at Mississauga Road. Without equipment we can come by train: the UP Express ends at the terminal, and Lakeshore West trains ' +
    'stop at Port Credit and Clarkson. EDI mailboxes, broker logins and night alerts are handled remotely; dock antennas and validated plant ' +
    'computers get a visit.',
};

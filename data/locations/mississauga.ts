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
    'IT support in Mississauga for freight offices around Pearson, drug makers in Meadowvale and head offices near Square One, on site and by remote session.',
  landmark: 'Square One',
  sectors: ['Freight and customs brokerage', 'Pharmaceuticals and medical devices', 'Aerospace', 'Head offices'],
  summary:
    'Mississauga wraps around Pearson airport, and work follows the runways: customs brokers and freight offices ' +
    'along the fence, aerospace shops in Malton, drug makers out in Meadowvale. Behind many of its reception desks ' +
    'lies a warehouse, so one address needs both desk support and scanners that still connect at the farthest dock.',
  economy:
    "Drug makers in Meadowvale keep validated systems. Under Health Canada's good manufacturing practices a change to a " +
    'production computer is tested and recorded, so an update there needs a plan and a signature. Around Pearson, brokers and ' +
    'importers account for goods in the CARM portal of the Canada Border Services Agency and trade EDI messages with carriers at ' +
    'all hours; a dead line at night leaves a truck at the gate. Malton shops that work under the federal Controlled Goods ' +
    'Program keep drawings apart from ordinary mail. Head offices near Square One add branches in other provinces to look after.',
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
    'From downtown the Gardiner leads to Highway 427 for the offices beside Pearson, or on along the QEW to Hurontario Street for Square One; Meadowvale ' +
    'lies off Highway 401 at Mississauga Road. Lakeshore West trains serve Port Credit and Clarkson, and the UP Express ends at the terminal. EDI ' +
    'mailboxes, broker logins and the night alerts of airport warehouses are handled remotely; dock antennas and validated plant computers get a visit.',
};

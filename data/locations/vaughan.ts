import type { Location } from '../rules/schema/location.ts';

export const vaughan: Location = {
  slug: 'vaughan',
  name: 'Vaughan',
  region: 'york',
  population: 306_000,
  populationLabel: '306k',
  populationSource: '2016 census',
  coordinates: { latitude: 43.8361, longitude: -79.4983 },
  postalAreas: ['L4K', 'L6A', 'L4L', 'L4H', 'L4J'],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Vaughan',
    'managed IT services Vaughan',
    'cybersecurity Vaughan',
    'manufacturing IT Concord',
    'IT support Woodbridge',
  ],
  metaDescription:
    'IT support in Vaughan for manufacturers in Concord, builders in Woodbridge and warehouses off Highway 427: office, shop floor and yard on ' +
    'one agreement.',
  landmark: "Canada's Wonderland",
  sectors: ['Metal and plastics manufacturing', 'Construction and millwork', 'Warehousing', 'Health care'],
  summary:
    'We support plants in Concord, builders and contractors in Woodbridge, and warehouses in the Enterprise Zone. If your office, shop floor and ' +
    'yard share one address and one network, we separate them first.',
  economy:
    'If your ERP system, such as Epicor or SAP Business One, runs on a server in your office, we keep it backed up and plan its updates between ' +
    'shifts. CNC machines running a version of Windows that is no longer updated belong on a network of their own, and we build it. If you are a contractor, ' +
    "Ontario's Construction Act counts your payment time from a proper invoice, so a day without your accounting files costs you money. If you " +
    'ship at night from the Enterprise Zone, ask us which plan answers then.',
  districts: ['Concord', 'Vaughan Metropolitan Centre', 'Woodbridge', 'Vaughan Enterprise Zone', 'Maple'],
  reach:
    'Line 1 of the subway ends at Vaughan Metropolitan Centre, so a technician with a laptop bag comes from St. Andrew station without changing ' +
    'trains. With equipment we drive Highway 400 to Highway 7 for Concord, or Highway 427 for Woodbridge and the Enterprise Zone. ERP accounts, ' +
    'label queues and server updates are handled remotely between shifts; a cut cable or a machine controller gets a visit.',
};

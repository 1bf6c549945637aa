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
    'IT support in Vaughan for manufacturers in Concord, builders in Woodbridge and warehouses off Highway 427: office, shop floor and yard on one agreement.',
  landmark: "Canada's Wonderland",
  sectors: ['Metal and plastics manufacturing', 'Construction and millwork', 'Warehousing', 'Health care'],
  summary:
    'Vaughan makes and builds: metal parts in Concord, kitchens and doors in Woodbridge, subdivisions from Maple to Kleinburg. Off Keele ' +
    'Street or Pine Valley Drive the office, the shop floor and the yard usually share one address, and all too often one network.',
  economy:
    "Concord's factories stand between CN's MacMillan Yard and Highway 400. Many keep an ERP system such as Epicor or SAP Business One on a server " +
    'in the office, feeding label printers and CNC machines whose controllers run a Windows that is no longer updated and belong on a network of ' +
    "their own. Builders and contractors in Woodbridge bill under Ontario's Construction Act, where a proper invoice starts the clock for prompt payment, " +
    'so a day without the accounting files costs money. Warehouses in the Enterprise Zone, close to the CPKC intermodal terminal, ship at night.',
  districts: ['Concord', 'Vaughan Metropolitan Centre', 'Woodbridge', 'Vaughan Enterprise Zone', 'Maple'],
  reach:
    'Line 1 of the subway ends at Vaughan Metropolitan Centre, so a technician with a laptop bag can come from St. Andrew station without changing ' +
    'trains. With equipment it is Highway 400 to Highway 7 for Concord, or Highway 427 for Woodbridge and the Enterprise Zone. ERP accounts, label ' +
    "queues and server updates are handled remotely between shifts; a cable cut by a forklift isn't, and neither is a machine controller.",
};

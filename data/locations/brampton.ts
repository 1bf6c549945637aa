import type { Location } from '../rules/schema/location.ts';

export const brampton: Location = {
  slug: 'brampton',
  name: 'Brampton',
  region: 'peel',
  population: 593_000,
  populationLabel: '593k',
  populationSource: '2016 census',
  coordinates: { latitude: 43.6834, longitude: -79.7663 },
  postalAreas: ['L6V', 'L6W', 'L6X', 'L6Y', 'L6T', 'L6S', 'L6Z', 'L6R', 'L6P', 'L7A'],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Brampton',
    'managed IT services Brampton',
    'cybersecurity Brampton',
    'trucking IT support Brampton',
    'warehouse Wi-Fi Brampton',
  ],
  metaDescription:
    'IT support in Brampton for carriers, cold stores and food plants from Bramalea to Airport Road: dispatch systems, warehouse Wi-Fi and recall records.',
  landmark: 'Gage Park',
  sectors: ['Trucking and warehousing', 'Food and beverage processing', 'Automotive manufacturing', 'Health care'],
  summary:
    "Brampton lives by the dock door. Carriers, cold stores and food plants gather around CN's intermodal " +
    'terminal near Airport Road, and dispatch starts before dawn, long before an ordinary help desk opens.',
  economy:
    'Carriers dispatch from systems such as TruckMate or McLeod, and drivers of federally regulated fleets log their hours on ' +
    'certified electronic devices, so a fault in a Bramalea office shows up on Highway 401. Food processors keep traceability ' +
    'records under the Safe Food for Canadians Regulations, one step back and one step forward, and must produce them quickly ' +
    'in a recall. Along Goreway Drive cold rooms and steel racking swallow Wi-Fi: a scanner that works in an empty warehouse ' +
    'fails in a full one. Downtown, around the Algoma University campus, new companies start with laptops and Microsoft 365.',
  districts: ['Downtown Brampton', 'Bramalea', 'Bram West', 'Airport Road at Steeles Avenue', 'Goreway Drive'],
  reach:
    'For Airport Road and Goreway Drive a technician takes the Gardiner, Highway 427 and 407 ETR; for Bramalea and downtown Brampton it is ' +
    'Highway 401 and then Highway 410 to Queen Street. Kitchener line trains also stop at Bramalea. Dispatch servers, driver tablets and recall ' +
    'exports are handled remotely, which counts most before the first trucks leave; antennas over the racking need a technician on a lift.',
};

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
    "We support carriers, warehouses and food plants around CN's intermodal terminal and Airport Road, and young companies downtown. If your " +
    'dispatch starts before dawn, ask us about Enterprise: its help desk answers at that hour.',
  economy:
    'If you dispatch from a system such as TruckMate or McLeod, or your drivers log their hours on electronic devices, a fault in your ' +
    'office is felt on Highway 401, so we start with what must run before the first truck leaves. If you process food, the Safe Food for ' +
    'Canadians Regulations ask for records one step back and one step forward; we make sure you can produce them quickly in a recall. Cold rooms ' +
    'and steel racking block Wi-Fi signals, so we measure in a full warehouse, not an empty one. If you are just starting out, we set you up ' +
    'with laptops and Microsoft 365.',
  districts: ['Downtown Brampton', 'Bramalea', 'Bram West', 'Airport Road at Steeles Avenue', 'Goreway Drive'],
  reach:
    'For Airport Road and Goreway Drive we take the Gardiner, Highway 427 and Highway 407; for Bramalea and downtown Brampton, Highway 401 and then ' +
    'Highway 410 to Queen Street. Kitchener line trains also stop at Bramalea. Dispatch servers, driver tablets and recall exports are handled ' +
    'remotely, which is fastest before the first trucks leave; antennas over the racking need a technician on a lift.',
};

import type { Location } from '../rules/schema/location.ts';

export const richmondHill: Location = {
  slug: 'richmond-hill',
  name: 'Richmond Hill',
  region: 'york',
  population: 195_000,
  populationLabel: '195k',
  populationSource: '2016 census',
  coordinates: { latitude: 43.8828, longitude: -79.4403 },
  postalAreas: ['L4C', 'L4B', 'L4S', 'L4E'],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Richmond Hill',
    'managed IT services Richmond Hill',
    'cybersecurity Richmond Hill',
    'medical office IT Richmond Hill',
    'IT support Beaver Creek',
  ],
  metaDescription:
    'IT support in Richmond Hill for medical practices and accountants along Yonge Street and head offices in Beaver Creek, by remote session and by visit.',
  landmark: 'Mill Pond',
  sectors: ['Medical and dental practices', 'Accounting', 'Engineering consultants', 'Head offices of foreign brands'],
  summary:
    'Richmond Hill climbs Yonge Street from Highway 7 to Oak Ridges, with doctors, dentists and accountants in the plazas on the way up. The larger ' +
    'employers sit at the bottom of the hill in Beaver Creek, where Canadian branches of foreign brands report to head offices in another time zone.',
  economy:
    'Practices around Mackenzie Richmond Hill Hospital keep charts in systems such as TELUS PS Suite or OSCAR and answer to PHIPA for them; with a ' +
    'full waiting room, the label printer and the fax line come back first and the explanation later. Accountants on Yonge Street live by the end ' +
    'of April, when every preparer files to the Canada Revenue Agency over the same office line. Beaver Creek and Headford are low-rise parks where ' +
    "the cabling has outlived several tenants, and where a branch office must meet a foreign parent's security rules with a staff of thirty.",
  districts: ['Beaver Creek', 'Headford', 'Newkirk', 'Yonge Street village core', 'Oak Ridges'],
  reach:
    'The Don Valley Parkway and Highway 404 bring a technician to Highway 7 for Beaver Creek, to 16th Avenue for Headford and to Major Mackenzie ' +
    'Drive for the hospital. Richmond Hill line GO trains are timed for commuters into the city, so by transit we ride the subway to Finch ' +
    "and a Viva Blue bus up Yonge Street. Chart logins, tax-season laptops and a parent company's security reports are dealt with remotely.",
};

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
    'We support medical and dental practices and accountants along Yonge Street, and Canadian branches of foreign companies in Beaver Creek. If ' +
    'your head office sends security questions, we answer them with you: Enterprise includes it, and otherwise we work by the hour.',
  economy:
    'If your charts are in a system such as TELUS PS Suite or OSCAR, PHIPA asks you to protect them; if the label ' +
    'printer or the fax line stops, we get it back first and explain later. If you are an accountant, we leave your systems alone until the end of April and ' +
    'test the second line before it. In Beaver Creek and Headford the cabling is often older than your lease, so we test it before we blame the ' +
    'Wi-Fi. If you report to a foreign parent, we bring your branch up to its security rules, even with a staff of thirty.',
  districts: ['Beaver Creek', 'Headford', 'Newkirk', 'Yonge Street village core', 'Oak Ridges'],
  reach:
    'We take the Don Valley Parkway and Highway 404: to Highway 7 for Beaver Creek, 16th Avenue for Headford, Major Mackenzie Drive for the ' +
    'hospital. Richmond Hill line GO trains are timed for commuters into the city, so by transit we take the subway to Finch and a Viva Blue bus ' +
    "up Yonge Street. Chart logins, tax-season laptops and a parent company's security reports are dealt with remotely.",
};

import type { Location } from '../rules/schema/location.ts';

export const pickering: Location = {
  slug: 'pickering',
  name: 'Pickering',
  region: 'durham',
  population: 91_000,
  populationLabel: '91k',
  populationSource: '2016 census',
  coordinates: { latitude: 43.8384, longitude: -79.0868 },
  postalAreas: ['L1V', 'L1W', 'L1X', 'L1Y'],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Pickering',
    'managed IT services Pickering',
    'cybersecurity Pickering',
    'nuclear supplier IT Pickering',
    'IT company Durham Region',
  ],
  metaDescription:
    'IT support in Pickering for nuclear suppliers, engineers and shops from Bayly Street to the Innovation Corridor: quality records, networks and visits.',
  landmark: "Frenchman's Bay",
  sectors: ['Nuclear supply', 'Engineering services', 'Advanced manufacturing', 'Hotels and entertainment'],
  summary:
    'Pickering has a nuclear generating station on its shore and a new community, Seaton, rising toward Highway ' +
    '407. Between the two, on Brock Road and Bayly Street, work the shops and engineers that supply the reactors.',
  economy:
    'Power sets the rules. A shop that sells parts for the Pickering or Darlington station works to the CSA N299 quality standards, and its inspection ' +
    "and test records must be protected and found again years later, when the buyer's auditor asks. Engineers near the GO station exchange drawing " +
    'sets too large for email and need a controlled way to do it. The Innovation Corridor along Highway 407 is new ground, where cabling can still be ' +
    'planned before the drywall goes up. The casino resort off Bayly Street has brought hotels and restaurants that work through the night.',
  districts: ['Pickering City Centre', 'Brock Road', 'Bayly Street', 'Kingston Road', 'Pickering Innovation Corridor'],
  reach:
    'A technician drives the Don Valley Parkway and Highway 401 to Whites Road or Brock Road, and follows Brock Road north for Seaton. The ' +
    'Lakeshore East train is as good for a city centre office, since a footbridge leads from Pickering station over the 401. Record permissions ' +
    'and drawing transfers are handled remotely; inspection computers that are kept off the internet on purpose wait for a technician in person.',
};

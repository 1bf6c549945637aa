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
    'We support the shops and engineers who supply the nuclear stations, offices near the GO station, and businesses moving into Seaton and the ' +
    'Innovation Corridor.',
  economy:
    'If you sell parts to the Pickering or Darlington station, you work to the CSA N299 quality standards, and your inspection and test records ' +
    "must be protected and found again years later, when the buyer's auditor asks: we keep them and test that they open. If you exchange drawing " +
    'sets too large for email, we set up a controlled way to do it. Moving into a new building along Highway 407? We plan the cabling before the ' +
    'drywall goes up. If your hotel or restaurant works through the night, ask us which plan answers then.',
  districts: ['Pickering City Centre', 'Brock Road', 'Bayly Street', 'Kingston Road', 'Pickering Innovation Corridor'],
  reach:
    'We drive the Don Valley Parkway and Highway 401 to Whites Road or Brock Road, and follow Brock Road north for Seaton. For a city centre ' +
    'office the Lakeshore East train is as good: a footbridge leads from Pickering station over the 401. Record permissions and drawing ' +
    'transfers are handled remotely; inspection computers that you keep off the internet on purpose get a visit.',
};

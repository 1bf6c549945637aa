import type { Location } from '../rules/schema/location.ts';

export const burlington: Location = {
  slug: 'burlington',
  name: 'Burlington',
  region: 'halton',
  population: 183_000,
  populationLabel: '183k',
  populationSource: '2016 census',
  coordinates: { latitude: 43.3255, longitude: -79.799 },
  postalAreas: ['L7R', 'L7S', 'L7T', 'L7N', 'L7L', 'L7M', 'L7P'],
  timezone: 'America/Toronto',
  keywords: [
    'IT support Burlington Ontario',
    'managed IT services Burlington',
    'cybersecurity Burlington Ontario',
    'manufacturing IT Mainway',
    'Controlled Goods IT Burlington',
  ],
  metaDescription:
    'IT support in Burlington for manufacturers on Mainway and Harvester Road and practices near Brant Street: controlled drawings, remote access and visits.',
  landmark: 'Spencer Smith Park',
  sectors: ['Precision manufacturing', 'Electronics and instruments', 'Environmental engineering', 'Food processing'],
  summary:
    'Burlington makes more than its lakefront suggests: machined parts, electronics and instruments, much of it on Mainway and Harvester Road, either ' +
    "side of the QEW. Part of the staff comes over the Skyway from Hamilton and Niagara, and on some days doesn't come at all but signs in from there.",
  economy:
    'Shops on Mainway and Harvester Road machine parts and build instruments, some of them for defence. A shop registered in the federal Controlled ' +
    'Goods Program must know who can open each drawing, which rules out the shared folder where everyone sees everything. Test benches often depend on ' +
    "a computer that can't be replaced because its interface card has no successor; it needs isolation and an image on the shelf. Brant Street is a " +
    "different clientele: dentists, planners and restaurants near Joseph Brant Hospital, with card terminals that have no business on the guests' Wi-Fi.",
  districts: ['Brant Street', 'Mainway', 'Harvester Road', 'Aldershot', 'Uptown Burlington'],
  reach:
    'Burlington is the western edge of our service area. The QEW leads in, with exits at Appleby Line, Walkers Line, Guelph Line and Brant Street; 407 ' +
    'ETR comes around ' +
    'by Dundas Street when the lakeshore is jammed, and Lakeshore West trains stop at Appleby, Burlington and Aldershot. Diagnosis therefore starts by ' +
    'remote session, which also settles drawing permissions and VPN trouble on the Hamilton side, and whoever then drives out brings the right part.',
};

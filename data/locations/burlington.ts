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
    'IT support in Burlington for manufacturers on Mainway and Harvester Road and practices near Brant Street: controlled drawings, remote ' +
    'access and visits.',
  landmark: 'Spencer Smith Park',
  sectors: ['Precision manufacturing', 'Electronics and instruments', 'Environmental engineering', 'Food processing'],
  summary:
    'We support machine shops, electronics and instrument makers on both sides of the QEW, and practices and restaurants on Brant Street. If ' +
    'part of your staff works from Hamilton or Niagara, we set up and protect the way in.',
  economy:
    'If you are registered in the federal Controlled Goods Program, your designated official decides where controlled drawings are kept and who may ' +
    "open them; we don't store them. If a test bench depends on a computer that can't be replaced, we isolate it and keep an image of " +
    "it, ready to restore. If you run a practice or a restaurant, we keep card terminals and office computers off the guests' Wi-Fi.",
  districts: ['Brant Street', 'Mainway', 'Harvester Road', 'Aldershot', 'Uptown Burlington'],
  reach:
    'We come by the QEW and leave it at Appleby Line, Walkers Line, Guelph Line or Brant Street, or take Highway 407 when the lakeshore is jammed. ' +
    'Lakeshore West trains stop at Appleby, Burlington and Aldershot. Burlington is the western edge of our service area, so we start remotely, ' +
    'which also settles VPN trouble on the Hamilton side, and whoever then drives out brings the right part.',
};

import { hours, unpublishedHours } from './hours/index.ts';
import type { Provider } from './rules/schema/provider.ts';

export const provider: Provider = {
  name: 'Group 4 Networks',
  shortName: 'Group 4',
  category: 'Managed IT Services',
  tagline: 'Keeping the Greater Toronto Area connected',
  description:
    'Group 4 Networks manages, secures and supports IT for businesses with 10 to 250 employees in Toronto and across the Greater Toronto Area.',
  origin: 'https://group4networks.example',
  phone: { display: '+1 416-555-0142', e164: '+14165550142' },
  email: 'hello@group4networks.example',
  address: {
    street: '100 King Street West, Suite 5700',
    city: 'Toronto',
    region: 'ON',
    postalCode: 'M5X 1C7',
    country: 'CA',
  },
  coordinates: { latitude: 43.6487, longitude: -79.3817 },
  map: 'openstreetmap',
  timezone: 'America/Toronto',
  locale: 'en-CA',
  currency: 'CAD',
  area: {
    name: 'Greater Toronto Area',
    shortName: 'GTA',
    water: { name: 'Lake Ontario', side: 'south' },
    serviceRadius: 30_000,
    offerRadius: 50_000,
    travelSpeed: 40,
  },
  homeLocation: 'toronto',
  hours,
  unpublishedHours,
  hoursNote: 'Weekend support available',
  parent: { name: 'Group 4 Holdings', url: 'https://parent.example' },
  sister: { name: 'Group 4 Voice', url: 'https://sister.example' },
  social: [
    { name: 'LinkedIn', url: 'https://linkedin.example/group4networks' },
    { name: 'YouTube', url: 'https://youtube.example/group4networks' },
    { name: 'Facebook', url: 'https://facebook.example/group4networks' },
    { name: 'Instagram', url: 'https://instagram.example/group4networks' },
  ],
  defaultImage: '/images/logo.png',
};

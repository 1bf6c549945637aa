import { ontarioHolidays } from '#data/hours/holidays.ts';
import type { Provider } from '#data/rules/schema/provider.ts';

export const provider: Provider = {
  name: 'Example Services',
  shortName: 'Example Services',
  category: 'Local Services',
  tagline: 'Local services in Kingston and nearby',
  description: 'Example Services is a local firm in Kingston and nearby: clear prices, agreed before the work begins.',
  origin: 'https://services.example',
  phone: { display: '613-555-0100', e164: '+16135550100' },
  email: 'hello@services.example',
  address: { street: '1 Example Street', city: 'Kingston', region: 'ON', postalCode: 'K7L 1A1', country: 'CA' },
  coordinates: { latitude: 44.2298, longitude: -76.481 },
  timezone: 'America/Toronto',
  locale: 'en-CA',
  currency: 'CAD',
  area: { name: 'Kingston area', shortName: 'Kingston area', serviceRadius: 30_000, offerRadius: 50_000 },
  homeLocation: 'kingston',
  hours: {
    days: [1, 2, 3, 4, 5],
    opens: '08:00',
    closes: '17:00',
    label: 'Monday-Friday 8:00 AM - 5:00 PM',
    holidays: ontarioHolidays,
  },
  hoursNote: 'Other times by appointment',
  social: [],
  defaultImage: '/images/logo.png',
};

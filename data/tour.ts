import type { RecordsInput } from './schema/site.ts';

/** The guided tour; each step points at the element marked `data-tour="<target>"`. */
export const tour: RecordsInput['tour'] = [
  {
    id: 'welcome',
    title: 'Welcome to {provider.shortName}',
    description:
      'Five stops, and you know your way around. From this line at the top you reach services, prices, places and people on every page.',
    target: 'header',
    position: 'bottom',
    iconName: 'compass',
  },
  {
    id: 'services',
    title: 'What we take off your desk',
    description:
      'Each of these is an area of IT work and leads to what it includes. Start with the one that costs you time today.',
    target: 'services',
    position: 'top',
    iconName: 'server',
  },
  {
    id: 'locations',
    title: 'Where we work',
    description:
      'The places in the {area.name} where a technician comes to your door. Choose yours, and the pages show what applies there.',
    target: 'locations',
    position: 'top',
    iconName: 'map-pin',
  },
  {
    id: 'chat',
    title: 'Ask right away',
    description:
      'Type a question about support, security or prices and read the answer here. If you would rather talk, call {provider.phone}.',
    target: 'chat',
    position: 'left',
    iconName: 'headset',
  },
  {
    id: 'contact',
    title: 'Last stop: a free assessment',
    description:
      'Tell us what is slow, broken or worrying. We look at your IT with you and say what we would fix first, at no charge.',
    target: 'contact',
    position: 'top',
    iconName: 'mail',
  },
];

import type { RecordsInput } from './schema/site.ts';

/** The guided tour; each step points at the element marked `data-tour="<target>"`. */
export const tour: RecordsInput['tour'] = [
  {
    id: 'welcome',
    title: 'Welcome to {provider.shortName}',
    description: 'Five stops. The line at the top leads to services, prices, places and people.',
    target: 'header',
    position: 'bottom',
    iconName: 'compass',
  },
  {
    id: 'services',
    title: 'What we do for you',
    description: 'Each area of IT work leads to what it includes. Start with the one that costs you time.',
    target: 'services',
    position: 'top',
    iconName: 'server',
  },
  {
    id: 'locations',
    title: 'Where we work',
    description: 'Choose your place in the {area.name}, and the pages show what applies there.',
    target: 'locations',
    position: 'top',
    iconName: 'map-pin',
  },
  {
    id: 'chat',
    title: 'Ask right away',
    description: 'Type a question and read the answer here, or call {provider.phone}.',
    target: 'chat',
    position: 'left',
    iconName: 'headset',
  },
  {
    id: 'contact',
    title: 'Free IT assessment',
    description: 'Tell us what is slow, broken or worrying. We say what we would fix first, at no charge.',
    target: 'contact',
    position: 'top',
    iconName: 'mail',
  },
];

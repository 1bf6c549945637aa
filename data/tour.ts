import type { RecordsInput } from './rules/schema/site.ts';

/** The guided tour; each step points at the element marked `data-tour="<target>"`. */
export const tour: RecordsInput['tour'] = [
  {
    id: 'welcome',
    title: 'Welcome to {provider.shortName}',
    description: 'A five-stop tour. The menu at the top leads to services, prices, locations and contact.',
    target: 'header',
    position: 'bottom',
    iconName: 'compass',
  },
  {
    id: 'services',
    title: 'What we do for you',
    description: 'Each service shows what it includes. Start with the one that would save you the most time.',
    target: 'services',
    position: 'top',
    iconName: 'server',
  },
  {
    id: 'locations',
    title: 'Where we work',
    description: 'Choose your location in the {area.name} to see what applies there.',
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
    description: "Tell us what is slow, broken or worrying. We'll tell you what to fix first, at no charge.",
    target: 'contact',
    position: 'top',
    iconName: 'mail',
  },
];

import type { RecordsInput } from '#data/rules/schema/site.ts';

/** The guided tour; each step points at the element marked `data-tour="<target>"`. */
export const tour: RecordsInput['tour'] = [
  {
    id: 'welcome',
    title: 'Welcome',
    description: 'A short tour. The menu at the top leads to services, places and contact.',
    target: 'header',
    position: 'bottom',
    iconName: 'compass',
  },
  {
    id: 'services',
    title: 'What we do for you',
    description: 'Each service says what it includes and what it starts at.',
    target: 'services',
    position: 'top',
    iconName: 'star',
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
    title: 'Ask for a quote',
    description: 'Say what you need and when it suits you. Somebody calls you back.',
    target: 'contact',
    position: 'top',
    iconName: 'mail',
  },
];

import { aboutMessages as own } from '#data/messages/about.ts';

export * from '#data/messages/about.ts';

export const aboutMessages = {
  ...own,
  noClients: 'Worked examples of how we go about things, not clients.',
  talkToUs: 'Talk to us',
};

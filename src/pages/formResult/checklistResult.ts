import { resourcesSourceMessages } from '#data/messages/resources.ts';
import { formResultSource } from './formResult.ts';

export const source = formResultSource(
  'checklist',
  { label: resourcesSourceMessages.resources, href: '/resources' },
  ['email'],
  ({ checklist }) => checklist.length > 0,
);

import { resourcesLoaderMessages } from '#data/messages/resources.ts';
import { formResultSource } from './formResult.ts';

export const source = formResultSource('checklist', { label: resourcesLoaderMessages.resources, href: '/resources' }, [
  'email',
]);

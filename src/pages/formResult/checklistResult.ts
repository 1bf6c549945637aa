import { formResultLoaderMessages } from '#data/messages/formResult.ts';
import { formResultSource } from './formResult.ts';

export const source = formResultSource('checklist', { label: formResultLoaderMessages.resources, href: '/resources' }, [
  'email',
]);

import { formResultLoaderMessages } from '#data/messages/formResult.ts';
import { formResultSource } from './formResult.ts';

export const source = formResultSource('contact', { label: formResultLoaderMessages.contact, href: '/contact' }, [
  'name',
  'company',
  'email',
  'phone',
  'service',
  'message',
]);

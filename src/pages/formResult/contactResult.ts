import { contactSourceMessages } from '#data/messages/contact.ts';
import { formResultSource } from './formResult.ts';

export const source = formResultSource('contact', { label: contactSourceMessages.contact, href: '/contact' }, [
  'name',
  'company',
  'email',
  'phone',
  'service',
  'message',
]);

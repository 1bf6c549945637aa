import { formResultSource } from './formResult.ts';

export const source = formResultSource('contact', { label: 'Contact', href: '/contact' }, [
  'name',
  'company',
  'email',
  'phone',
  'service',
  'message',
]);

import { formResultLoaderMessages } from '#data/messages/formResult.ts';
import { formResultSource } from './formResult.ts';

export const source = formResultSource('newsletter', { label: formResultLoaderMessages.blog, href: '/blog' }, [
  'email',
]);

import { formResultSource } from './formResult.ts';

export const source = formResultSource('newsletter', { label: 'Blog', href: '/blog' }, ['email']);

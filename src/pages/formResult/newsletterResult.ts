import { blogMessages } from '#data/messages/blog.ts';
import { hasPage } from '../../routing/optionalPages.ts';
import { formResultSource } from './formResult.ts';

export const source = formResultSource('newsletter', { label: blogMessages.blog, href: '/blog' }, ['email'], (site) =>
  hasPage(site, '/blog'),
);

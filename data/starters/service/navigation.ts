import type { RecordsInput } from '#data/rules/schema/site.ts';
import { services } from './services/index.ts';

/** Links to the industries and the blog are shown once there is an industry or an article. */
export const navigation: RecordsInput['navigation'] = {
  header: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Areas', href: '/locations' },
    { label: 'Industries', href: '/industries' },
    { label: 'About', href: '/about' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact', href: '/contact' },
  ],
  action: { label: 'Get a Quote', href: '/contact' },
  footer: [
    {
      title: 'Our Services',
      links: services.slice(0, 6).map(({ id, name }) => ({ label: name, href: `/services/${id}` })),
    },
    {
      title: 'About Us',
      links: [
        { label: 'Who We Are', href: '/about' },
        { label: 'Areas We Serve', href: '/locations' },
        { label: 'Who We Work For', href: '/industries' },
        { label: 'Articles and Advice', href: '/blog' },
        { label: 'Questions', href: '/contact#faq' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Terms of Service', href: '/terms-of-service' },
    { label: 'Accessibility', href: '/accessibility' },
  ],
};

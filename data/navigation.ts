import type { RecordsInput } from './rules/schema/site.ts';

export const navigation: RecordsInput['navigation'] = {
  header: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Pricing', href: '/pricing' },
    { label: 'Industries', href: '/industries' },
    { label: 'Locations', href: '/locations' },
    { label: 'About', href: '/about' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact', href: '/contact' },
  ],
  action: { label: 'Get Free Assessment', href: '/contact' },
  footer: [
    {
      title: 'Our Services',
      links: [
        { label: 'Managed IT', href: '/services#managed-it' },
        { label: 'Cybersecurity', href: '/services#cybersecurity' },
        { label: 'Cloud Migration', href: '/services#cloud' },
        { label: 'Data Backup', href: '/services#backup' },
        { label: 'IT Support', href: '/services#support' },
        { label: 'IT Consulting', href: '/services#consulting' },
        { label: 'Managed IT Services', href: '/services/managed-it' },
        { label: 'IT Support Services', href: '/services/it-support' },
        { label: 'Co-Managed IT Services', href: '/services/co-managed-it' },
        { label: 'Microsoft 365 Support Services', href: '/services/microsoft-365-support' },
        { label: 'Cybersecurity Services', href: '/services/cybersecurity' },
        { label: 'Cloud Migration Services', href: '/services/cloud-migration' },
        { label: 'Data Backup Services', href: '/services/data-backup' },
        { label: 'Network Management Services', href: '/services/network-management' },
        { label: 'IT Consulting Services', href: '/services/it-consulting' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Blog', href: '/blog' },
        { label: 'Worked Examples', href: '/about#case-studies' },
        { label: 'Cybersecurity Articles', href: '/blog/categories/cybersecurity' },
        { label: 'Canadian Centre for Cyber Security', href: 'https://www.cyber.gc.ca/' },
        { label: 'What Managed IT Costs', href: '/guides/managed-it-cost-toronto' },
        { label: 'Free IT Assessment', href: '/assessment' },
        { label: 'Guides, Tools and Templates', href: '/resources' },
        { label: 'IT Glossary', href: '/resources/it-glossary' },
        { label: 'FAQ', href: '/contact#faq' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Terms of Service', href: '/terms-of-service' },
    { label: 'Accessibility', href: '/accessibility' },
  ],
};

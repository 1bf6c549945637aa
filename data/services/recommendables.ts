import type { RecordsInput } from '../rules/schema/site.ts';

/** What a location's recommendations can name. */
export const recommendables: RecordsInput['recommendables'] = {
  main: [
    {
      id: 'enterprise',
      name: 'Enterprise IT Management',
      description:
        'Full management for businesses with several sites, night work or a regulator, with a named technical lead.',
      features: [
        'Help desk hours: {plans.enterprise.helpDeskHours}',
        'Response to critical issues: {plans.enterprise.responseTime}',
        'Named technical lead',
        'Incident plan rehearsed every year',
      ],
      iconName: 'building',
    },
    {
      id: 'professional',
      name: 'Professional IT Management',
      description:
        'Help desk, network, security basics and visits for businesses that lose money when their systems stop.',
      features: [
        'Help desk hours: {plans.professional.helpDeskHours}',
        'Response to critical issues: {plans.professional.responseTime}',
        'Visits to your office',
        'MFA for every account',
      ],
      iconName: 'briefcase',
    },
    {
      id: 'essential',
      name: 'Essential IT Support',
      description: 'Remote help, updates and monitoring for a small office that needs someone to call.',
      features: [
        'Help desk hours: {plans.essential.helpDeskHours}',
        'Updates for Windows, macOS and common software',
        'Managed antivirus',
        'Device and licence list',
      ],
      iconName: 'headset',
    },
    {
      id: 'cybersecurity',
      name: 'Cybersecurity',
      description: 'Protected computers, filtered mail and MFA, watched by people who act on alerts.',
      features: ['Detection on every computer', 'Phishing and malware filter', 'Staff training', 'Incident response'],
      iconName: 'shield',
    },
    {
      id: 'cloud-backup',
      name: 'Cloud Backup',
      description:
        'Daily copies of servers and Microsoft 365, with one locked copy in Canada and restores that are tested.',
      features: [
        'Servers and computers',
        'Microsoft 365 mailboxes and files',
        "A copy that can't be deleted",
        'Scheduled test restores',
      ],
      iconName: 'archive',
    },
  ],
  secondary: [
    {
      id: 'endpoint-protection',
      name: 'Endpoint Protection',
      description:
        'Software on each computer that spots an attack by its behaviour and cuts the computer off the network.',
      features: ['Laptops, desktops and servers', 'Alerts read by technicians', 'Infected machines isolated'],
      iconName: 'laptop',
    },
    {
      id: 'managed-wifi',
      name: 'Managed Wi-Fi',
      description: 'Access points placed by measurement, with separate networks for staff, guests and equipment.',
      features: ['Survey of the floor', 'Login by name for staff', 'Separate guest network', 'Updates and monitoring'],
      iconName: 'wifi',
    },
    {
      id: 'network-monitoring',
      name: 'Network Monitoring',
      description:
        'Internet lines, firewalls and switches checked around the clock, with a ticket as soon as one falters.',
      features: ['Lines, firewalls and switches', 'Calls with the carrier', 'Monthly report of outages'],
      iconName: 'activity',
    },
    {
      id: 'email-security',
      name: 'Email Security',
      description: 'Links, attachments and faked senders checked before a message reaches a mailbox.',
      features: ['Phishing and malware filter', 'SPF, DKIM and DMARC set up', 'Searchable archive'],
      iconName: 'mail',
    },
    {
      id: 'voip',
      name: 'VoIP Phone System',
      description: 'Business phone lines over the internet, with queues, voicemail by email and an app for cellphones.',
      features: ['Your numbers kept', 'Call queues and greetings', 'App for computers and cellphones'],
      iconName: 'phone',
    },
  ],
};

import type { Service } from '../rules/schema/service.ts';

export const networkManagement: Service = {
  id: 'network-management',
  name: 'Network Management',
  nameInText: 'network management',
  description:
    'We set up, monitor and maintain your firewall, switches, Wi-Fi and internet lines, so you know who to call when the Wi-Fi or the internet drops.',
  longDescription:
    'When the network is slow, everything seems slow, and the internet company, the phone company and the cabling contractor each blame the next. We ' +
    'take charge ' +
    'of the part between the wall and the desk: firewall, switches, access points, internet lines and the links between sites. We document it, keep its ' +
    'software current, measure it day and night and speak with the carriers for you. The service suits offices that have outgrown the router their ' +
    'internet company left, plants with scanners on the floor, and businesses with several sites. You pay a flat amount each month, whatever the number ' +
    'of people.',
  metaDescription:
    'Network management for {area.name} offices and plants: firewall, switches, Wi-Fi and internet lines, documented, updated and watched at a flat fee.',
  keywords: [
    'network management',
    'managed firewall',
    'business Wi-Fi',
    'network monitoring',
    'SD-WAN',
    'internet failover',
  ],
  iconName: 'network',
  features: [
    {
      title: 'Firewall',
      description:
        'We set up a FortiGate or the firewall you own, keep its rules short and its software current, and give staff remote access with multi-factor ' +
        'authentication (MFA).',
    },
    {
      title: 'Switches and segments',
      description:
        "Guests, cameras, payment terminals, phones and office computers get networks of their own. A visitor's laptop or an infected camera then can't " +
        'reach the accounting server.',
    },
    {
      title: 'Measured Wi-Fi',
      description:
        'We walk the floor with a meter, place access points where the readings say, and set channels and passwords. Staff sign in by name, and guests get ' +
        'their own network.',
    },
    {
      title: 'Monitoring',
      description:
        'Lines, firewalls, switches and access points are polled around the clock. A failed port, a full line or rising packet loss opens a ticket before ' +
        'someone has to call.',
    },
    {
      title: 'Internet lines and failover',
      description:
        'A second line or a cellular modem takes over when the first one drops. We open the fault with Bell, Rogers or another carrier and follow it up ' +
        'until service returns.',
    },
    {
      title: 'Documentation and spares',
      description:
        'You get a drawing of the network, a list of devices with their warranty dates, and saved settings, so that a broken device is replaced from a ' +
        'copy instead of from memory.',
    },
  ],
  benefits: [
    {
      title: 'One number to call',
      description:
        'You call us, and we call the carrier, the phone provider or the manufacturer and stay on the line with them.',
    },
    {
      title: 'Fewer outages',
      description: 'We see failing parts and full lines early enough to plan the fix for a quiet hour.',
    },
    {
      title: 'A break-in spreads less easily',
      description:
        'If someone gets into one part of the network, separate segments put a barrier before your files and machines.',
    },
    {
      title: 'A flat monthly cost',
      description: 'Updates, changes and monitoring are in the fee. New hardware is quoted before it is ordered.',
    },
    {
      title: 'Your documentation is yours',
      description: 'Drawings, settings and passwords belong to you and are handed over if you ever leave.',
    },
  ],
  delivery: {
    weekOne: [
      'Visit the site, trace cables and label ports',
      'Save the settings of every device',
      'Change passwords that were left at the factory setting',
      'Start monitoring lines and devices',
    ],
    monthOne: [
      'Update firewall, switches and access points',
      'Separate guests, phones and machines from office computers',
      'Measure the Wi-Fi and move or add access points',
      'Hand over drawing and device list',
    ],
    everyMonth: [
      'Install firmware updates at an hour agreed with you',
      'Review firewall rules and remote access',
      'Check failover by unplugging the main line',
      'Report outages, line use and devices near end of life',
    ],
  },
  notCovered: [
    'Internet and cellular subscriptions, which stay in your name with the carrier',
    'Pulling new cable through walls, done by a licensed contractor we can bring',
    'Support for the computers and software on the network, which a plan includes',
  ],
  withPlan: 'Included in our Professional plan: we manage and monitor the firewall, switches and Wi-Fi.',
  targetIndustries: ['manufacturing', 'healthcare', 'real-estate', 'professional-services'],
  pricing: { startingPrice: 20000, pricingModel: 'flat-month' },
};

import type { Pricing } from '../rules/schema/plan.ts';

/** Every price of the plans and the calculator, in cents. Setup fees are the owner's to confirm. */
export const pricing: Pricing = {
  plans: [
    {
      id: 'essential',
      name: 'Essential',
      description:
        'For an office that wants its computers looked after and someone to call when one of them stops working.',
      basePrice: 10000,
      features: [
        'Remote help desk for every person on the plan',
        'Computers and servers monitored day and night',
        'Updates for Windows, macOS and common software',
        'Managed antivirus on every computer',
        'Microsoft 365 or Google Workspace accounts administered',
        'A list of your devices, licences and warranties, kept current',
        'A monthly report on tickets and updates',
      ],
      recommended: false,
      minUsers: 5,
      setupFee: 50000,
      responseTime: '4 hours',
      responseClock: '[[{claims.support}, on the emergency line]]',
      otherRequests: 'The same business day',
      nights: 'The emergency line; a weekend package if you ask for one',
      helpDeskHours: '9-5',
      visits: 'quoted',
    },
    {
      id: 'professional',
      name: 'Professional',
      description:
        'For a business that loses money when its systems stop and has nobody in-house to run the network or train the staff.',
      basePrice: 15000,
      features: [
        'Everything in Essential',
        "Visits to your office when a problem can't be fixed remotely",
        'Firewall, switches and Wi-Fi managed and monitored',
        'Multi-factor authentication (MFA) set up for every account',
        'New staff set up and departing staff locked out the same day',
        'Backups checked each working day and a test restore every quarter',
        'Phishing tests and short security training for all staff',
        'A technology plan and budget, reviewed twice a year',
      ],
      recommended: true,
      minUsers: 5,
      setupFee: 100000,
      responseTime: '1 hour',
      responseClock: '[[{claims.support}, on the emergency line]]',
      otherRequests: '[[Within {claims.non-critical} in business hours]]',
      nights: 'The emergency line; a weekend package if you ask for one',
      helpDeskHours: '7am-7pm',
      visits: 'included',
    },
    {
      id: 'enterprise',
      name: 'Enterprise',
      description:
        'For a business that works outside office hours, answers to a regulator or has several sites to keep running.',
      basePrice: 20000,
      features: [
        'Everything in Professional',
        'A help desk that answers at night, on weekends and on holidays',
        'A named technical lead who knows your systems',
        'Maintenance done outside your working hours',
        'A written incident response plan, rehearsed every year',
        'Security questionnaires from insurers and clients answered with you',
        'Policies and access records kept ready for an audit',
        'A shared ticket queue with your own IT staff',
        'A review with your management every quarter',
      ],
      recommended: false,
      minUsers: 10,
      setupFee: 200000,
      responseTime: '15 minutes',
      responseClock: '[[{claims.support}, on the emergency line]]',
      otherRequests: '[[Within {claims.non-critical} in business hours]]',
      nights: 'The help desk answers',
      helpDeskHours: '24/7',
      visits: 'included',
    },
  ],
  profiles: [
    {
      id: 'healthcare',
      name: 'Healthcare',
      complianceMultiplier: 1.25,
      reason:
        "Ontario's health privacy law, PHIPA, adds access reviews, breach procedures and stricter handling of patient records.",
    },
    {
      id: 'financial',
      name: 'Financial services',
      complianceMultiplier: 1.2,
      reason: 'Regulators and auditors ask for written controls, kept records and proof that recovery has been tested.',
    },
    {
      id: 'legal',
      name: 'Legal',
      complianceMultiplier: 1.15,
      reason:
        'Solicitor-client privilege calls for separate access to each matter, encrypted files and careful retention.',
    },
    {
      id: 'manufacturing',
      name: 'Manufacturing',
      complianceMultiplier: 1,
      reason: 'No surcharge: the ordinary security work of the plan covers most plants.',
    },
    {
      id: 'professional-services',
      name: 'Professional services',
      complianceMultiplier: 1,
      reason: 'No surcharge: the ordinary security work of the plan covers what PIPEDA asks of most offices.',
    },
    {
      id: 'real-estate',
      name: 'Real estate',
      complianceMultiplier: 1,
      reason:
        'No surcharge: the ordinary security work of the plan covers what PIPEDA asks of brokerages and property managers.',
    },
    {
      id: 'nonprofit',
      name: 'Nonprofit',
      complianceMultiplier: 0.9,
      reason: 'A reduced price for registered charities and not-for-profit organizations.',
    },
  ],
  defaultProfile: 'professional-services',
  profileRules: [
    { postalAreas: ['M5H', 'M5J', 'M5K', 'M5L', 'M5W'], profile: 'financial' },
    { postalAreas: ['L3R', 'L4K', 'L6G'], cities: ['Markham', 'Vaughan'], profile: 'manufacturing' },
    { postalAreas: ['M5G'], profile: 'healthcare' },
    { postalAreas: ['M5X', 'M5E'], profile: 'legal' },
    { locationNames: ['markham', 'vaughan'], profile: 'manufacturing' },
    { locationNames: ['toronto'], profile: 'financial' },
  ],
  volumeDiscounts: [
    { threshold: 100, discountPercent: 25 },
    { threshold: 50, discountPercent: 15 },
    { threshold: 25, discountPercent: 10 },
    { threshold: 10, discountPercent: 5 },
  ],
  annualDiscountPercent: 10,
  calculatorAddOns: [
    {
      id: 'advanced-cybersecurity',
      name: 'Advanced Cybersecurity',
      level: 'alerts',
      description:
        'Analysts watch logins and security logs and tell you what they find, and we scan for weaknesses monthly. ' +
        'Price with a one-year agreement.',
      price: 1500,
      pricingType: 'per-user',
      oneTime: false,
      discountThresholds: [
        { threshold: 20, discountPercent: 10 },
        { threshold: 50, discountPercent: 15 },
      ],
    },
    {
      id: 'cloud-backup',
      name: 'Cloud Backup & Recovery',
      level: 'daily copies',
      description:
        'Daily copies of computers, servers and Microsoft 365, and restores whenever you ask for one. Price with a one-year agreement.',
      price: 1000,
      pricingType: 'per-user',
      oneTime: false,
    },
    {
      id: 'email-security',
      name: 'Email Security & Archiving',
      description: 'Filters for phishing and malware, and a searchable archive of every message.',
      price: 800,
      pricingType: 'per-user',
      oneTime: false,
    },
    {
      id: 'endpoint-protection',
      name: 'Advanced Endpoint Protection',
      description:
        'Software on each computer that spots an attack by its behaviour and cuts the computer off the network.',
      price: 1200,
      pricingType: 'per-user',
      oneTime: false,
    },
    {
      id: 'security-assessment',
      name: 'Security Assessment',
      description:
        'Settings of accounts, network and backups checked one by one, with a report. The free IT assessment is a shorter first look.',
      price: 150000,
      pricingType: 'flat-rate',
      oneTime: true,
    },
    {
      id: 'voip',
      name: 'VoIP Phone System',
      description: 'Phone lines over the internet with voicemail, call queues and an app for computers and cellphones.',
      price: 2500,
      pricingType: 'per-user',
      oneTime: false,
    },
  ],
  // Advanced Cybersecurity has a second price here; ids differ from the calculator's so that neither can stand for the other.
  planAddOns: [
    {
      id: 'plan-advanced-cybersecurity',
      name: 'Advanced Cybersecurity',
      level: 'alerts and response',
      description:
        'Analysts watch logins and security logs and step in when something is wrong, by closing the account or cutting off the computer. ' +
        'Price month to month.',
      price: 2500,
      pricingType: 'per-user',
      oneTime: false,
    },
    {
      id: 'plan-enhanced-backup',
      name: 'Enhanced Backup & DR',
      level: 'frequent copies and a second site',
      description:
        'More frequent copies, a second site to run from and a recovery test you can attend. Price month to month.',
      price: 2000,
      pricingType: 'per-user',
      oneTime: false,
    },
    {
      id: 'plan-premium-support',
      name: 'Premium Support',
      description: 'Your tickets first in the queue, and the same technicians each time.',
      price: 1500,
      pricingType: 'per-user',
      oneTime: false,
    },
  ],
  soldThreeWays: [
    {
      yearlyTerm: 'advanced-cybersecurity',
      monthToMonth: 'plan-advanced-cybersecurity',
      byItself: 'cybersecurity',
      level: 'full protection',
    },
    {
      yearlyTerm: 'cloud-backup',
      monthToMonth: 'plan-enhanced-backup',
      byItself: 'data-backup',
      level: 'full service',
    },
  ],
  serviceCategory: 'managed-it',
  calculator: {
    users: 10,
    maxUsers: 100,
    plan: 'professional',
    deviceCost: 100000,
    devicesPerUser: 0.7,
    minDevices: 5,
  },
};

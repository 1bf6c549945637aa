import type { Pricing } from '../rules/schema/plan.ts';

/** What can be bought beside a plan, and what is sold in three ways. */
export const addOns: Pick<Pricing, 'calculatorAddOns' | 'planAddOns' | 'soldThreeWays'> = {
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
};

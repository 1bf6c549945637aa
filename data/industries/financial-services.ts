import { financialServicesCases } from '../cases/financial-services.ts';
import type { Industry } from '../rules/schema/industry.ts';

export const financialServices: Industry = {
  id: 'financial-services',
  slug: 'financial-services',
  name: 'Financial Services',
  clients: 'financial firms',
  shortDescription:
    'IT support for portfolio managers, insurance and mortgage brokerages and lenders: protected mailboxes, records you can find, and answers ' +
    'for your regulator.',
  longDescription:
    'In your business money moves because of an email, and criminals make money by redirecting it. So we start at the mailbox: who can sign in, from ' +
    'where, and what happens when a rule begins to forward messages to a stranger. Then we turn to your records: client files, instructions and ' +
    'disclosures have to be found years later and shown unchanged. We set up accounts, laptops and storage so that this takes no extra clicks, ' +
    'keep your carrier and lender portals working on a busy day, and put the evidence in one folder for your compliance officer, your auditor ' +
    'and your insurer.',
  challenges: [
    'Criminals read a stolen mailbox for weeks, wait until your deal is about to close, and send new bank details when everyone expects them.',
    "Your advisors work from home, from clients' homes and from the car, on laptops with tax slips, account statements and copies of passports.",
    'Your clients like to send text messages, so instructions end up on personal phones while the regulator expects you to hold the record.',
    'Regulators, insurers and dealers each send a security questionnaire, and it takes days to answer if nobody has written down how things are set up.',
    'Carrier, lender and custodian portals all want a password and a code of their own, so your staff keep lists in spreadsheets and on paper.',
  ],
  solutions: [
    {
      title: 'Mailboxes that raise an alarm',
      description:
        "With our cybersecurity service, Microsoft 365 asks for MFA and refuses logins from countries where you don't work, and a new forwarding rule " +
        'raises an alert instead of going unnoticed for weeks. Professional and Enterprise include MFA.',
    },
    {
      title: 'Payments confirmed by voice',
      description:
        'We help you write a short rule for new bank details: a call to a number already on file and a note of who confirmed it. Every email from outside ' +
        'carries a mark that staff can see.',
    },
    {
      title: 'Records that stay',
      description:
        'Retention labels and the add-on Email Security & Archiving keep messages and client documents for the period you set, even if a user ' +
        'deletes them. All correspondence ' +
        "with one client is then a single search instead of a weekend's work.",
    },
    {
      title: 'Laptops you can lose',
      description:
        'Every plan keeps laptops updated. We can also encrypt their disks, let client data open only on devices we know, and lock and wipe one ' +
        'that is lost.',
    },
    {
      title: 'One place for passwords',
      description:
        'We can move portal passwords out of spreadsheets into a password manager with shared vaults, and quote that first. Staff see what their role ' +
        'needs, and an advisor who moves to another firm leaves without a list.',
    },
  ],
  benefits: [
    'Your staff know the rule: changed payment instructions are confirmed by phone, however real the email looks.',
    'Your compliance officer finds device lists, access reviews and restore records in one place.',
    "Your advisors are protected at a client's home as they are at the office.",
    'On Professional and Enterprise, people who leave lose email, portals and shared vaults the same day.',
    "An assistant can find a client's file from five years ago without calling a technician.",
  ],
  systems: [
    'Croesus',
    'NaviPlan',
    'Applied Epic',
    'Filogix Expert',
    'Maximizer CRM',
    'Salesforce Financial Services Cloud',
  ],
  rules: [
    {
      title: 'CIRO: incident reports',
      sources: ['ciro-incidents'],
      names: ['CIRO incident reports'],
      description:
        'Investment dealers must report a cybersecurity incident to the Canadian Investment Regulatory Organization within three calendar days of ' +
        'discovering it and send an investigation report within 30 days. That works only if login and system logs are kept and someone knows where to ' +
        'find them.',
      asks: {
        cybersecurity:
          'Investment dealers report a cybersecurity incident within three calendar days of finding it, and an investigation report follows ' +
          'within 30 days. Other licences differ, so ask your compliance officer. We keep the logs such a report needs.',
      },
    },
    {
      title: 'FSRA: IT risk management',
      sources: ['fsra-it-risk'],
      names: ["FSRA's guidance on IT risk"],
      description:
        'The Financial Services Regulatory Authority of Ontario has had guidance in effect since April 1, 2024 for everyone it regulates, mortgage ' +
        'brokerages and insurance agencies included. It covers governance, data, outsourcing, continuity and notice of material incidents. We supply the ' +
        'written inventory, the supplier list and the restore records.',
      asks: {
        'cloud-migration':
          "FSRA's guidance asks mortgage brokerages, insurance agencies and others it regulates to manage the risk of outsourcing. We put " +
          'each cloud service on your supplier list before data moves to it.',
        'network-management':
          'If FSRA regulates you, as it does mortgage brokerages and insurance agencies, its guidance includes continuity. We list your lines, ' +
          'devices and suppliers, and log outages.',
        'it-consulting':
          'If FSRA regulates you, its guidance runs from governance and data to suppliers, continuity and notice of material incidents. We ' +
          'compare your practice with each part and write down the gaps.',
      },
    },
    {
      title: 'OSC and RIBO',
      sources: ['osc', 'ribo'],
      names: ['OSC rules', 'RIBO rules'],
      description:
        'Portfolio managers are registered with the Ontario Securities Commission, whose National Instrument 31-103 covers books and records. Insurance ' +
        'brokers are licensed by the Registered Insurance Brokers of Ontario. Ask your compliance officer what each asks of you; we keep the lists and logs ' +
        'that such answers need.',
    },
    {
      title: 'FINTRAC: records',
      sources: ['proceeds-of-crime-regulations', 'proceeds-of-crime'],
      names: ['FINTRAC records'],
      description:
        'Firms covered by the Proceeds of Crime (Money Laundering) and Terrorist Financing Act, since October 2024 mortgage brokers and lenders too, keep ' +
        'most records for at least five years and produce them within 30 days of a request. Copies of identification need encrypted storage and a search ' +
        'that works.',
      asks: {
        'data-backup':
          'Where the anti-money-laundering law covers you, most records stay five years or longer and are handed over within 30 days of ' +
          'being asked for. We set the period and practise the search.',
      },
    },
    {
      title: 'PIPEDA: personal information',
      sources: ['breach-regulations', 'pipeda'],
      names: ['PIPEDA'],
      description:
        "Canada's private-sector privacy law asks for safeguards that fit the sensitivity of the information, a report to the Privacy Commissioner and the " +
        'people affected where a breach creates a real risk of significant harm, and a record of every breach kept for 24 months.',
    },
  ],
  cases: financialServicesCases,
  metaDescription:
    'IT for portfolio managers, insurance and mortgage brokerages in the {area.name}: protected mailboxes, kept records, CIRO and FSRA ' +
    'questions answered.',
  keywords: [
    'financial services IT support',
    'mortgage brokerage IT',
    'insurance broker IT {provider.city}',
    'FSRA IT risk management',
    'CIRO cybersecurity',
    'wealth management IT',
  ],
  iconName: 'landmark',
  exampleSize: 20,
  pricingProfile: 'financial',
};

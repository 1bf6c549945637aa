import { legalCases } from '../cases/legal.ts';
import type { Industry } from '../rules/schema/industry.ts';

export const legal: Industry = {
  id: 'legal',
  slug: 'legal',
  name: 'Legal',
  clients: 'law firms',
  shortDescription:
    'IT support for law firms: access by matter, trust transfers that take two people, and systems that are up when you file.',
  longDescription:
    'We run the computers, document system and accounts of small and mid-sized law firms, and we work around your days: closings, filings, late ' +
    'evenings before a trial, articling students who arrive in summer. Where you need an ethical wall, we set access matter by matter. With the ' +
    'add-on Email Security & Archiving we filter the email before it reaches the clerk who is waiting for payment instructions, and we help ' +
    'you confirm every change by phone. Whatever our ' +
    'technicians see while they help you stays confidential, and we put that in writing.',
  challenges: [
    'Your real estate closings bring large trust transfers and changing instructions by email in one afternoon, when a forged message does the most harm.',
    'Your folders grew over twenty years, so everyone can open every matter, and the ethical screen exists only in a memo.',
    "Court filings, Teraview registrations and limitation dates don't move, so a failed login at four o'clock is a professional problem too.",
    "Your lawyers work on phones and home computers, and privileged documents end up in personal cloud accounts that the firm can't see.",
    'You keep closed files for years, but can anyone still open them with the old server gone and the software discontinued?',
  ],
  solutions: [
    {
      title: 'Access by matter',
      description:
        'In iManage, Clio or SharePoint we can set permissions by matter and team, with a wall around the files that a conflict check has flagged. A report ' +
        'shows the partners who can open what.',
    },
    {
      title: 'Trust transfers by two people',
      description:
        'We help you get separate logins and tokens for the person who enters a transfer and the one who authorizes it. Every plan keeps their computers ' +
        'up to date, and our cybersecurity service marks email that comes from outside.',
    },
    {
      title: 'Closing days without surprises',
      description:
        'Updates stay away from month-end and your busy closing days. A second internet line or a mobile connection, which we look after on Professional ' +
        'and up, stands ready for Teraview and court e-filing, and we try it out with your clerks.',
    },
    {
      title: 'Phones and home computers',
      description:
        "We can set up firm mail and documents in managed apps that keep them apart from personal ones. When an associate leaves, the firm's part is " +
        'erased from the ' +
        'phone and the family photographs stay where they are.',
    },
    {
      title: 'Closed files that still open',
      description:
        'As a project that we quote first, we move closed matters into storage with a retention date, convert formats that are dying out and open a sample, ' +
        'so that a file from years ago can be read when a claim arrives.',
    },
  ],
  benefits: [
    'Your clerks check payment instructions against one rule that everyone in the office knows.',
    'You can show a client who had access to a matter, and since when.',
    "If a lawyer's laptop breaks, another one opens the same documents.",
    'Articling students have accounts on their first morning and, on Professional and Enterprise, none after their last day.',
    "You answer clients' security questionnaires from documents you already have.",
  ],
  systems: ['Clio', 'PCLaw', 'Teraview', 'Unity (Dye & Durham)', 'iManage Work', 'DivorceMate'],
  rules: [
    {
      title: 'LSO Rules of Professional Conduct',
      sources: ['lso-rules', 'lso-technology'],
      names: ["the Law Society's Rules of Professional Conduct"],
      description:
        'Rule 3.3 makes client information confidential, and the commentary to rule 3.1-2 expects lawyers to understand the benefits and risks of the ' +
        'technology they use. IT supports that with limits on access, encryption and suppliers who are bound to confidentiality.',
      asks: {
        cybersecurity:
          'Rule 3.3 protects what your clients tell you. Limits on who can open what, and encryption on whatever leaves the office, are the ' +
          'part we do.',
        'cloud-migration':
          'Confidentiality under rule 3.3 covers your suppliers too. We check that a cloud service is bound to it by contract before the ' +
          'first matter moves.',
        'network-management':
          "Rule 3.3 covers what your network can reach. We give visitors, printers and shared chambers a part of it that doesn't lead to the " +
          'files.',
        'it-consulting':
          'The commentary to rule 3.1-2 expects you to understand both what a technology offers and what it risks. Our report gives you ' +
          'both, in plain words.',
      },
    },
    {
      title: 'LSO By-Law 9: money and records',
      sources: ['lso-by-law-9', 'lso-books'],
      names: ['By-Law 9'],
      description:
        'For an electronic trust transfer one person enters the details and another authorizes it, each with a password of their own; there is ' +
        'an exception ' +
        'for sole practitioners without staff. The main trust records are kept for ten years plus the current one, and electronic ones must be ready to ' +
        'print when the Law Society asks.',
      asks: {
        cybersecurity:
          'An electronic trust transfer takes two people, one to enter it and one to authorize it, each with a password. Sole practitioners ' +
          'without staff have an exception.',
        'data-backup':
          'The main trust records stay ten years plus the current one, and have to print if the Law Society asks. We restore a year of them ' +
          'as a test, and your bookkeeper prints it.',
      },
    },
    {
      title: 'LSO By-Law 7.1: identification',
      sources: ['lso-by-law-7-1'],
      names: ['By-Law 7.1'],
      description:
        "Firms identify their clients and verify identity when they handle funds, and keep the information they relied on. Scans of driver's licences and " +
        'passports therefore belong in an encrypted place with few readers and not in an inbox.',
    },
    {
      title: 'PIPEDA',
      sources: ['breach-regulations', 'pipeda'],
      description:
        'A law firm is also a business that holds personal information. PIPEDA asks for safeguards that fit its sensitivity, a report where a breach ' +
        'creates a real risk of significant harm and a record of every breach, kept for 24 months.',
      asks: {
        cybersecurity:
          'Breaches have to be reported where significant harm is a real risk, and all are recorded for 24 months. You and your counsel judge ' +
          'the risk; we supply the logs.',
      },
    },
  ],
  cases: legalCases,
  metaDescription:
    "IT support for law firms in the {area.name}: access by matter, protected trust transfers, Clio and Teraview help, and the Law Society's " +
    'rules in mind.',
  keywords: [
    'law firm IT support',
    'legal IT {provider.city}',
    'Clio support',
    'law office cybersecurity',
    'LSO By-Law 9 IT',
  ],
  iconName: 'scale',
  exampleSize: 25,
  pricingProfile: 'legal',
};

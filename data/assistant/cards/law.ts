import type { CardInput } from './card.ts';

/** Laws, whatever the industry that asks. */
export const lawCards: CardInput[] = [
  {
    id: 'casl',
    question: 'What does CASL ask of us?',
    answer:
      "Canada's anti-spam law wants consent, your identity and a working unsubscribe in commercial emails and texts, and a record of who consented and " +
      'when. We can keep that list in order; what counts as consent is for your lawyer to say.',
    wordings:
      'CASL rules for our newsletter | anti-spam law | consent to send marketing emails | is our mailing list legal | can we email old clients | ' +
      'commercial emails unsubscribe law',
    next: ['pipeda-asks', 'legal-advice'],
  },
  {
    id: 'pipeda-asks',
    question: 'What does PIPEDA ask of us?',
    answer:
      "Canada's private-sector privacy law asks for safeguards that fit the sensitivity of the information, a report where a breach creates a real risk of " +
      'significant harm, and a record of every breach, kept for 24 months. You stay responsible for data that a supplier handles.',
    wordings:
      'PIPEDA rules | what is PIPEDA | federal privacy law for business | privacy law obligations of a small business | does PIPEDA apply to us',
    next: ['breach-report', 'pipeda', 'where-data'],
  },
  {
    id: 'aoda',
    question: 'What does AODA ask of our website?',
    answer:
      'In Ontario, private and nonprofit organizations with 50 or more employees need public websites that meet WCAG 2.0 Level AA, with few exceptions; ' +
      'from 20 employees a compliance report is due every three years. The article goes through it.',
    wordings:
      'do we need to comply with AODA | accessibility law Ontario | does our website have to be accessible | WCAG | accessible website rules | ' +
      'accessibility report',
    next: ['websites', 'legal-advice'],
    links: [{ title: 'Accessible website duties', href: '/blog/accessible-website-duties-in-ontario' }],
  },
  {
    id: 'fintrac',
    question: 'What does FINTRAC ask of our records?',
    answer:
      'Firms under the money laundering act, among them mortgage brokers and real estate brokers, keep most records for at least five years and produce ' +
      'them within 30 days of a request. We keep copies of identification encrypted and make them searchable.',
    wordings:
      'FINTRAC rules | money laundering records | keep copies of identification | FINTRAC five years | FINTRAC for mortgage brokers',
    next: ['legal-advice', 'where-data'],
  },
  {
    id: 'records-how-long',
    question: 'How long must we keep business records?',
    answer:
      'It depends on the record and who asks for it: six years for tax, ten for patient records and main trust records, five for FINTRAC. The article ' +
      'lists them with their sources.',
    wordings:
      'record retention Ontario | how long do we keep documents | retention periods | how many years of records | when can we delete old files',
    next: ['tax-records', 'by-law-9-records', 'cpso-ten-years'],
    links: [{ title: 'How long to keep business records', href: '/blog/how-long-to-keep-business-records-in-ontario' }],
  },
  {
    id: 'ransom-pay',
    question: 'Is it legal to pay a ransom?',
    answer:
      "That is for your lawyer and your insurer; call both before anyone pays. Paying guarantees nothing. Don't answer the criminals by yourselves, and " +
      'call {provider.phone} if it is happening now.',
    wordings:
      'should you ever pay a ransom | is paying ransom illegal in Canada | do companies pay the hackers | ransom payments law',
    next: ['ransomware-protection', 'incident-plan'],
  },
  {
    id: 'looked-at-records',
    question: 'A staff member looked at a patient’s record. What now?',
    answer:
      'That can be a breach under PHIPA: patients are told at the first reasonable opportunity, and certain breaches are reported to the Information and ' +
      'Privacy Commissioner. Keep the access log as it is, and call {provider.phone}; whether yours has to be reported is for your lawyer to judge.',
    wordings:
      'nurse looked at a chart | snooping in patient records | do we have to tell the patient | employee opened a file without permission',
    next: ['breach-report', 'phipa-requires'],
    links: [{ title: 'IT for healthcare', href: '/industries/healthcare' }],
  },
];

import type { LegalFact } from '../rules/schema/article.ts';

/** What the owner and a lawyer supply before going live; `npm run check:claims` lists it. The values stand on the pages until then. */
export const legalFacts: LegalFact[] = [
  {
    id: 'privacy-officer',
    page: 'privacy-policy',
    value: 'the person responsible for privacy',
    suppliedBy: 'owner',
    confirmed: false,
    missing:
      'Name or title of the person who answers for privacy (PIPEDA, principle 1), and an address of theirs where it is not the general one.',
  },
  {
    id: 'suppliers-abroad',
    page: 'privacy-policy',
    value: 'Some may process it outside Canada, where the law of that country applies.',
    suppliedBy: 'owner',
    confirmed: false,
    missing:
      'Which suppliers run the server, its backups and the mail, and in which countries: name them in data/legal/suppliers.ts, and say here what holds of all.',
  },
  {
    id: 'retention',
    page: 'privacy-policy',
    value: 'automatically after two years, unless we have set another time',
    suppliedBy: 'owner and lawyer',
    confirmed: false,
    missing: 'The number of days that RETENTION_DAYS is set to, and whether a legal duty asks for longer.',
  },
  {
    id: 'log-retention',
    page: 'privacy-policy',
    value: 'for as long as we need it to keep the website running and safe',
    suppliedBy: 'owner',
    confirmed: false,
    missing:
      "For how many days the machine keeps the server's log, and whether a proxy or a host in front of it keeps one with IP addresses.",
  },
  {
    id: 'backups',
    page: 'privacy-policy',
    value: 'until the copy is replaced by a newer one',
    suppliedBy: 'owner',
    confirmed: false,
    missing: 'How long backups of the store are kept and where.',
  },
  {
    id: 'privacy-review',
    page: 'privacy-policy',
    suppliedBy: 'lawyer',
    confirmed: false,
    missing: "A lawyer's review against PIPEDA and CASL, and the date of the page after it.",
  },
  {
    id: 'legal-entity',
    page: 'terms-of-service',
    suppliedBy: 'owner',
    confirmed: false,
    missing:
      'The registered name of the company behind the website and its registered office, where they differ from the name and address shown.',
  },
  {
    id: 'terms-review',
    page: 'terms-of-service',
    suppliedBy: 'lawyer',
    confirmed: false,
    missing:
      "A lawyer's review of liability, disclaimer, licence and governing law, and the date of the page after it.",
  },
  {
    id: 'casl-address',
    page: 'terms-of-service',
    suppliedBy: 'owner',
    confirmed: false,
    missing:
      'Whether the postal address in the mails is one where letters are taken for at least 60 days after each mail (CASL).',
  },
  {
    id: 'accessibility-answer',
    page: 'accessibility',
    value: '2 business days',
    suppliedBy: 'owner',
    confirmed: false,
    missing: 'Whether someone answers reports of barriers within this time.',
  },
  {
    id: 'accessibility-audit',
    page: 'accessibility',
    suppliedBy: 'owner',
    confirmed: false,
    missing:
      'An assessment by people who use assistive technology, and its date; until then the page claims partial conformance alone.',
  },
];

import type { CardInput } from './card.ts';

/** Security, backups, insurance and the law. */
export const securityCards: CardInput[] = [
  {
    id: 'too-small-to-hack',
    question: 'Are we too small to be hacked?',
    answer:
      'No. Most attacks are sent to everyone and take whoever opens the door: a reused password or an unpatched machine. MFA, updates and ' +
      'a backup out of reach stop most of them.',
    wordings:
      'why would anyone attack us | nobody wants our data | small business hacker target | do we need security at our size',
    next: ['which-plan-edr', 'training-included'],
    links: [{ title: 'Cybersecurity', href: '/services/cybersecurity' }],
  },
  {
    id: 'pen-test',
    question: 'Do you do penetration tests?',
    answer:
      'Not ourselves: an independent assessor must do a penetration test. We prepare for it, give the assessor access, and fix what they find. Our own ' +
      'Security Assessment checks the settings of accounts, network and backups one by one.',
    wordings: 'pen test | pentest | ethical hacking | test our defences | vulnerability test by hackers',
    next: ['security-assessment', 'insurance-requirements'],
  },
  {
    id: 'security-assessment',
    question: 'What is the Security Assessment?',
    answer:
      'A paid check, once: settings of accounts, network and backups gone through one by one, with a report. The free IT assessment is a shorter first ' +
      'look.',
    wordings:
      'security audit | paid assessment | difference between free assessment and security assessment | full security check',
    next: ['what-assessment', 'pen-test'],
    links: [{ title: 'Add-ons', href: '/pricing' }],
  },
  {
    id: 'insurance-requirements',
    question: 'What do cyber insurers ask for?',
    answer:
      'Usually MFA, endpoint detection, tested backups out of reach, training and an incident plan. We set them up and give you the ' +
      "report behind each answer; what a policy accepts is the insurer's to say.",
    wordings:
      'cyber insurance form | insurance questionnaire | what insurers accept | requirements of our insurer | MFA for insurance',
    next: ['which-plan-edr', 'pen-test'],
    links: [{ title: 'What cyber insurance forms ask', href: '/blog/cyber-insurance-questions-answered-truthfully' }],
  },
  {
    id: 'are-you-insured',
    question: 'Are you insured, and do you have certificates?',
    answer:
      'This site names neither insurance nor certificates such as SOC 2 or ISO 27001. A person can tell you what exists and send it to you.',
    wordings: 'ISO 27001 | SOC 2 report | errors and omissions insurance | your liability coverage | certifications',
    next: ['where-data', 'references'],
    askPerson: true,
  },
  {
    id: 'where-data',
    question: 'Where is our data stored?',
    answer:
      'We choose Canadian regions where your contracts or your regulator ask for them, and record where each kind of data rests.',
    wordings:
      'data in Canada | does data leave Ontario | data residency | backup location | stored in the United States',
    next: ['who-sees-data', 'pipeda'],
    askPerson: true,
  },
  {
    id: 'who-sees-data',
    question: 'Who can see our files and mail?',
    faq: 'Who sees our mail?',
    wordings:
      'can your technicians read our email | who has access to our data | privacy of our files | do you look at client information',
    next: ['where-data', 'admin-access'],
  },
  {
    id: 'admin-access',
    question: 'Who has administrator access?',
    faq: 'Who has administrator access?',
    wordings: 'admin passwords | do we keep control | shared administrator login | emergency account for the owner',
    next: ['who-sees-data', 'documentation-ours'],
  },
  {
    id: 'backup-365',
    question: 'Does Microsoft not back up our data?',
    faq: 'Does Microsoft not back up our data?',
    wordings: 'backup of Microsoft 365 | is OneDrive a backup | deleted mail restore | do we need backup in the cloud',
    next: ['backup-tested', 'where-data'],
    links: [{ title: 'Backing up Microsoft 365', href: '/blog/backing-up-microsoft-365' }],
  },
  {
    id: 'backup-tested',
    question: 'How do we know that backups work?',
    answer:
      'By restoring. On Professional and Enterprise we check backups each working day and restore a test every quarter.',
    wordings: 'test the backup | restore test | can you prove the backup works | backup verification',
    next: ['backup-365', 'plan-price'],
    links: [{ title: 'Data backup', href: '/services/data-backup' }],
  },
  {
    id: 'pipeda',
    question: 'Are you PIPEDA or PHIPA compliant?',
    answer:
      'PIPEDA and PHIPA bind you as the business or clinic. We set up the safeguards, limit and log our own access, and give you the evidence; nobody can ' +
      "sell you compliance, and we don't give legal advice.",
    wordings: 'PHIPA compliance | privacy law | is your service compliant | do you meet PIPEDA',
    next: ['where-data', 'who-sees-data'],
  },
  {
    id: 'hipaa',
    question: 'Does HIPAA apply to us?',
    answer:
      'HIPAA is a law of the United States. In Ontario, PHIPA binds clinics and others who hold health records. If you also treat or serve patients in the ' +
      'United States, ask your lawyer.',
    wordings: 'HIPAA | are you HIPAA compliant | HIPAA or PHIPA | business associate agreement BAA',
    next: ['pipeda', 'where-data'],
    links: [{ title: 'IT for healthcare', href: '/industries/healthcare' }],
  },
  {
    id: 'breach-report',
    question: 'Do we have to report a privacy breach?',
    answer:
      'PIPEDA asks for a report to the Privacy Commissioner and to the people affected where a breach creates a real risk of significant harm, and for a ' +
      'record of every breach, kept for 24 months. Health records have rules of their own (PHIPA). Whether yours has to be reported is for your lawyer to ' +
      'judge.',
    wordings:
      'tell the privacy commissioner about a breach | do we have to tell our clients about a breach | breach notification duty and deadline | how fast ' +
      'must a breach be reported | we never reported a breach',
    next: ['pipeda', 'incident-plan'],
  },
  {
    id: 'monitor-staff',
    question: 'May we monitor our employees’ computers?',
    answer:
      'Employers with 25 or more employees in Ontario need a written policy that says whether, how and for what purpose they monitor staff electronically. ' +
      'What is lawful in your case is for your lawyer to judge.',
    wordings:
      'is it legal to track staff computers | can a boss read employees emails | electronic monitoring of employees | spy on staff screens',
    next: ['who-sees-data'],
    links: [{ title: 'IT for professional firms', href: '/industries/professional-services' }],
  },
  {
    id: 'tax-records',
    question: 'How long must we keep tax records?',
    answer:
      'Books and records are kept for six years from the end of the last tax year they relate to, as a rule in Canada and, if electronic, in a form that ' +
      'can still be read (CRA). How long backups are kept is agreed with you.',
    wordings:
      'CRA six years | keep books and invoices how long | how many years of accounting records | retention of tax documents',
    next: ['backup-tested'],
  },
  {
    id: 'liability',
    question: 'Who is liable if data is lost?',
    answer:
      "This site doesn't say what each side is liable for; it stands in the agreement. Ask for that page before you sign.",
    wordings:
      'liability for damage | who pays if you make a mistake | are you responsible for a loss | limit of liability',
    next: ['backup-tested'],
    askPerson: true,
  },
  {
    id: 'questionnaires',
    question: 'Do you answer security questionnaires?',
    answer:
      'On Enterprise, security questionnaires from insurers and clients are answered with you. On another plan ask for a price first.',
    wordings:
      'vendor security questionnaire | fill in the insurance form with us | client sent a security form | due diligence form',
    next: ['insurance-requirements', 'plan-price'],
    askPerson: true,
  },
  {
    id: 'background-checks',
    question: 'Do you check the background of your technicians?',
    answer: "This site doesn't say. Ask us, and have the answer put in the agreement.",
    wordings:
      'criminal record check of staff | background checks on employees | are your technicians vetted | security clearance of your people',
    next: ['subcontractors'],
    askPerson: true,
  },
  {
    id: 'by-law-9-two-people',
    question: 'By-Law 9: do two people have to make a trust transfer?',
    answer:
      'Yes: one person enters the electronic transfer and another authorizes it, each with a password of their own. There is an exception for sole ' +
      'practitioners without staff. Ask the Law Society about your own case.',
    wordings:
      'LSO by-law 9 two people | trust account transfer two persons | electronic trust transfer rules | sole practitioner trust transfer | form 9A',
    next: ['by-law-9-records'],
    links: [{ title: 'IT for law firms', href: '/industries/legal' }],
  },
  {
    id: 'by-law-9-records',
    question: 'How long do law firms keep trust records?',
    answer:
      'The main trust records for ten years plus the current one, and electronic ones must be ready to print when the Law Society asks (By-Law 9).',
    wordings:
      'law society record retention | keep trust records how many years | lawyer files retention | by-law 9 records',
    next: ['by-law-9-two-people', 'backup-tested'],
    links: [{ title: 'IT for law firms', href: '/industries/legal' }],
  },
  {
    id: 'cpso-ten-years',
    question: 'How long must doctors keep patient records in Ontario?',
    answer:
      'Physicians keep a record for at least ten years after the last entry, and for a child until at least ten years after the day they turned or would ' +
      'have turned 18 (CPSO). Other colleges set their own periods.',
    wordings:
      'CPSO ten years | medical records retention | keep patient charts how many years | physician record keeping | clinic backup how long',
    next: ['backup-tested', 'pipeda'],
    links: [{ title: 'IT for healthcare', href: '/industries/healthcare' }],
  },
  {
    id: 'condominium-managers',
    question: 'Do you work with condominium managers?',
    answer:
      'Yes, with property and condominium managers. We keep the records of each corporation apart, so that they can be handed over: the Condominium Act ' +
      'asks for at least seven years of financial records and a password or similar protection.',
    wordings: 'condo management company | condominium act records | property managers IT | condo corporation files',
    next: ['backup-tested', 'plan-price'],
    links: [{ title: 'IT for real estate', href: '/industries/real-estate' }],
  },
  {
    id: 'staff-leaves',
    question: 'What happens when someone leaves our company?',
    answer:
      'Tell the help desk the day, through a person you have authorized, and we lock the accounts. On Professional and Enterprise that is the same day.',
    wordings:
      'offboarding | employee fired lock out | remove access of former staff | someone quit what about their email',
    next: ['new-staff', 'who-may-call'],
  },
  {
    id: 'new-staff',
    question: 'How quickly is a new employee set up?',
    answer:
      'On Professional and Enterprise the same day: account, mailbox, programs and MFA. Tell us as soon as the start date is known, so ' +
      'that the computer is there too.',
    wordings: 'onboard a new hire | new starter account | add a user | someone begins on Monday',
    next: ['staff-leaves', 'buy-hardware'],
  },
];

import type { Source } from './rules/schema/source.ts';

const canada = 'Justice Laws Website, Government of Canada';
const ontario = 'e-Laws, Government of Ontario';
const cyberCentre = 'Canadian Centre for Cyber Security';
const privacyCommissioner = 'Office of the Privacy Commissioner of Canada';
const ipc = 'Information and Privacy Commissioner of Ontario';
const microsoft = 'Microsoft';
const nist = 'National Institute of Standards and Technology';

/** The laws, regulators, vendors and statistics that articles and the rules of industries link. An address that has moved is mended here, once. */
export const sources: Source[] = [
  // Laws
  {
    id: 'pipeda',
    title: 'Personal Information Protection and Electronic Documents Act',
    publisher: canada,
    url: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/',
  },
  {
    id: 'breach-regulations',
    title: 'Breach of Security Safeguards Regulations, SOR/2018-64',
    publisher: canada,
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2018-64/',
  },
  {
    id: 'phipa',
    title: 'Personal Health Information Protection Act, 2004',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/statute/04p03',
  },
  {
    id: 'long-term-care',
    title: 'O. Reg. 246/22: General, under the Fixing Long-Term Care Act, 2021',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/regulation/220246',
  },
  {
    id: 'osc',
    title: 'National Instrument 31-103: Registration Requirements, Exemptions and Ongoing Registrant Obligations',
    publisher: 'Ontario Securities Commission',
    url: 'https://www.osc.ca/en/securities-law/instruments-rules-policies/3/31-103',
  },
  {
    id: 'ribo',
    title: 'Registered Insurance Brokers Act, R.S.O. 1990, c. R.19',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/statute/90r19',
  },
  {
    id: 'phipa-regulation',
    title: 'O. Reg. 329/04: General, under the Personal Health Information Protection Act, 2004',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/regulation/040329',
  },
  {
    id: 'employment-standards',
    title: 'Employment Standards Act, 2000',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/statute/00e41',
  },
  {
    id: 'limitations',
    title: 'Limitations Act, 2002',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/statute/02l24',
  },
  {
    id: 'accessibility-standards',
    title: 'O. Reg. 191/11: Integrated Accessibility Standards',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/regulation/110191',
  },
  {
    id: 'proceeds-of-crime',
    title: 'Proceeds of Crime (Money Laundering) and Terrorist Financing Act',
    publisher: canada,
    url: 'https://laws-lois.justice.gc.ca/eng/acts/P-24.501/',
  },
  {
    id: 'proceeds-of-crime-regulations',
    title: 'Proceeds of Crime (Money Laundering) and Terrorist Financing Regulations, SOR/2002-184',
    publisher: canada,
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-184/',
  },
  {
    id: 'casl-exemptions',
    title: 'Electronic Commerce Protection Regulations, SOR/2013-221',
    publisher: canada,
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2013-221/',
  },
  {
    id: 'casl',
    title: "Canada's Anti-Spam Legislation, S.C. 2010, c. 23",
    publisher: canada,
    url: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
  },
  {
    id: 'controlled-goods',
    title: 'Controlled Goods Regulations, SOR/2001-32',
    publisher: canada,
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2001-32/',
  },
  {
    id: 'safe-food',
    title: 'Safe Food for Canadians Regulations, SOR/2018-108',
    publisher: canada,
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2018-108/',
  },
  {
    id: 'industrial-establishments',
    title: 'R.R.O. 1990, Reg. 851: Industrial Establishments',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/regulation/900851',
  },
  {
    id: 'condominium',
    title: 'Condominium Act, 1998',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/statute/98c19',
  },
  {
    id: 'condominium-regulation',
    title: 'O. Reg. 48/01: General, under the Condominium Act, 1998',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/regulation/010048',
  },
  {
    id: 'real-estate-records',
    title: 'Ontario Regulation 579/05: Educational Requirements, Insurance, Records and Other Matters',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/regulation/050579',
  },
  {
    id: 'real-estate-services',
    title: 'Trust in Real Estate Services Act, 2002',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/statute/02r30',
  },
  {
    id: 'professional-engineers',
    title: 'Professional Engineers Act',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/statute/90p28',
  },
  {
    id: 'insurance-act',
    title: 'Insurance Act',
    publisher: ontario,
    url: 'https://www.ontario.ca/laws/statute/90i08',
  },
  // Regulators and public bodies
  {
    id: 'ciro-incidents',
    title: 'Incident reporting summary',
    publisher: 'Canadian Investment Regulatory Organization',
    url: 'https://ciro.ca/firms/educational-resources/cybersecurity-technology/incident-reporting-summary',
  },
  {
    id: 'fsra-it-risk',
    title: 'Information Technology (IT) Risk Management: guidance',
    publisher: 'Financial Services Regulatory Authority of Ontario',
    url: 'https://www.fsrao.ca/regulation/guidance/information-technology-it-risk-management',
  },
  {
    id: 'rcdso-records',
    title: 'Dental records: storage and recovery of damaged records',
    publisher: 'Royal College of Dental Surgeons of Ontario',
    url: 'https://www.rcdso.org/en-ca/standards-guidelines-resources/rcdso-news/articles/1352',
    dated: '2012-02',
  },
  {
    id: 'sick-kids-decision',
    title: 'Hospital for Sick Children v. Ontario (Information and Privacy Commissioner), 2025 ONSC 5208',
    publisher: 'Ontario Superior Court of Justice, Divisional Court (CanLII)',
    url: 'https://www.canlii.org/en/on/onscdc/doc/2025/2025onsc5208/2025onsc5208.html',
    dated: '2025-09-16',
  },
  {
    id: 'lso-rules',
    title: 'Rules of Professional Conduct, chapter 3: relationship to clients',
    publisher: 'Law Society of Ontario',
    url: 'https://lso.ca/about-lso/legislation-rules/rules-of-professional-conduct/chapter-3',
  },
  {
    id: 'lso-by-law-9',
    title: 'By-Law 9: financial transactions and records',
    publisher: 'Law Society of Ontario',
    url: 'https://lso.ca/about-lso/legislation-rules/by-laws/by-law-9',
  },
  {
    id: 'lso-by-law-7-1',
    title: 'By-Law 7.1: operational obligations and responsibilities',
    publisher: 'Law Society of Ontario',
    url: 'https://www.lso.ca/about-lso/legislation-rules/by-laws/by-law-7-1',
  },
  {
    id: 'defence-cyber-certification',
    title: 'Cyber security certification for defence suppliers in Canada: program overview',
    publisher: 'Public Services and Procurement Canada',
    url:
      'https://www.canada.ca/en/public-services-procurement/services/industrial-security/security-requirements-contracting/' +
      'cyber-security-certification-defence-suppliers-canada/program-overview.html',
  },
  {
    id: 'cra-charities',
    title: 'Books and records of a registered charity',
    publisher: 'Canada Revenue Agency',
    url:
      'https://www.canada.ca/en/revenue-agency/services/charities-giving/charities/' +
      'operating-a-registered-charity/books-records.html',
  },
  {
    id: 'cra-records',
    title: 'Keeping records: your responsibilities, and the records the law requires you to keep',
    publisher: 'Canada Revenue Agency',
    url:
      'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/keeping-records/' +
      'your-responsibilities-requirements-associated-records-law-requires-you-keep.html',
  },
  {
    id: 'employment-records',
    title: 'Your guide to the Employment Standards Act: record keeping',
    publisher: 'Government of Ontario',
    url: 'https://www.ontario.ca/document/your-guide-employment-standards-act/record-keeping',
  },
  {
    id: 'opc-breaches',
    title: 'What you need to know about mandatory reporting of breaches of security safeguards',
    publisher: privacyCommissioner,
    url: 'https://www.priv.gc.ca/en/privacy-topics/business-privacy/breaches-and-safeguards/privacy-breaches-at-your-business/gd_pb_201810/',
  },
  {
    id: 'opc-generative-ai',
    title: 'Canadian privacy regulators launch principles for responsible development and use of generative AI',
    publisher: privacyCommissioner,
    url: 'https://www.priv.gc.ca/en/opc-news/news-and-announcements/2023/nr-c_231207/',
    dated: '2023-12-07',
  },
  {
    id: 'ipc-breach',
    title: 'Responding to a privacy breach, for health organizations',
    publisher: ipc,
    url: 'https://ipc.on.ca/en/health-organizations/responding-to-a-privacy-breach',
  },
  {
    id: 'ipc-breach-protocol',
    title: 'Privacy breach protocol',
    publisher: ipc,
    url: 'https://ipc.on.ca/health-organizations/responding-to-a-privacy-breach/privacy-breach-protocol',
  },
  {
    id: 'cpso-records',
    title: 'Medical Records Management',
    publisher: 'College of Physicians and Surgeons of Ontario',
    url: 'https://cpso.on.ca/physicians/policies-guidance/policies/medical-records-management',
    dated: '2022-06',
  },
  {
    id: 'lso-books',
    title: 'Books and records',
    publisher: 'Law Society of Ontario',
    url: 'https://lso.ca/lawyers/practice-supports-and-resources/topics/managing-money/trust-accounts/books-and-records',
  },
  {
    id: 'lso-technology',
    title: 'Practice management guideline: technology',
    publisher: 'Law Society of Ontario',
    url: 'https://lso.ca/lawyers/practice-supports-and-resources/practice-management-guidelines/technology',
  },
  {
    id: 'crtc-voip-911',
    title: '9-1-1 obligations of local VoIP service providers in Canada',
    publisher: 'Canadian Radio-television and Telecommunications Commission',
    url: 'https://crtc.gc.ca/eng/phone/911/voip.htm',
  },
  {
    id: 'crtc-rogers-outage',
    title: 'Statement by the chairperson of the CRTC regarding the Rogers outage',
    publisher: 'Canadian Radio-television and Telecommunications Commission',
    url:
      'https://www.canada.ca/en/radio-television-telecommunications/news/2022/07/' +
      'statement-by-ian-scott-chairperson-and-ceo-of-the-crtc-regarding-rogers-outage.html',
    dated: '2022-07-12',
  },
  {
    id: 'anti-fraud-spear-phishing',
    title: 'Canadian Anti-Fraud Centre and US Secret Service freeze $1.7M fraudulent transfer',
    publisher: 'Canadian Anti-Fraud Centre',
    url: 'https://antifraudcentre-centreantifraude.ca/news-nouvelles/2026/2026-01-29-eng.htm',
    dated: '2026-01-29',
  },
  {
    id: 'statcan-cybercrime',
    title: 'Impact of cybercrime on Canadian businesses, 2023',
    publisher: 'Statistics Canada, The Daily',
    url: 'https://www150.statcan.gc.ca/n1/daily-quotidien/241021/dq241021a-eng.htm',
    dated: '2024-10-21',
  },
  // Canadian Centre for Cyber Security
  {
    id: 'cyber-baseline',
    title: 'Baseline cyber security controls for small and medium organizations',
    publisher: cyberCentre,
    url: 'https://www.cyber.gc.ca/en/guidance/baseline-cyber-security-controls-small-and-medium-organizations',
  },
  {
    id: 'cyber-top-measures',
    title: 'Top measures to enhance cyber security for small and medium organizations (ITSAP.10.035)',
    publisher: cyberCentre,
    url: 'https://www.cyber.gc.ca/en/guidance/top-measures-enhance-cyber-security-small-and-medium-organizations-itsap10035',
  },
  {
    id: 'cyber-mfa',
    title: 'Secure your accounts and devices with multi-factor authentication (ITSAP.30.030)',
    publisher: cyberCentre,
    url: 'https://www.cyber.gc.ca/en/guidance/secure-your-accounts-and-devices-multi-factor-authentication-itsap30030',
  },
  {
    id: 'cyber-password-managers',
    title: 'Password managers: security tips (ITSAP.30.025)',
    publisher: cyberCentre,
    url: 'https://www.cyber.gc.ca/en/guidance/password-managers-security-itsap30025',
    dated: '2024-02',
  },
  {
    id: 'cyber-ransomware',
    title: 'Ransomware playbook (ITSM.00.099)',
    publisher: cyberCentre,
    url: 'https://www.cyber.gc.ca/en/guidance/ransomware-playbook-itsm00099',
    dated: '2021-11-30',
  },
  {
    id: 'cyber-backup',
    title: 'Tips for backing up your information (ITSAP.40.002)',
    publisher: cyberCentre,
    url: 'https://www.cyber.gc.ca/en/guidance/tips-backing-your-information-itsap40002',
  },
  {
    id: 'cyber-email-domain',
    title: 'Implementation guidance: email domain protection (ITSP.40.065)',
    publisher: cyberCentre,
    url: 'https://www.cyber.gc.ca/en/guidance/implementation-guidance-email-domain-protection',
    dated: '2021-08',
  },
  {
    id: 'cyber-email',
    title: 'Email security best practices (ITSM.60.002)',
    publisher: cyberCentre,
    url: 'https://cyber.gc.ca/en/guidance/email-security-best-practices-itsm60002',
    dated: '2025-08-12',
  },
  {
    id: 'cyber-generative-ai',
    title: 'Generative artificial intelligence (ITSAP.00.041)',
    publisher: cyberCentre,
    url: 'https://www.cyber.gc.ca/en/guidance/generative-artificial-intelligence-ai-itsap00041',
    dated: '2025-12',
  },
  {
    id: 'cyber-managed-services',
    title: 'Cyber security considerations for consumers of managed services (ITSM.50.030)',
    publisher: cyberCentre,
    url: 'https://www.cyber.gc.ca/en/guidance/cyber-security-considerations-consumers-managed-services-itsm50030',
    dated: '2020-10-14',
  },
  // Vendors and standards
  {
    id: 'windows-10-lifecycle',
    title: 'Windows 10 Home and Pro: lifecycle',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-10-home-and-pro',
  },
  {
    id: 'windows-10-esu',
    title: 'Extended Security Updates (ESU) program for Windows 10',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/windows/whats-new/extended-security-updates',
  },
  {
    id: 'windows-11-requirements',
    title: 'Windows 11 requirements',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/windows/whats-new/windows-11-requirements',
  },
  {
    id: 'server-2016-lifecycle',
    title: 'Windows Server 2016: lifecycle',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-server-2016',
  },
  {
    id: 'entra-methods',
    title: 'Authentication methods in Microsoft Entra ID',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/entra/identity/authentication/concept-authentication-methods',
  },
  {
    id: 'entra-conditional-access',
    title: 'What is Conditional Access?',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/entra/identity/conditional-access/overview',
  },
  {
    id: 'entra-private-access',
    title: 'Learn about Microsoft Entra Private Access',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/entra/global-secure-access/concept-private-access',
  },
  {
    id: 'microsoft-dmarc',
    title: 'Use DMARC to validate email',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/defender-office-365/email-authentication-dmarc-configure',
  },
  {
    id: 'microsoft-attack-simulation',
    title: 'Get started using Attack simulation training',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/defender-office-365/attack-simulation-training-get-started',
  },
  {
    id: 'microsoft-compromised-account',
    title: 'Respond to a compromised email account',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/defender-office-365/responding-to-a-compromised-email-account',
  },
  {
    id: 'microsoft-365-backup',
    title: 'Overview of Microsoft 365 Backup',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/microsoft-365/backup/backup-overview',
  },
  {
    id: 'sharepoint-restore',
    title: 'Restore deleted sites',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/sharepoint/restore-deleted-site-collection',
  },
  {
    id: 'sharepoint-limits',
    title: 'SharePoint limits',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/office365/servicedescriptions/sharepoint-online-service-description/sharepoint-online-limits',
  },
  {
    id: 'sharepoint-migration-tool',
    title: 'Overview of the SharePoint Migration Tool',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/sharepointmigration/introducing-the-sharepoint-migration-tool',
  },
  {
    id: 'microsoft-former-employee',
    title: 'Remove a former employee and secure data',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/microsoft-365/admin/add-users/remove-former-employee',
  },
  {
    id: 'shared-mailboxes',
    title: 'About shared mailboxes',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/microsoft-365/admin/email/about-shared-mailboxes',
  },
  {
    id: 'microsoft-licences',
    title: 'Subscriptions and licenses in Microsoft 365 for business',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/microsoft-365/commerce/licenses/subscriptions-and-licenses',
  },
  {
    id: 'microsoft-365-prices',
    title: 'Advancing Microsoft 365: new capabilities and pricing update',
    publisher: microsoft,
    url: 'https://www.microsoft.com/en-us/microsoft-365/blog/2025/12/04/advancing-microsoft-365-new-capabilities-and-pricing-update/',
    dated: '2025-12-04',
  },
  {
    id: 'copilot-privacy',
    title: 'Data, privacy and security for Microsoft 365 Copilot',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/copilot/microsoft-365/microsoft-365-copilot-privacy',
  },
  {
    id: 'azure-immutable',
    title: 'Immutable storage for blob data',
    publisher: microsoft,
    url: 'https://learn.microsoft.com/en-us/azure/storage/blobs/immutable-storage-overview',
  },
  {
    id: 'travelers-ics',
    title: 'Travelers v. ICS underscores need to respond carefully to cyber insurance application questions',
    publisher: 'Lockton',
    url: 'https://global.lockton.com/us/en/news-insights/travelers-v-ics-underscores-need-to-respond-carefully-to-cyber-insurance',
  },
  {
    id: 'wcag',
    title: 'Web Content Accessibility Guidelines (WCAG) 2.0',
    publisher: 'World Wide Web Consortium',
    url: 'https://www.w3.org/TR/WCAG20/',
    dated: '2008-12-11',
  },
  {
    id: 'google-senders',
    title: 'Email sender guidelines',
    publisher: 'Google',
    url: 'https://support.google.com/a/answer/81126',
  },
  {
    id: 'nist-passwords',
    title: 'SP 800-63B-4: Authentication and authenticator management',
    publisher: nist,
    url: 'https://pages.nist.gov/800-63-4/sp800-63b.html',
  },
  {
    id: 'nist-zero-trust',
    title: 'SP 800-207: Zero trust architecture',
    publisher: nist,
    url: 'https://csrc.nist.gov/pubs/sp/800/207/final',
    dated: '2020-08',
  },
  {
    id: 'nist-contingency',
    title: 'SP 800-34 Rev. 1: Contingency planning guide',
    publisher: nist,
    url: 'https://csrc.nist.gov/pubs/sp/800/34/r1/upd1/final',
  },
  {
    id: 'nist-media',
    title: 'SP 800-88 Rev. 2: Guidelines for media sanitization',
    publisher: nist,
    url: 'https://csrc.nist.gov/pubs/sp/800/88/r2/final',
    dated: '2025-09-26',
  },
];

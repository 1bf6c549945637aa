import { healthcareCases } from '../cases/healthcare.ts';
import type { Industry } from '../rules/schema/industry.ts';

export const healthcare: Industry = {
  id: 'healthcare',
  slug: 'healthcare',
  name: 'Healthcare',
  clients: 'healthcare providers',
  shortDescription:
    'IT support for clinics, dental practices and care homes: charts that open in the morning, records that stay private, and help between patients.',
  longDescription:
    "When your records are down, your staff can't book appointments, see a chart or check a resident's medication. We look after the " +
    'computers, network and ' +
    "accounts behind your EMR, and we talk to its vendor so that your staff don't have to. Access follows roles: the front desk sees the " +
    'schedule, the nurse sees the chart, and a person who leaves loses every login, on Professional and Enterprise the same day. On these plans ' +
    'we also restore from your backup as a test. Your privacy officer gets the records that questions under PHIPA call for.',
  challenges: [
    'Your EMR has to open when the first patient arrives, and one failed update at the front desk can hold up the whole morning.',
    'Locums, students and part-time nurses come and go every month, and with shared logins nobody can say later who opened which chart.',
    'Scanners, label printers and X-ray sensors are on the same network as your computers, often with software their makers no longer update.',
    'Referrals, lab results and forms still travel by fax and email, and one wrong number or address is a privacy breach you have to assess.',
    "Your office manager deals with the EMR vendor, the internet provider and the phone company, and each says that it's the other's fault.",
  ],
  solutions: [
    {
      title: 'One call when the EMR is slow',
      description:
        "When charts hang or won't print, we find out whether the fault lies with the computer, the network or the EMR itself, and stay on the line with " +
        'the vendor until it is fixed.',
    },
    {
      title: 'A login for every person',
      description:
        'Each doctor, nurse, locum and student gets an account of their own with MFA. It opens on the first day, from one form the ' +
        'office manager fills in, and on Professional and Enterprise it closes on the last.',
    },
    {
      title: 'Devices kept apart',
      description:
        'Patient Wi-Fi, imaging devices, payment terminals and chart computers each get a separate part of the network. An old ultrasound machine or a ' +
        "visitor's phone then has no path to the records.",
    },
    {
      title: 'Backups that have been opened',
      description:
        'With the Cloud Backup add-on or our data backup service, charts on your own server, scanned documents and mailboxes are copied daily, with one ' +
        'copy in a Canadian data centre. On Professional and Enterprise, we restore a sample with you every quarter and write down how long it took.',
    },
    {
      title: 'A plan for the lost laptop',
      description:
        'With your privacy officer we write down who decides, who calls whom and what is saved as evidence when a device is lost or a stranger reads a ' +
        'mailbox. Once it is written, we rehearse it.',
    },
  ],
  benefits: [
    'Updates hold up fewer mornings: on Enterprise we install them outside clinic hours, and on every plan we look for those that failed.',
    'You can answer a patient who asks who has seen a chart, because every login belongs to one person.',
    'A stolen laptop is less likely to become a breach you have to report, because we can encrypt its disk and close its accounts from here.',
    'A new doctor finds a working account, chart access and a printer on the first morning.',
    'Your staff make one call, and we call the vendors.',
  ],
  systems: [
    'OSCAR Pro',
    'TELUS PS Suite',
    'Accuro EMR',
    'ABELDent',
    'PointClickCare',
    'ConnectingOntario ClinicalViewer',
  ],
  rules: [
    {
      title: 'PHIPA: safeguards and breaches',
      sources: ['phipa', 'phipa-regulation', 'ipc-breach'],
      names: ['PHIPA'],
      description:
        "Ontario's Personal Health Information Protection Act asks custodians to take reasonable steps against theft, loss and unauthorized use, to tell " +
        'patients of a breach at the first reasonable opportunity and to report certain breaches to the Information and Privacy Commissioner. For IT that ' +
        'means personal logins, encrypted devices and access logs that are actually read.',
      asks: {
        cybersecurity:
          'You take reasonable steps to protect records, and tell patients about a breach as soon as you reasonably can. Personal logins, ' +
          'encryption and logs that someone reads are our part.',
        'cloud-migration':
          "Your duty to protect records doesn't end when they leave the building. Personal logins, encryption and access logs move along, " +
          "and the supplier's role is put in writing.",
        'network-management':
          "The law asks for reasonable steps against unauthorized use. On a network that means keeping visitors, and machines that can't be " +
          'updated, away from the charts.',
      },
    },
    {
      title: 'PHIPA: statistics and penalties',
      sources: ['phipa-regulation', 'phipa'],
      names: ['PHIPA'],
      description:
        'Custodians that had privacy breaches report their statistics for the year to the Commissioner by March 1. Since January 1, 2024 the Commissioner ' +
        'can also impose administrative penalties. A breach log kept from the first day, with dates from the systems themselves, makes both ' +
        'easier to face.',
      asks: {
        'it-consulting':
          'If you had privacy breaches, their numbers go to the Commissioner by March 1, and penalties are possible since 2024. We set up ' +
          'the log, so the yearly report is a matter of adding up.',
      },
    },
    {
      title: 'CPSO and RCDSO: medical and dental records',
      sources: ['cpso-records', 'rcdso-records'],
      names: ["the colleges' rules on records"],
      description:
        'Each college sets its own retention period. Physicians and dentists keep a record for at least ten years after the last entry, and for ' +
        'a child until at least ' +
        'ten years after the day the patient turned or would have turned 18. Retention settings, backups and any change of EMR have to respect that.',
      asks: {
        'data-backup':
          "Colleges set their own periods. Physicians and dentists keep a record at least ten years after the last entry, a child's at least ten " +
          'years after the 18th birthday. We set what applies to you.',
      },
    },
    {
      title: 'O. Reg. 246/22: long-term care homes',
      sources: ['long-term-care'],
      names: ['the long-term care regulation'],
      description:
        "The regulation under Ontario's Fixing Long-Term Care Act, 2021 asks a home to keep the record of a former resident for at least ten years after " +
        'the resident is discharged. Retirement homes have an act of their own. Ask your administrator or lawyer which one binds you; we set the period.',
    },
    {
      title: 'AODA: websites',
      sources: ['accessibility-standards', 'wcag'],
      names: ['AODA'],
      description:
        'Under the Accessibility for Ontarians with Disabilities Act, private and nonprofit organizations with 50 or more employees need public websites ' +
        'that meet WCAG 2.0 Level AA, with few exceptions. Check the online booking page and the patient forms as well as the home page.',
    },
  ],
  cases: healthcareCases,
  metaDescription:
    'IT support for clinics, dental offices and care homes in the {area.name}: EMR help, a login for every person, PHIPA safeguards and ' +
    'tested backups.',
  keywords: [
    'healthcare IT support',
    'medical clinic IT {provider.city}',
    'PHIPA IT safeguards',
    'EMR support Ontario',
    'dental office IT',
  ],
  iconName: 'heart-pulse',
  exampleSize: 15,
  pricingProfile: 'healthcare',
};

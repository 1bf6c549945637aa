import type { RecordsInput } from '../schema/site.ts';

/** Other ways to ask for what articles and downloads are about. */
export const paraphrasesOfReading: RecordsInput['assistant']['paraphrases'] = [
  {
    of: 'Moving offices: the IT decisions to settle before the lease',
    also: [
      'anything about moving offices',
      'we move in spring what about the internet',
      'IT for an office relocation',
      'new lease what should I ask the landlord',
      'internet lead time for a new office',
      'how early to order internet for a new office',
    ],
  },
  {
    of: 'What cyber insurance forms ask, and how to answer truthfully',
    also: [
      'article on cyber insurance',
      'how honest must I be on the insurance form',
      'insurance application MFA question',
      'can the insurer refuse to pay',
      'what do cyber insurers ask',
      'wrong answer on the insurance application',
    ],
  },
  {
    of: 'Microsoft 365 licences explained by who needs what',
    also: [
      'which licence for staff who only read mail',
      'cheapest Microsoft licence for warehouse workers',
      'Business Standard or Premium',
      'which Office plan for whom',
      'what is Business Premium',
      'F3 licence',
      'frontline workers licence',
      'licence for a shared mailbox',
      'are we overpaying for Office',
      'difference between Microsoft plans',
    ],
  },
  {
    of: 'How to read a managed services contract before you sign',
    also: [
      'what to look for before signing with an MSP',
      'clauses in an IT contract',
      'traps in IT contracts',
      'check an IT agreement',
      'what should be in an IT support contract',
      'red flags in an IT contract',
    ],
  },
  {
    of: 'When to replace office computers, and how to spread the cost',
    also: [
      'how old is too old for a computer',
      'lifespan of a laptop',
      'how often to replace PCs',
      'buy or lease computers',
      'when should we get new laptops',
      'computers are five years old',
      'can our PCs run Windows 11',
      'upgrade to Windows 11',
      'Windows 10 no longer supported',
    ],
  },
  {
    of: 'A three-year IT budget that fits on one page',
    also: [
      'how do I make a three year IT budget',
      'how do I plan an IT budget',
      'how much to set aside for technology',
      'IT spending per employee',
      'budget template for IT',
      'budgeting for IT over several years',
    ],
  },
  {
    of: 'In-house IT and a provider: who should do what',
    also: [
      'hire somebody or outsource',
      'own IT employee versus MSP',
      'when does a company need its own IT person',
      'at what size do we need an IT department',
      'outsource or employ',
      'duties of in-house IT and provider',
      'is it cheaper to hire our own IT guy',
    ],
  },
  {
    of: 'The first 90 days with a new IT provider, week by week',
    also: [
      'timeline for switching providers',
      'how long does a change of provider take',
      'what happens in the first weeks with you',
      'how much time does it cost our staff',
      'first month after signing',
      'onboarding schedule',
      'how disruptive is the first month',
    ],
  },
  {
    of: 'How long to keep business records in Ontario, and how',
    also: [
      'retention periods',
      'how many years do I keep receipts',
      'how long to keep employee files',
      'when may we delete old emails',
      'how many years for invoices',
      'how long to keep tax documents',
      'record keeping in Ontario',
      'shredding old documents',
    ],
  },
  {
    of: 'The first hour of a ransomware attack, minute by minute',
    also: [
      'prepare for ransomware',
      'what would we do first if attacked',
      'first steps after an attack',
      'ransomware plan',
      'whom do we call in a cyber attack',
    ],
  },
  {
    of: 'A restore test you can run on a Friday afternoon',
    also: [
      'test our backup ourselves',
      'how do other firms test backups',
      'step by step restore test',
      'does our backup really work',
      'how to verify backups',
    ],
  },
  {
    of: 'What stays in the office after everything moves to the cloud',
    also: [
      'what remains in the server room',
      'what hardware do we still need after the cloud',
      'do we keep a server after moving',
      'everything to the cloud what is left',
      'can we get rid of the server room',
    ],
  },
  {
    of: 'Moving a file server to SharePoint and keeping permissions right',
    also: [
      'permissions in SharePoint',
      'folder rights after the move',
      'which files should not go to SharePoint',
      'plan for a SharePoint migration',
      'file server to SharePoint',
    ],
  },
  {
    of: 'Recovery time and recovery point, explained in one working day',
    also: ['RTO and RPO example', 'cost of an outage', 'what does downtime cost us', 'how fast must we be back'],
  },
  {
    of: 'Changed bank details, and the mailbox rule behind the fraud',
    also: [
      'article about payment fraud',
      'invoice fraud',
      'supplier changed bank account scam',
      'how do criminals change bank details',
      'somebody redirected our payment',
      'how does invoice fraud work',
    ],
  },
  {
    of: 'IT Security Checklist',
    also: ['security checklist', 'list of things to check for security', 'self test for security', 'fifteen points'],
  },
  {
    of: 'Cloud Migration Planning Template',
    also: ['template for a cloud move', 'workbook for planning a migration', 'spreadsheet for a migration'],
  },
  {
    of: 'Disaster Recovery Plan Template',
    also: ['template for a disaster plan', 'DR plan document', 'continuity plan form', 'example of a recovery plan'],
  },
];

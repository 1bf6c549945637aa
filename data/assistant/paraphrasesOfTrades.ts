import type { RecordsInput } from '../schema/site.ts';

/** Other ways to ask what trades ask: their rules, and what is done for them. */
export const paraphrasesOfTrades: RecordsInput['assistant']['paraphrases'] = [
  {
    of: 'Access by matter',
    also: [
      'ethical wall',
      'keep lawyers from seeing other files',
      'conflict screen',
      'permissions per client matter',
      'confidential files inside our law firm',
    ],
  },
  {
    of: 'Trust transfers by two people',
    also: [
      'trust account security',
      'two people for trust transfers',
      'safe trust transfers for closings',
      'wire from trust',
    ],
  },
  {
    of: 'Closing days without surprises',
    also: [
      'real estate closings cannot stop',
      'Teraview must work',
      'court filing deadline',
      'no updates on closing day',
    ],
  },
  {
    of: 'Phones and home computers',
    also: [
      'lawyers work on their own phones',
      'partner keeps files in a private Dropbox',
      'documents in private cloud accounts',
      'personal devices of associates',
      'staff use private laptops',
    ],
  },
  {
    of: 'Closed files that still open',
    also: ['old client files we must keep', 'archive of closed matters', 'open a file from ten years ago'],
  },
  {
    of: 'LSO By-Law 9: money and records',
    also: [
      'Law Society rules for trust money',
      'trust records how long',
      'law society requirements for electronic transfers',
      'by-law 9',
    ],
  },
  {
    of: 'LSO Rules of Professional Conduct',
    also: [
      'what does the Law Society expect of our technology',
      'lawyer confidentiality and IT',
      'law society cloud rules',
    ],
  },
  {
    of: 'LSO By-Law 7.1: identification',
    also: ['client identification for lawyers', 'copies of passports in a law office', 'verify client identity'],
  },

  {
    of: 'One call when the EMR is slow',
    also: ['charts will not load', 'do you talk to the EMR vendor', 'our practice software hangs'],
  },
  {
    of: 'A login for every person',
    also: [
      'locums and students need logins',
      'temporary staff in a clinic',
      'who opened which chart',
      'everyone at the front desk uses one login',
    ],
  },
  {
    of: 'Devices kept apart',
    also: ['X-ray machine on the network', 'medical devices on our network', 'old ultrasound computer', 'patient wifi'],
  },
  { of: 'Backups that have been opened', also: ['backup of patient records', 'are charts backed up'] },
  {
    of: 'PHIPA: safeguards and breaches',
    also: [
      'patient file sent to the wrong person who must be told',
      'privacy breach in a clinic',
      'do we have to tell patients about a breach',
      'report to the IPC',
      'faxed records to the wrong number',
      'what does PHIPA require',
      'health information rules in Ontario',
    ],
  },
  {
    of: 'PHIPA: statistics and penalties',
    also: [
      'fines under PHIPA',
      'yearly breach statistics',
      'when is the breach report due',
      'penalty for a health privacy breach',
    ],
  },
  {
    of: 'CPSO: medical records',
    also: [
      'how long must patient charts be kept',
      'medical records retention',
      'how long to keep files of children',
      'doctor retires what about the charts',
    ],
  },
  {
    of: 'AODA: websites',
    also: [
      'does our website have to meet WCAG',
      'accessibility rules for our site',
      'AODA',
      'fifty employees website law',
    ],
  },
  { of: 'AODA', also: ['accessibility report for charities', 'AODA nonprofit', 'charity website accessibility'] },

  {
    of: 'Office and floor kept apart',
    also: [
      'keep office computers away from machines',
      'virus should not reach the production line',
      'OT security',
      'separate plant network',
      'protect our PLCs',
    ],
  },
  {
    of: 'A guarded door for vendors',
    also: [
      'machine builder dials in remotely',
      'remote access for equipment vendors',
      'supplier connects to our machine',
      'vendor access to the plant',
    ],
  },
  {
    of: 'Copies of what machines need',
    also: [
      'backup of CNC programs',
      'controller computer dies',
      'image of the machine computer',
      'backup of PLC projects',
    ],
  },
  {
    of: 'One home for drawings',
    also: [
      'CAD drawings all over the place',
      'version chaos in drawings',
      'where to store SolidWorks files',
      'engineering drawings',
    ],
  },
  { of: 'Controlled Goods Program', also: ['controlled goods drawings', 'defence drawings storage'] },
  {
    of: 'Cyber certification for defence suppliers',
    also: ['CPCSC', 'defence contracts cyber certification', 'we supply the army'],
  },
  {
    of: 'Safe Food for Canadians Regulations',
    also: ['food traceability records', 'food plant records', 'CFIA lot tracing'],
  },
  { of: 'Regulation 851 and CSA Z432', also: ['machine safety rules', 'pre-start health and safety review'] },

  {
    of: 'Mailboxes that raise an alarm',
    also: ['adviser mailbox hijacked', 'alert on strange forwarding rule', 'unusual download'],
  },
  {
    of: 'Payments confirmed by voice',
    also: ['payment procedure for a financial firm', 'client asks by email to move money'],
  },
  {
    of: 'Records that stay',
    also: ['keep client emails for years', 'email retention for advisers', 'regulator wants old emails'],
  },
  {
    of: 'CIRO: incident reports',
    also: [
      'report a cyber incident to CIRO',
      'investment dealer incident deadline',
      'IIROC rules',
      'three days to report',
    ],
  },
  {
    of: 'FSRA: IT risk management',
    also: [
      'mortgage brokerage IT rules',
      'insurance agency IT risk guidance',
      'FSRA',
      'what does FSRA want from brokers',
      'regulator of mortgage brokers',
    ],
  },
  {
    of: 'FINTRAC: records',
    also: ['FINTRAC how long keep records', 'anti money laundering records', 'identification copies for FINTRAC'],
  },
  {
    of: 'PIPEDA: personal information',
    also: [
      'do we have to report a data breach',
      'privacy commissioner report',
      'log of breaches',
      'must small breaches be recorded',
      'who must be notified when data leaks',
      'PIPEDA breach rules',
      'privacy law for businesses in Canada',
      'customer data leaked what does the law say',
    ],
  },

  {
    of: 'Ready for your season',
    also: [
      'tax season is busy',
      'no changes in April',
      'freeze changes before a deadline',
      'updates during tax season',
      'we cannot afford downtime in busy season',
    ],
  },
  {
    of: 'Files that open at home',
    also: [
      'open large files at home',
      'accountants work from home',
      'AutoCAD files from home',
      'Revit over VPN is slow',
      'QuickBooks from home',
    ],
  },
  {
    of: 'Sharing you can list',
    also: [
      'share files with clients safely',
      'send large files to customers',
      'secure file sharing',
      'client portal',
      'which links are shared outside',
    ],
  },
  { of: 'Answers for questionnaires', also: ['prospect sent a security questionnaire', 'client due diligence form'] },
  {
    of: 'Start and leave by one form',
    also: ['contractors come and go', 'simple way to announce a new hire', 'form for new employees'],
  },
  {
    of: 'CRA: records and EFILE',
    also: [
      'keep EFILE authorizations',
      'tax preparers records',
      'CRA rules for books and records',
      'invoices kept for the CRA',
    ],
  },
  {
    of: 'Electronic monitoring policy',
    also: [
      'may we monitor employees',
      'written policy on monitoring staff',
      'employee monitoring law Ontario',
      'can I read what my staff do on the computer',
      '25 employees policy',
    ],
  },
  {
    of: 'CPA Ontario and Professional Engineers Ontario',
    also: ['engineer digital seal', 'CPA confidentiality rule', 'working papers confidentiality'],
  },

  {
    of: 'Mail that warns the reader',
    also: ['deposit fraud in real estate', 'mark external mail', 'fake deposit instructions'],
  },
  {
    of: "Brokerage files on agents' phones",
    also: [
      'agents use their own phones',
      'agent leaves with client files',
      'realtors with private laptops',
      'personal phones with company data',
      'BYOD for agents',
    ],
  },
  {
    of: 'A network for each building',
    also: [
      'building cameras and door access',
      'network in a condo building',
      'smart building',
      'entry panels on the internet',
    ],
  },
  {
    of: 'The site office in a box',
    also: [
      'IT for a sales office on a construction site',
      'trailer office internet',
      'presentation centre',
      'temporary site office',
    ],
  },
  {
    of: 'Deal and lease records together',
    also: ['leases and deal files scattered', 'trade record sheets', 'RECO inspection'],
  },
  { of: 'RECO and TRESA', also: ['how long must a brokerage keep trade records', 'RECO record keeping', 'TRESA'] },
  {
    of: 'Condominium Act, 1998',
    also: ['condo records how long', 'condo corporation records', 'owners ask for condo records'],
  },
  { of: 'PIPEDA and CASL', also: ['rental applications privacy', 'listing emails consent', 'tenant data'] },
  {
    of: 'CASL',
    also: [
      'anti-spam law',
      'consent for newsletters',
      'can we email our customers',
      'do mailings need consent',
      'unsubscribe rules',
      'fundraising emails',
    ],
  },

  {
    of: 'Nonprofit licences first',
    also: [
      'free Microsoft for charities',
      'discounted software for nonprofits',
      'TechSoup',
      'cheap licences for a charity',
      'Google for nonprofits',
    ],
  },
  {
    of: 'One donor database',
    also: ['donor list in spreadsheets', 'donor management software', "Raiser's Edge", 'fundraising database'],
  },
  {
    of: 'Volunteer accounts that end',
    also: [
      'volunteers come and go',
      'accounts for volunteers',
      'lots of temporary helpers',
      'email for volunteers',
      'students on placement',
    ],
  },
  {
    of: 'Devices for outreach',
    also: ['laptops for outreach workers', 'case workers on the road', 'field staff devices'],
  },
  {
    of: 'A budget a board can read',
    also: ['IT budget for our board', 'treasurer wants figures', 'costs for a grant application'],
  },
  {
    of: 'CRA: charity records',
    also: ['where must a charity keep its books', 'donation receipts how long', 'charity records in Canada'],
  },
  { of: 'PIPEDA and PHIPA', also: ['does privacy law apply to charities', 'privacy for a nonprofit'] },
];

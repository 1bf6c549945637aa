import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const dataBackup: ServiceInIndustry[] = [
  {
    service: 'data-backup',
    industry: 'financial-services',
    lede: 'Daily copies of client files and mailboxes for brokers and advisors, kept as long as FINTRAC and securities rules require.',
    text:
      'Losing a client file is bad; being unable to prove what it said is worse. Data backup for advisors and brokers has to serve both fears. ' +
      'Mailboxes and shared client folders are copied daily outside your Microsoft tenant, and a Maximizer server is copied whole. Vendor ' +
      'systems such as Filogix or Croesus get a question instead: what can they restore for one client, and how far back? Retention follows the ' +
      'duty, five years for most FINTRAC records, seven for firms under National Instrument 31-103. The locked copy has a special use here, ' +
      'because an insider with a motive deletes mail as surely as ransomware does.',
    points: [
      'A useful restore test brings back the whole correspondence of one client, in the shape an examiner would request it.',
      'Archive and backup differ: the first shows regulators what was said, the second returns a lost day, and most firms want both.',
      'Save commission statements and carrier reports every month, since a portal may close when the contract behind it ends.',
      'Decide when copies of identification may finally go, and have the date carried through to the backups as well.',
    ],
  },
  {
    service: 'data-backup',
    industry: 'healthcare',
    lede: "Tested backups for Ontario clinics, with a recovery order that brings the day's schedule and charts back first.",
    text:
      'When an EMR server fails at nine in the morning, a family practice still has a full waiting room. Our data backup plan for clinics says ' +
      "what returns first: the day's schedule, then allergies and medications, then complete charts, and images last. OSCAR or ABELDent " +
      'databases on your own machine are copied daily and started elsewhere as a test. For hosted charts we read what the vendor has promised in ' +
      'writing. X-ray archives are so large that they get a route of their own. Retention is long. The CPSO expects ten years, counted for ' +
      'children from the eighteenth birthday, and dentists and care homes check with their own regulators.',
    points: [
      "A list of tomorrow's appointments with phone numbers, printed each evening, carries the front desk through a first hour without screens.",
      'Backups hold patient records too, so the keys and the people who may use them belong in your PHIPA file.',
      'Shred paper charts only after a sample of the scans was restored and held against the originals, page by page.',
      'When a physician retires or a practice is sold, agree which custodian keeps the archive readable, and who pays for that.',
    ],
  },
  {
    service: 'data-backup',
    industry: 'legal',
    lede: 'Backups for open matters, closed files and trust records, encrypted under a key your firm controls.',
    text:
      'Suppose a former client disputes an easement, and the file is on a server switched off years ago. Law firms meet data backup this way as ' +
      'often as through fire. We run two clocks. The daily one protects open matters: documents in iManage or SharePoint, dockets, mail, the ' +
      'PCLaw database with its trust ledger. The slow one protects closed files, with trust records held for ten years plus the current one under ' +
      'By-Law 9 and the ' +
      'rest as your own policy says. Copies are encrypted under a key the firm controls, since a backup gathers every privileged page in one ' +
      'place. Clio and Unity data is exported as often as each vendor permits.',
    points: [
      'Destruction counts as well: a matter erased under your policy must also leave the copies, and we report when it has.',
      'A litigation hold has to stop automatic deletion everywhere, so name the person who tells us that one has begun.',
      'Restore the trust ledger to a spare computer each quarter and print it, as the Law Society might ask you to.',
      'A sole practitioner should leave sealed instructions for the copies, because a colleague may one day wind up the practice.',
    ],
  },
  {
    service: 'data-backup',
    industry: 'manufacturing',
    lede: 'We back up CNC programs, PLC projects and machine controllers along with the ERP, so a failed disk does not stop shipping.',
    text:
      'The oldest data in a plant is often the most fragile. A FANUC control may keep its parameters in memory that a battery holds alive, and a ' +
      "PLC program may exist only on a retired electrician's laptop. Data backup for manufacturers therefore walks the floor. We collect CNC " +
      "programs, offsets, PLC and HMI projects, and images of the computers built into machines, each filed under the machine's number. In the " +
      'office, Epicor or SYSPRO is copied as an entire server, along with label formats and EDI maps nobody remembers until they are gone. A ' +
      'recovery drill aims at one thing first, the power to ship: orders, stock and packing slips.',
    points: [
      'Controllers are copied again after each visit by the builder, because an older image brings the older fault back with it.',
      "Certificates and lot histories follow the customer's contract, which in automotive and aerospace work can outlast the part itself.",
      "SR&ED claims rest on dated notes and trials, so engineers' test folders stay in the copies until the claim is settled.",
      'A food maker practises traceability records first, since the CFIA normally wants them within 24 hours of asking.',
    ],
  },
  {
    service: 'data-backup',
    industry: 'nonprofit-organizations',
    lede: 'Gift histories, receipts, books and case notes copied daily and stored in Canada, as the CRA asks of registered charities.',
    text:
      'The CRA tells registered charities to store backup copies of their books in Canada, and our off-site copy rests there. What goes into it ' +
      'is decided by what could never be collected again. Data backup for nonprofits therefore looks at gift history and receipt numbers first. ' +
      "DonorPerfect and Raiser's Edge run at their vendors, yet one wrong bulk update can spoil the whole list, so we schedule exports that you " +
      'hold yourself. Sage 50 company files are copied when nobody has them open. Case notes about vulnerable people are kept apart, and fewer ' +
      'hands may restore them. Photographs and newsletters come last, since donations pay for the storage.',
    points: [
      'Run one restore in November, before the holiday appeal, to see that receipts could be reissued from the copy.',
      "Export Mailchimp's unsubscribe list too, because losing it means writing again to supporters who asked you to stop.",
      'Staff with donated laptops save to the desktop; redirected folders bring those files to a place that is copied.',
      'Write the recovery steps for a coordinator without training, since she may be the first person in the building.',
    ],
  },
  {
    service: 'data-backup',
    industry: 'professional-services',
    lede: 'Daily backups of live projects and client files, and a long-term archive that still opens when a claim or a CRA review arrives.',
    text:
      "How long must a drawing survive? Ontario's ultimate limitation period is fifteen years, so engineers and architects tend to keep project " +
      "files far beyond the CRA's six. Accountants have a harsher calendar: a CaseWare file lost in the last days of April cannot be rebuilt " +
      'before the thirtieth. Data backup for professional firms respects both. Live work is copied daily, and once more before a major update of ' +
      'the design or tax software. Finished projects move to an archive with fonts, references and a PDF set, because a later Revit release ' +
      "alters the old model when it opens it. An agency's footage is copied once, verified, and then left alone.",
    points: [
      "Working papers in a synchronized OneDrive are not yet backed up, since one junior's deletion soon travels to every laptop.",
      'In January, bring back one audit binder with its links and sign-offs, the way a practice inspector would read it.',
      'Ask Deltek or Intuit what they can restore when one of your users deletes a client by mistake, and how recently.',
      'Consulting contracts may oblige you to destroy data afterwards; find out which copies that touches before you sign.',
    ],
  },
  {
    service: 'data-backup',
    industry: 'real-estate',
    lede: 'Complete, unaltered copies of deal files, leases and access databases for brokerages and property managers, kept for the six years RECO requires.',
    text:
      'Trade records kept six years, complete and unaltered, are what RECO can demand of a brokerage. Data backup in real estate guards them ' +
      "against quarrels and tidiness as much as crime. An agent leaves in anger, a shared inbox is cleaned, a scan overwrites yesterday's. We " +
      'copy trade libraries, mailboxes and the brokerWOLF server daily, in a form nobody at the office can edit. Property managers need a ' +
      'different list: exports from Yardi, lease scans, the Kantech database with all its fobs, plans of the boiler room. Camera footage is ' +
      'rarely copied whole, so we agree beforehand who saves which clip. Each condominium corporation gets a set of its own.',
    points: [
      "The entry system's computer often stands in a damp security room, and without a copy every fob is programmed again by hand.",
      'Condominium corporations have ten days for a status certificate once it is requested and paid for, so those records are restored first.',
      'Developers need deposit ledgers and purchase agreements long after occupancy; attach their retention to the project, not to the sales centre.',
      "Leases in a superintendent's drawer lie outside any copy; scan each one at renewal until the cabinet is empty.",
    ],
  },
];

import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const cloudMigration: ServiceInIndustry[] = [
  {
    service: 'cloud-migration',
    industry: 'financial-services',
    lede:
      'We move the file server, shared mailboxes and CRM of brokerages and advisory offices to the cloud, with proof that every client record ' +
      'arrived intact.',
    text:
      'Much of a brokerage already lives elsewhere: Filogix with its vendor, policies in carrier portals, portfolios at the custodian. What ' +
      'remains in the office is usually a file server of client folders, a shared mailbox and an aging CRM database. A cloud migration for ' +
      'brokers and advisors moves those pieces, and the hard part is proof. Files must arrive with dates and versions intact, because an ' +
      'examiner may ask years later what was advised. We compare lists from before and after, and file the result with your compliance papers. ' +
      'The old server stays, switched off, until your compliance officer signs. RRSP season and quarter-end are left alone.',
    points: [
      "FSRA's guidance covers outsourced systems, so write down for each cloud supplier who owns the relationship, its risks and the exit.",
      'Firms registered under National Instrument 31-103 keep records for seven years; the new archive is set accordingly before any mail moves.',
      'Some dealers insist on a mail archive of their own, which can decide whether your own mailboxes may move at all.',
      "If Applied Epic or Maximizer still runs on your own server, price the vendor's hosted edition before renting one in Azure.",
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'healthcare',
    lede: 'Clinics and care homes move e-mail, rosters and billing files to Microsoft 365 with us, and the chart goes only where its vendor supports it.',
    text:
      'Whether a chart should leave the building depends first on who makes the EMR. TELUS PS Suite and ABELDent come in local and hosted ' +
      'editions. PointClickCare opens in a browser, and an older OSCAR may still run on a tower under the desk. Our cloud migration for clinics ' +
      'and care homes usually leaves the chart to its vendor and takes the rest: mail, policies, rosters, billing spreadsheets, scanned letters. ' +
      "X-ray and ultrasound studies are large, so they stay beside the machine, with a copy elsewhere. A clinic changes over after Friday's " +
      'last patient. On Monday morning a technician stands at reception while labels, scanners and the fax queue are tried.',
    points: [
      'PHIPA does not ban storage outside Canada, yet patients and hospitals ask about it; Canadian regions make for a short answer.',
      'Before you leave an EMR, export its audit trail as well; a patient may ask one day who read the old chart.',
      "Check the clinic's upload speed beforehand, because hosted charts and scanned letters compete with video visits on a weekday morning.",
      'Hospital reports and lab results arrive in the chart electronically; look for one of each after anything around it has moved.',
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'legal',
    lede: 'Move matters, mail and archives off the old server without losing a permission, a docket or the balance of the trust ledger.',
    text:
      'Partners ask two things when a server is to go: what becomes of privilege, and will the trust ledger still balance on Monday. For law ' +
      'firms, our cloud migration sorts matters before it copies anything. Open ones move with their permissions, closed ones go to an archive ' +
      'with a destruction date, and private folders go back to their owners. Where Clio or iManage takes over, client and matter numbers are ' +
      'mapped so that dockets and letters still agree. PCLaw wants Windows close by, so it moves to an Azure desktop or stays put. We keep clear ' +
      'of month-end, since the trust comparison under By-Law 9 cannot wait for an import.',
    points: [
      "Original wills remain in the vault; what moves is the index, so that an executor's call can be answered from home.",
      'Engagement letters and client guidelines sometimes promise where documents are held; search them for such clauses before choosing a data ' +
        'region.',
      'Messages filed by matter in Outlook need a rule for the future, or the new system inherits the old heap.',
      'Print the trust listing and some client ledgers just before the change, and compare them line by line afterwards.',
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'manufacturing',
    lede: 'Mail, quotes and quality manuals go to the cloud; machine files and label printing stay on the floor, and the switch waits for a shutdown week.',
    text:
      'Not everything in a plant belongs in the cloud, and a migration that forgets this stops machines. Mail, Teams, personnel files, quality ' +
      'manuals and quotes go to Microsoft 365 without touching the floor. The ERP is the real decision. Business Central runs as an online ' +
      'service, Epicor Kinetic and SYSPRO come both ways, and in the cloud each label depends on the internet line. Manufacturers with SOLIDWORKS ' +
      'PDM or Mastercam usually keep those files on a server near the engineers, because large assemblies open slowly over distance. CNC ' +
      'programs stay on the floor. We rehearse one shift of receiving, picking and shipping, and switch in a shutdown week.',
    points: [
      'Controlled goods drawings need a place whose administrators are known and assessed, which an ordinary SharePoint site may not be.',
      "EDI orders and ship notices survive the change only if each customer's connection was tried in a test beforehand.",
      'Old Access databases and Excel macros on the shared drive often run the schedule; find their authors before moving them.',
      'A print server left in the plant lets bar code labels come out while the outside line is down.',
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'nonprofit-organizations',
    lede: 'Retire the donated server, use the nonprofit licences your charity qualifies for, and keep donor and client files in separate, protected sites.',
    text:
      'Many nonprofits come to a cloud migration by accident: the donated server dies, or the lease ends together with the grant. Done on ' +
      'purpose, it begins with eligibility. A charity first has its Microsoft or Google nonprofit status approved, because every licence fee ' +
      'depends on it. Then comes sorting. Old campaign folders, photographs of children without a consent form, and lists exported from ' +
      "Raiser's Edge by someone long gone do not all deserve to move. Programs, fundraising and the board get separate SharePoint sites, so " +
      "that no committee chair stumbles on counselling notes. We avoid the weeks from Giving Tuesday to New Year's Eve, and the auditor's " +
      'visit.',
    points: [
      "The CRA wants a charity's books kept in Canada, at the address it has on file, so settle the data region early.",
      'Count who writes documents and who merely reads the schedule; volunteers in the second group may manage with web-only licences.',
      'Sage 50 is desktop software with a local company file; choose a hosted desktop or a successor with your bookkeeper.',
      'Microsoft stopped granting free Business Premium seats in 2025, so a budget written before that needs another look.',
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'professional-services',
    lede: 'We test Revit, AutoCAD, CaseWare and tax software in the cloud before anything moves, and switch outside your busy season.',
    text:
      'Revit decides more moves than any brochure does. A workshared model should not live in SharePoint; it wants a fast server nearby or ' +
      "Autodesk's own collaboration service. AutoCAD drawings lose their references when a drive letter changes, and CaseWare files suffer if " +
      'two people open them while they synchronize. So our cloud migration for accountants, architects, engineers and agencies begins with ' +
      'software instead of folders. Each application is opened from home on a pilot laptop, and we time the save. Letters, proposals, finance and ' +
      'mail go to Microsoft 365; heavy files go where they work. Accountants move in summer, engineers between tenders, and agencies in a week ' +
      'without a launch.',
    points: [
      'Deep project trees become too long for SharePoint, so the habit of folders within folders is pruned before copying.',
      "An accountant's archive of client tax folders has to keep its original dates, since a CRA review may ask what existed when.",
      'QuickBooks Desktop and QuickBooks Online are different products; going from one to the other is bookkeeping work for a fiscal year-end.',
      "An agency's raw video may cost more to store online than on a NAS in the studio with one distant copy.",
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'real-estate',
    lede: 'Brokerages, property managers and developers get one searchable, tamper-resistant home for deal files, leases and building records.',
    text:
      'Agents already work from the car, so a brokerage moves what never left the office: trade files, deposit records, commission sheets, years ' +
      'of offers. Under TRESA, scans must stay unaltered and be easy to reproduce. Our cloud migration for real estate firms gives every trade ' +
      'number a library with retention, in which agents add documents but delete none. Property managers bring another puzzle, since Yardi or ' +
      'Buildium is online while leases, plans and key lists sit on a server. Developers need room for models and marketing video. We work at ' +
      'mid-month, clear of the first, when rents post, and of the last days, when closings crowd together.',
    points: [
      'Give each condominium corporation a site of its own, and a change of manager becomes a handover instead of a search.',
      'Balances in brokerWOLF are compared with the bank for a full month before the old office computer is retired.',
      "Agents' personal Gmail and Dropbox accounts hold deal papers too; ask for those by trade number ahead of the date.",
      "Try how fast a superintendent's tablet opens a mechanical drawing in the boiler room, where the signal is weakest.",
    ],
  },
];

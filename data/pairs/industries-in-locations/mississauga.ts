import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const mississauga: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'mississauga',
    lede: 'Renewal calendars, secure portals and readable bonding files for Mississauga insurance, mortgage and freight finance offices.',
    text:
      'Two kinds of money meet in Mississauga. Around Square One and Robert Speck Parkway sit mortgage brokerages, financial planners and ' +
      'insurance offices that serve families. Near Pearson others finance freight: equipment lessors, factoring companies and brokerages that ' +
      'place cargo cover. Under CARM an importer posts its own security to have goods released before duties are paid. Insurance brokers issue ' +
      "these customs bonds electronically and renew them on fixed dates. A bond that lapses because a reminder went to a former employee's " +
      'mailbox can hold a shipment. We move such dates into shared calendars, protect the portals behind them, and keep bonding files readable ' +
      'for years.',
    points: [
      "List every portal that depends on one employee's phone for its code, since a holiday in July can stop renewals.",
      'Factoring companies should match new remittance details to a signed notice, because a forged one diverts each later payment.',
      'Branches in Port Credit and Streetsville can share one phone system, so that a busy front desk passes calls along.',
      'FSRA supervises credit unions, mortgage brokerages and insurance agents alike, so one set of evidence often answers several letters.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'mississauga',
    lede: 'Imaging storage, student accounts and separate networks for clinics around Credit Valley and Mississauga hospitals.',
    text:
      'Trillium Health Partners runs Credit Valley Hospital at Eglinton and Erin Mills and the Mississauga Hospital at Hurontario and the ' +
      'Queensway. Medical buildings cluster beside both. Cardiologists, imaging clinics and dental surgeons rent upstairs, pharmacies below, and ' +
      'family doctors practise in the plazas of Streetsville and Cooksville. Students of the Mississauga Academy of Medicine come through for ' +
      'rotations, each for a few weeks, each in need of chart access. An imaging clinic adds its own load, since one study can be larger than a ' +
      'month of letters. For such practices we plan storage by modality, issue dated student accounts, and keep the pharmacy downstairs off the ' +
      "clinic's wires.",
    points: [
      'Ask the imaging vendor how long a full restore of its archive takes, and who pays for the disks meanwhile.',
      'Waiting rooms here serve many languages, so sign-in kiosks need a language choice that works without the internet.',
      'Rotation dates are known in advance; send them to us with the names and no student shares a login.',
      'Landlords of medical buildings sometimes resell internet, and the contract should say who repairs it on a Saturday clinic.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'legal',
    location: 'mississauga',
    lede: 'Encrypted client intake, court-day laptops and mobile mail for Mississauga family, immigration and cargo lawyers.',
    text:
      "Peel's Superior Court sits in Brampton, so a Mississauga litigator starts many days on Hurontario Street with a bag and a charged " +
      'laptop. Provincial offences are heard nearer home, on Burnhamthorpe Road West. Around Square One the practice is broad: family law, wills, ' +
      'closings for the City Centre condominiums, and immigration files thick with passports. Closer to Pearson, lawyers advise carriers and ' +
      'importers on seizures, penalties and cargo claims with short limits. The groups need different things from us. An immigration team gets ' +
      'encrypted intake forms instead of photographs by text message; a cargo lawyer gets mail that still arrives on a travelling phone.',
    points: [
      "An immigration file holds a whole family's identity papers, so set a date on which drafts and duplicates are destroyed.",
      'Cargo claims turn on notice dates; record them in the practice system and in a second calendar owned by an assistant.',
      'Lawyers who travel through the airport should carry a clean laptop and open client files only after the border.',
      'Provincial offences work brings small fees and many files, and scanning templates save the clerk more than a faster computer.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'mississauga',
    lede: 'Controlled drawings, validated computers and protected process networks for Mississauga aerospace, pharma and chemical plants.',
    text:
      'Three very different plants share Mississauga. Malton shops near the runways machine landing gear and engine parts under AS9100, and some ' +
      'hold defence drawings. Drug makers in Meadowvale run validated lines where no patch goes in without a signed change. In Southdown, by the ' +
      'lake, lubricants, cement and chemicals are made around the clock. What an aerospace manufacturer fears is a leaked model; what a chemical ' +
      'plant fears is a stopped control room. We begin by asking which fear is yours. Drawings then get named readers, validated computers get ' +
      'frozen images with test records, and process networks get a one-way path for production figures.',
    points: [
      'Prime contractors flow cybersecurity clauses down to Malton subcontractors, so read the purchase order before the audit letter arrives.',
      "Keep a retired controller's hard disk in a labelled drawer; a Meadowvale validation file may still refer to it.",
      'Shutdown weeks in Southdown are booked far ahead, and switches or fibre runs should be on that list early.',
      'Level 1 of the federal certification for defence suppliers is a self-assessment; a small shop can try it before any bid.',
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['data-backup', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'mississauga',
    lede: 'Dependable iCARE access, protected documents and safe laptops for Mississauga settlement agencies and charities.',
    text:
      'Newcomers land at Pearson, and many first ask for help in Mississauga. Settlement agencies in Cooksville and Malton teach English, find ' +
      'housing and report each service to Ottawa through the iCARE system. Funding from Immigration, Refugees and Citizenship Canada follows ' +
      "those entries, so a counsellor who cannot sign in at month-end costs the agency more than time. Other charities run seniors' programs " +
      'near Square One, food banks, and youth clubs in school gyms. We keep the list of iCARE users current and protect scans of permits and ' +
      'landing papers. Counsellors who work from a library table get laptops that do not trust borrowed Wi-Fi.',
    points: [
      'Counsellors leave for better-paid jobs, so match sign-ins to the payroll once every quarter.',
      'A gym has no office, so youth workers need a phone plan and forms that save offline until Monday.',
      'Interpreters often join by video; a headset and a quiet corner matter more than the model of the laptop.',
      'Ask each funder which records it may inspect, then file its agreement, budget and evidence under one project name.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'mississauga',
    lede: 'Project workspaces, large-model transfers and around-the-clock availability for Mississauga engineers, consultants and accountants.',
    text:
      "Sheridan Park, off the QEW at Erin Mills Parkway, is Mississauga's research park, where nuclear and process engineers design plants for " +
      'other continents. Customs consultants and freight auditors prefer Airport Corporate Centre. Accounting practices and recruiters look for ' +
      'parking near Heartland or Square One. Their clients are often branches of companies abroad, so the day runs from European mornings to ' +
      "Vancouver's afternoon. Large models go back and forth with partners overseas under export conditions. For these professional firms we " +
      'set up shared workspaces by project and close them after handover. Maintenance waits for the few hours when nobody in either direction is ' +
      'working.',
    points: [
      'Nuclear design data may fall under export control, so find out which cloud region holds it before inviting a partner.',
      'Recruiters collect thousands of résumés, and each needs an expiry date or the archive becomes a liability.',
      'Sheridan Park buildings were made for laboratories, so ask the landlord before adding a rack, a roof antenna or more cooling.',
      'Freight auditors receive carrier invoices in bulk, which makes them a target for fake ones; compare bank details on every change.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'mississauga',
    lede: 'Condominium records, warehouse building systems and mobile signing for Mississauga property managers, landlords and agents.',
    text:
      'Twisting towers and sales centres mark City Centre, while whole blocks of Gateway and Heartland belong to owners of warehouses. ' +
      'Mississauga real estate therefore works at two scales. Condominium managers around Square One answer for elevators, gyms and underground ' +
      'parking. Industrial landlords lease by the dock door and read meters across a dozen flat roofs. Residential brokerages on Lakeshore Road ' +
      'sit between, with agents who live in their cars. We connect gatehouses and roof equipment over small, watched links, and keep each ' +
      "corporation's minutes apart. Agents get a signing app that leaves no contracts behind on a personal phone.",
    points: [
      'Vacant warehouses still need alarms online, so agree with the leasing team who keeps the line paid between tenants.',
      'Underground garages block radio; test the fob reader and emergency phone on the lowest level after every network change.',
      "A lease abstract in one person's spreadsheet is a single point of failure for renewal dates worth a year's rent.",
      'Sales centres close suddenly when the last unit goes, so list their cameras, tablets and mailing lists for the handover.',
    ],
    pointServices: [
      ['network-management', 'it-consulting'],
      ['network-management'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'network-management', 'it-consulting'],
    ],
  },
];

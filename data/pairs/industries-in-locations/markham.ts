import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const markham: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'markham',
    lede: 'Markham insurance and mortgage offices get a client messaging channel they can archive, and a shared vault for carrier passwords.',
    text:
      "Insurers chose Markham long ago; Allstate Parkway even carries one's name. Around them work independent adjusters, insurance brokerages " +
      'and benefits consultants, while mortgage agents and planners meet families in offices along Highway 7 and Warden Avenue. Many of those ' +
      "families write in Chinese and prefer WeChat to e-mail. An instruction given there belongs in the client's record all the same, and a " +
      'personal phone is a poor archive. First we help the firm choose a channel it can keep, and show advisors how to move a chat into the file. ' +
      'Passwords for carrier portals then move from notebooks into a shared vault.',
    points: [
      'Write down which messaging apps are allowed for business, because a ban nobody follows protects neither client nor licence.',
      'Adjusters photograph damage all day; upload from the car should go to the claim file and vanish from the phone.',
      "Type a client's name in Chinese and in English at intake, and a later FINTRAC search needs no guessing.",
      'Large insurers audit their brokers, and a yearly access review signed by the principal answers half of the form.',
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'markham',
    lede: 'Quick user switching, secure printing and evening support for Markham clinics and shared treatment rooms.',
    text:
      'Cornell is where Markham goes for care: Markham Stouffville Hospital stands at Ninth Line, joined to a community centre, and specialists, ' +
      'laboratories and pharmacies have settled nearby. West of it, dental practices in Unionville and clinics along Highway 7 keep evening and ' +
      'Sunday hours, for families in which both parents work. Physiotherapists and registered acupuncturists often share rooms by the day. Every ' +
      'shared room raises the same question: whose charts are on this computer? A badge that switches users in seconds is our answer, with ' +
      'printers that hold pages until the right person arrives. Clinics open after supper also need support at that hour.',
    points: [
      'Practitioners who rent a room are usually custodians of their own records, so put that into the rental agreement.',
      'A booking page in Chinese and English should send both versions into one schedule, or double bookings will follow.',
      'Sunday clinics need a plan for updates too, because the usual weekend window falls into their working hours.',
      'Ask the dental software vendor which X-ray sensors support Windows 11 before any computer in the operatory is replaced.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'legal',
    location: 'markham',
    lede: 'Data rooms, searchable Chinese scans and court-day backup connections for Markham lawyers.',
    text:
      'A Markham software founder and a Markham grandmother may sit in one waiting room on Highway 7. Business lawyers there paper share sales, ' +
      'licences and trademarks for technology companies. Their neighbours handle closings, wills and immigration for families spread over two ' +
      'continents. Litigation means Newmarket, where the Superior Court for York Region hears cases on Eagle Street. Deal lawyers live in data ' +
      'rooms run by the other side; family and estate lawyers scan aging documents in several languages. We set up rooms the firm controls ' +
      'itself, text recognition for Chinese scans, and a spare hotspot for days in Newmarket.',
    points: [
      "Before closing a technology deal, export the data room to the firm's own storage, because hosted rooms expire.",
      'Signing by video from Hong Kong or Shanghai crosses time zones; test the platform there, since some are blocked.',
      'Source code handed over in escrow or as evidence belongs on an encrypted drive with a log of readers.',
      "Trust instructions from relatives abroad need a call in the client's own language to a number already in the file.",
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'markham',
    lede: 'Separate networks for test floors and design stations, and controlled access to schematics, for Markham electronics makers.',
    text:
      'Circuit boards, sensors and packaging machines come out of low buildings on Denison Street, Woodbine Avenue and the lanes north of ' +
      'Steeles. Markham manufacturers are often half laboratory: engineers design upstairs, operators place components downstairs, and one test ' +
      "rack serves both. Their goods travel, and some electronics and encryption products need a permit under Canada's Export and Import " +
      'Permits Act before they do. So does the technical data behind them. We separate the test floor from design workstations and record who ' +
      'can open controlled schematics. Serial numbers, firmware builds and test results stay together for the day a customer returns a unit.',
    points: [
      'Sharing a controlled schematic with an overseas colleague can count as an export, so settle access before the video call.',
      'Placement machines read recipes from a shared folder; back it up each night, because it holds months of tuning.',
      'A firmware signing key deserves a locked device and two custodians, since its loss reaches every unit already sold.',
      "Units north of Steeles often share a loading court; keep couriers' tracking screens off the Wi-Fi of the test floor.",
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'markham',
    lede: 'Clean donor records, dated volunteer accounts and reliable festival payments for Markham charities and cultural groups.',
    text:
      "Seniors' day programs, language schools, temples and churches carry much of Markham's charity. Many grew inside one community, from " +
      'Cantonese, Mandarin, Tamil or Urdu speakers, and now serve neighbours of every kind from halls near Kennedy Road and Milliken. Volunteers ' +
      'run the front desk, and donor lists show one family under three spellings. The summer brings festivals on Main Street Unionville with ' +
      "cash boxes, tablets and lost receipts. We merge donor records under one name with its variants, and date each volunteer's account. " +
      'Festival teams need card readers that still work when the street is crowded with phones.',
    points: [
      'Decide which spelling goes on the tax receipt and store the others as aliases, so searches find the same donor.',
      'Recordings of services and classes fill disks quickly; set a season after which they move to cheaper storage.',
      'Elders are a favourite target of phone fraud, and a short workshop by your own staff costs only an afternoon.',
      'York Region and federal grants ask for attendance figures, which a sign-in tablet counts better than a paper sheet.',
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'markham',
    lede: 'Powerful workstations, term-by-term student accounts and the right access levels for Markham engineering and consulting offices.',
    text:
      'Consulting engineers fill floors in Commerce Valley and east of Highway 404, and their drawings become bridges, towers and transit ' +
      "stations. Software consultancies rent beside them. Accountants along Highway 7 do the books of both. York University's campus in " +
      'Downtown Markham adds co-op students, who arrive in January, May and September. A professional firm here competes for staff with global ' +
      'technology names, so a slow laptop is also a reason to resign. So machines are ordered before each term, and modellers draw graphics ' +
      "power from remote workstations. The practice's own technical people get the rights they need, without the keys to everything.",
    points: [
      'Give developers a separate administrator account, so that everyday mail never runs with the power to install programs.',
      'Point clouds from site scans are enormous; decide which are deliverables and which may be deleted after the model is issued.',
      'Municipal clients want drawings in fixed formats years later, so open an old archive each spring and see that it loads.',
      'End dates for co-op accounts can be set on day one, since the university fixes the term.',
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'markham',
    lede: 'Verified owner communication, online votes and encrypted identification for Markham condominium managers and brokerages.',
    text:
      'Pacific Mall, at Kennedy and Steeles, is a condominium of shops: hundreds of small owners under one roof and one board. That pattern runs ' +
      'through Markham real estate, where retail and office condominiums line Highway 7 and managers send notices to investors around the world. ' +
      'Residential towers rise in Downtown Markham, subdivisions still spread beyond Cornell, and brokerages serve buyers who wire deposits from ' +
      'overseas. Large transfers from abroad bring questions from banks and duties toward FINTRAC. We help managers reach owners by verified ' +
      'e-mail and hold votes online. Copies of passports at the brokerage stay encrypted, yet quick to find when a review begins.',
    points: [
      'Owners abroad change addresses often, so confirm each new e-mail by phone before sending a levy or a ballot.',
      "Retail condominiums bring their own shop Wi-Fi by the dozen; survey channels before blaming the mall's line.",
      'A deposit that arrives through a third party needs an explanation on file, and a form should ask for it early.',
      'New subdivisions get addresses before they get fibre, so sales offices near Cornell should budget for a cellular connection.',
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['network-management'],
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
    ],
  },
];

import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const mississauga: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'mississauga',
    lede: 'Renewal calendars, secure portals and readable bonding files for Mississauga insurance, mortgage and freight finance offices.',
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
    questions: [
      {
        question: 'Can two brokerages under one owner share computers and files?',
        answer:
          'Machines and an internet line can be shared while each licensed company keeps its own mailboxes, client folders and administrator ' +
          'list. We draw that boundary with your principal broker. Staff who work for both see clearly which hat they are wearing.',
      },
      {
        question: 'Which plan suits an office that serves clients in the evening?',
        answer:
          'Compare the help desk hours, as they differ by plan and are printed with the prices. Professional runs later than Essential, and ' +
          'Enterprise has no closing time. A critical incident can be reported at any hour on all three.',
      },
      {
        question: 'We insure cargo, and documents come from a dozen countries. Is scanning attachments enough?',
        answer:
          'Scanning catches known malware and misses a clever fake. Open foreign documents in a protected viewer, block macros, and keep the ' +
          'claims mailbox away from the computer that pays. Staff should have one button to report whatever looks odd.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'mississauga',
    lede: 'Imaging storage, student accounts and separate networks for clinics around Credit Valley and Mississauga hospitals.',
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
    questions: [
      {
        question: 'Several doctors share our suite. Do they need separate networks?',
        answer:
          'Independent practices should have them, since each is responsible for its own records. We divide one internet line into separate ' +
          'networks with their own Wi-Fi names, and set printers so that a referral cannot land next door.',
      },
      {
        question: 'Our ultrasound images load slowly. Is it the internet?',
        answer:
          'Often it is the old switch or the cable in the wall. We time one study from the machine to the archive and to the reading screen, ' +
          'so the slow stretch is known before anyone buys a faster line.',
      },
      {
        question: 'How do we give rotating medical learners access?',
        answer:
          'A named account with an end date, opened when the preceptor asks and limited to what the placement needs. Borrowed passwords make ' +
          'audit logs worthless. The office manager receives a list each month and confirms who is still there.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'mississauga',
    lede: 'Encrypted client intake, court-day laptops and mobile mail for Mississauga family, immigration and cargo lawyers.',
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
    questions: [
      {
        question: 'We share a suite with another business. Is our network safe?',
        answer:
          "Only if it is separated. A shared router lets a neighbour's infected laptop see your printers and folders. We put your office " +
          'behind its own firewall, give guests a separate Wi-Fi and ask the condominium office where the line enters.',
      },
      {
        question: 'Clients send us identity documents over WhatsApp. What should we use instead?',
        answer:
          'Send them a link to a secure upload page that opens on any phone, in the language they read. Files land in the matter, encrypted, ' +
          'and a clerk is told. Old pictures can then be removed from personal phones.',
      },
      {
        question: 'Can you help before a hearing at the Brampton courthouse?',
        answer:
          "Call the help desk during your plan's hours, ideally a day ahead. A remote session covers the laptop, battery, hotspot and " +
          'offline exhibits. Keep one prepared spare at your office, for a morning when Hurontario is slow and the first laptop fails.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'mississauga',
    lede: 'Controlled drawings, validated computers and protected process networks for Mississauga aerospace, pharma and chemical plants.',
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
    questions: [
      {
        question: 'Can production computers be left out of automatic updates?',
        answer:
          'Yes. Validated or control computers form their own group with a written reason and a review date. Protection comes from the ' +
          'network around them, limited accounts and a tested image. Office laptops continue to update every month.',
      },
      {
        question: 'How do you deal with controlled goods drawings?',
        answer:
          'We set up the storage, named access and logs your security plan calls for, and plan who on our side may touch them. Whether a ' +
          "person is authorized under the Controlled Goods Program is your designated official's decision.",
      },
      {
        question: 'Can one IT plan serve our office and the plant?',
        answer:
          'One plan can cover both, with different rules for each zone. A firewall stands between them, and only listed connections cross ' +
          'it. The monthly report separates the two, so a plant manager reads one page instead of ten.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'mississauga',
    lede: 'Dependable iCARE access, protected documents and safe laptops for Mississauga settlement agencies and charities.',
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
    questions: [
      {
        question: 'Our counsellors change desks every day. What set-up suits them?',
        answer:
          'A laptop each, identical docks at every desk and phones as an app, so the number travels along. Privacy filters help in shared ' +
          'rooms. Lockers with chargers cost little and keep client files from riding home in a backpack.',
      },
      {
        question: 'Our club registrar holds every password. How do we change that before she leaves?',
        answer:
          'Move them into a shared vault that belongs to the club and has two administrators. Domain, registration system, bank and social ' +
          'media come first. Let her dictate as you go; those notes are worth more than the passwords.',
      },
      {
        question: 'How can interpreters join a meeting without seeing our files?',
        answer:
          'Invite them by a link for that meeting only, with a waiting room and no recording. They need sound and a face, nothing else. ' +
          'Staff close case notes before sharing a screen, or share a single window.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'mississauga',
    lede: 'Project workspaces, large-model transfers and around-the-clock availability for Mississauga engineers, consultants and accountants.',
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
    questions: [
      {
        question: 'A laptop was stolen from a car at Heartland. What happens next?',
        answer:
          'Report it to us and the police at once. We lock the account, order a remote wipe and confirm that the disk was encrypted. You ' +
          'receive the facts your privacy lead needs to judge whether clients must be told.',
      },
      {
        question: 'Is a VPN to our overseas partner still a good idea?',
        answer:
          'A tunnel between two whole networks is hard to defend. A shared project space, with named guests and an expiry date, usually ' +
          'serves better. Where heavy CAD files need a tunnel, restrict it to one server and two directions.',
      },
      {
        question: 'How do we stop colleagues from keeping client papers on their desktops?',
        answer:
          'Make the right place the easiest one. Desktop and Documents can be redirected to OneDrive, templates open inside the client ' +
          'folder, and laptops sync only current work. After a month, ask each team what still ends up elsewhere and why.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'mississauga',
    lede: 'Condominium records, warehouse building systems and mobile signing for Mississauga property managers, landlords and agents.',
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
    questions: [
      {
        question: 'Our warehouse tenants come and go. Who manages the internet in an empty unit?',
        answer:
          'Name an owner for it before the keys come back. A small cellular router can carry the alarm and heating messages while the ' +
          'carrier line is cancelled. Our device list shows which unit has which box, so none is forgotten.',
      },
      {
        question: 'How do we protect rental applications that arrive by e-mail?',
        answer:
          'Move them out of e-mail. A form with an upload field stores pay slips and passports in one restricted folder, and a rule deletes ' +
          'unsuccessful applications after the period you choose. Leasing agents see the folder for their building only.',
      },
      {
        question: 'Can meters and garage chargers share our office network?',
        answer:
          'Let them share nothing except the internet line. Put meters, chargers and gates on separate segments, and let the billing company ' +
          'reach only its own devices. A map of those connections prevents surprises when the supplier changes.',
      },
    ],
  },
];

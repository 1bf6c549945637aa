import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const markham: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'markham',
    lede: 'Markham insurance and mortgage offices get a client messaging channel they can archive, and a shared vault for carrier passwords.',
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
    questions: [
      {
        question: "Our clients ask whether their portal is as safe as their bank's. What is a fair answer?",
        answer:
          'Describe the measures and skip the comparison. Say that sign-in takes two steps, links expire, and someone reviews failed ' +
          'attempts. We help word three plain sentences that stay true after each change, in English, and your office has them translated.',
      },
      {
        question: 'Can an insurance brokerage move off a broker management system that lives on our own server?',
        answer:
          'Usually, though the vendor leads that move and we prepare the ground. Users, printers, scanned policies and Office versions are ' +
          'put in order first. The old database stays readable, under lock, for as long as your retention policy demands.',
      },
      {
        question: 'Agents come and go every month. How do we avoid paying for ghosts?',
        answer:
          'Tie licences to a list that your branch manager approves before each invoice. An agent who leaves loses sign-in the same day on ' +
          'Professional. The mailbox turns into a shared one, which normally requires no paid licence in Microsoft 365.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'markham',
    lede: 'Quick user switching, secure printing and evening support for Markham clinics and shared treatment rooms.',
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
    questions: [
      {
        question: 'Do you support clinics in the evening and on Sundays?',
        answer:
          'Hours depend on the plan, and each plan states them in writing. For a clinic that opens late we plan updates for closed mornings, ' +
          'leave printed instructions for the front desk and show the dentist how to reach critical support.',
      },
      {
        question: 'Can reminders go out in Chinese as well as English?',
        answer:
          'Often, because many booking systems allow a template in each language. We set up the sending address so messages are not treated ' +
          'as junk, and remind you that text messages should carry no diagnosis.',
      },
      {
        question: 'Our X-ray software needs an old computer. What now?',
        answer:
          'The machine may stay, on a network of its own that reaches only the image archive. No mail and no browsing on it. We copy its ' +
          "disk, note the vendor's licence key and look for a replacement without haste.",
      },
    ],
  },
  {
    industry: 'legal',
    location: 'markham',
    lede: 'Data rooms, searchable Chinese scans and court-day backup connections for Markham lawyers.',
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
    questions: [
      {
        question: 'Our technology clients ask how we protect their code and contracts. What can we show them?',
        answer:
          'A short description of your safeguards, kept current: where documents are stored, who signs in with which second step, how long ' +
          'logs last. On Enterprise we write it with you, and your lawyers attach it to each questionnaire.',
      },
      {
        question: 'Do your tools handle Chinese names and documents?',
        answer:
          'Windows and Microsoft 365 do, once fonts, input methods and text recognition are set up the same way everywhere. We add the ' +
          'Chinese spelling as a field beside the legal name, so conflict searches find both.',
      },
      {
        question: 'Can we file in Newmarket without driving there?',
        answer:
          'Much of it, since many Ontario court documents can be filed online. What remains is the hearing day itself. We equip one travel ' +
          'laptop with a hotspot and charger, and it stays in a drawer marked for Eagle Street.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'markham',
    lede: 'Separate networks for test floors and design stations, and controlled access to schematics, for Markham electronics makers.',
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
    questions: [
      {
        question: 'How do we protect firmware and source files?',
        answer:
          'Keep them in a repository with named accounts, multi-factor sign-in and branches that need a second reviewer. A nightly copy goes ' +
          'elsewhere. We also look for old archives on laptops, since those are easily forgotten when an engineer leaves.',
      },
      {
        question: 'Test stations share one login. Is there a better way?',
        answer:
          'A badge or PIN can record the operator while the station keeps running under a limited account. Results then name a person ' +
          'without slowing the line. We try it on one rack for a week before changing the rest.',
      },
      {
        question: 'Can contractors in other countries work on our designs?',
        answer:
          'Technically yes, through a virtual desktop that keeps files here and blocks downloads. Export rules may still treat viewing as a ' +
          'transfer, so ask a lawyer who knows them first. We then set the limits you are given.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'markham',
    lede: 'Clean donor records, dated volunteer accounts and reliable festival payments for Markham charities and cultural groups.',
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
    questions: [
      {
        question: 'Volunteers have built our network over the years. Must we start again?',
        answer:
          "Not at all. We test what exists, keep what is sound and write down the rest. The volunteers' knowledge goes on a drawing, and " +
          'administrator rights move to the organization. Many are relieved to have their Sundays back.',
      },
      {
        question: 'Can our notices go out in Chinese, Tamil and English?',
        answer:
          'Yes. One mailing system can keep a language for each member and send the matching version. Consent, address and unsubscribe link ' +
          'must be shared by all of them, so a person who leaves one list leaves every list.',
      },
      {
        question: "How do we protect seniors' details on sign-in sheets?",
        answer:
          'Replace the open clipboard with a tablet that shows one name field at a time. Attendance adds up by itself. Keep phone numbers ' +
          'and health notes in the program file, where only the coordinator can look.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'markham',
    lede: 'Powerful workstations, term-by-term student accounts and the right access levels for Markham engineering and consulting offices.',
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
    questions: [
      {
        question: 'Our engineers want to be administrators of their own computers. Should they be?',
        answer:
          'Not in the account that reads mail. A second account, used for installing tested tools, gives them freedom and leaves a trace. ' +
          'Scripts that projects depend on belong in a shared repository, where a colleague can find and run them.',
      },
      {
        question: "How do we make a new hire's first day smooth?",
        answer:
          'Send us the start date, role and software list as early as you can. Under Professional we set up new staff, with laptop, sign-ins ' +
          'and groups according to role. A one-page welcome names the help desk and three folders.',
      },
      {
        question: 'Can we cut what we spend on engineering software?',
        answer:
          'Often. Licence logs show which seats are used, for how long and by which office. Named seats can become shared or token-based ' +
          'where the vendor allows it. On Professional, these figures go into your technology plan in time for the renewal.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'markham',
    lede: 'Verified owner communication, online votes and encrypted identification for Markham condominium managers and brokerages.',
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
    questions: [
      {
        question: 'Owners run a WeChat group about our building. Should the manager join it?',
        answer:
          "Better to read complaints there than to decide anything there. Official notices go from the corporation's own address and " +
          'website, in the languages owners need. A short automatic reply can point group members to that page.',
      },
      {
        question: 'How can an annual meeting include owners overseas?',
        answer:
          'With a hybrid set-up: registered links, one vote per unit and a microphone that picks up the back row. Your condominium lawyer ' +
          'approves the voting method. Try the platform with an owner abroad in advance, because some services are blocked.',
      },
      {
        question: 'Our mall office Wi-Fi drops on weekends. What causes that?',
        answer:
          'Neighbouring shops fill the same channels once crowds arrive. A survey on a Saturday would show which ones. Cable the desks and ' +
          'payment devices first, then give the remaining wireless a cleaner band and lower power.',
      },
    ],
  },
];

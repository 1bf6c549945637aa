import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const richmondHill: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'richmond-hill',
    lede: 'Counter security, FINTRAC records and multilingual client service for Richmond Hill insurance, mortgage and remittance offices.',
    points: [
      'Reports to FINTRAC have their own deadlines, so two trained people need a working account in its web system.',
      'Rate feeds that stop at noon cost a currency counter money; a phone hotspot is the simplest standby.',
      'Banks question their money services clients closely, and a clean log of system access supports the yearly review.',
      "Staff who speak a client's language are the best defence against impersonation; write the call-back script in that language.",
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Client names appear in several spellings. Can our software find them?',
        answer:
          'Partly. Most client systems match exact letters and a few similar sounds. Add fields for the passport spelling, the preferred ' +
          'spelling and the original script, then search all three. Your compliance staff decide when two records are one person.',
      },
      {
        question: 'How long should camera footage from a currency counter be kept?',
        answer:
          'Long enough for your insurer, bank and compliance officer, who should write the number down. We size the recorder for that ' +
          'period, restrict who can export clips, and keep the cameras off the network where tellers work.',
      },
      {
        question: 'An outgoing data file must leave by five. What if the connection fails at half past four?',
        answer:
          'A cellular line that takes over by itself is the first answer, and a second computer holding the transfer key the next. Write ' +
          "down the recipient's phone number as well. Both routes deserve a trial on an ordinary afternoon.",
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'richmond-hill',
    lede: 'One login and one schedule across locations for Richmond Hill specialists, dentists and clinic groups.',
    points: [
      'Chains that buy a practice inherit its old records, so plan the conversion while the retiring doctor can still explain them.',
      'The College inspects out-of-hospital premises for endoscopy and surgery; store cleaning and equipment logs where its assessor can read them.',
      'Optical scanners and visual field machines outlive their computers, which argues for a spare with a tested image.',
      'A secretary who works from home for two offices needs a headset, a softphone and no patient list on paper.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'The device dealer set up our equipment. Can you still manage it?',
        answer:
          "Within the dealer's limits, yes. We list every device computer, ask which updates its maker approves, change the taped password " +
          'and agree who may connect remotely. Warranty terms stay in the same folder, so nobody breaks them by accident.',
      },
      {
        question: "How can two secretaries keep one specialist's calendar?",
        answer:
          'With delegate rights for each person and one rule about which system is the master. Copies between hospital and clinic calendars ' +
          "lag or fail. We remove those that cannot be trusted and show patients' details in only one place.",
      },
      {
        question: 'Which privacy rules apply to our endoscopy or eye clinic?',
        answer:
          "Ontario's Personal Health Information Protection Act, PHIPA, covers health information custodians and those who work for them. We " +
          'supply the technical side: access by role, encrypted devices, logs and notice to you when something goes wrong.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'richmond-hill',
    lede: 'Searchable will inventories, video signings and secure storage for Richmond Hill estate and immigration lawyers.',
    points: [
      'Keep the video of a witnessed signing unedited, with its date, in the same place as the paper counterparts.',
      'Retiring sole practitioners pass on whole cabinets; agree in writing which firm answers questions about each scanned will.',
      'For a hearing up Yonge Street in Newmarket, pack a charged laptop, a printed index and a tested hotspot.',
      'Elderly clients phone more than they write, so a reliable line with clear voicemail counts as client service.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'How should we store recordings of wills signed by video?',
        answer:
          'Keep them with the matter, encrypted, under the same retention rule as the will file. A recording left in a meeting service may ' +
          'expire. We switch on automatic transfer and open one file each quarter to see that it plays.',
      },
      {
        question: 'We still have index cards for our will vault. Can you help move them?',
        answer:
          'Yes. Staff photograph each card, text recognition proposes a name and date, and a clerk corrects them. The list then goes into ' +
          'your practice software. The cards stay in the vault until a partner signs off.',
      },
      {
        question: 'Can a client overseas give us instructions safely?',
        answer:
          'A portal with multi-factor sign-in is safer than e-mail, and a scheduled video call lets you see who is speaking. Ask the client ' +
          'to try both beforehand, as some services are blocked in certain countries.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'richmond-hill',
    lede: 'Calibration calendars, batch records and isolated instruments for Richmond Hill labs and precision shops.',
    points: [
      'Ask the instrument maker in writing whether its software may be patched, and file the reply with the device.',
      'Old wiring on Newkirk brings power dips, so record them for a week before replacing a controller that keeps failing.',
      "An overseas customer's audit by video needs a roaming camera and coverage inside the clean room; rehearse the walk.",
      'Passwords of a founder who still repairs every machine should be sealed and deposited before the next long holiday.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Can we replace paper batch records gradually?',
        answer:
          'Start with one form that operators already know and keep its order on the screen. We provide tablets, sign-in by person and a ' +
          'locked copy after release. Your quality lead validates the form before the binder is retired.',
      },
      {
        question: 'What should a backup contain for an instrument maker?',
        answer:
          'Besides office files it needs calibration data, controller settings, label designs and the installers of measuring software. We ' +
          'list them per bench and restore one bench each quarter, so you know the copy is complete.',
      },
      {
        question: 'An overseas auditor wants remote access to our records. Is that safe?',
        answer:
          "A guest account for named documents, with an end date and viewing only, is safer than screen sharing from a colleague's desktop. " +
          'We prepare it with you, and the access log shows afterwards what was opened.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'richmond-hill',
    lede: 'Reliable tablets for overnight staff and well-kept support plans for Richmond Hill agencies and charities.',
    points: [
      'Paper binders remain the fallback in each home, so print the emergency sheets again whenever a plan changes.',
      'Relief staff from outside agencies need an account for one shift, which a supervisor should be able to issue.',
      'Volunteers who map trees with their own phones ought to upload sightings without giving the charity their contacts.',
      'Concert nights fill one ticket laptop and one card reader; bring a second of each and a printed guest list.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our support workers are not computer people. How simple can it be?',
        answer:
          'Simple enough for a first night alone: one tablet, one icon, one note form with large buttons. Sign-in by card helps. Train one ' +
          'lead worker in each home on the form before the rest, since staff will ask her.',
      },
      {
        question: "A resident's family wants to see daily notes. Can they?",
        answer:
          'What they may see is for your agency, the resident and any substitute decision-maker to settle. Technically a view of selected ' +
          "notes is possible, with its own sign-in. Other residents' names must never appear in it.",
      },
      {
        question: 'Our Saturday school borrows classrooms. Where should class lists be kept?',
        answer:
          'In a shared list that teachers open on their phones, limited to their own class and closed in June. Print one emergency copy for ' +
          "the principal's binder. Chat groups are fine for snow days and wrong for birth dates.",
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'richmond-hill',
    lede: 'Monitored licence servers and a quiet tax season for Richmond Hill accountants and consulting engineers.',
    points: [
      'Foreign filings use software written for other countries, so test it on a spare computer before the season opens.',
      'Soil laboratories attach old instruments to old computers; keep these off the office network and carry results across safely.',
      'Signed T183 authorizations should be stored by client and tax year, where any preparer finds them within minutes.',
      'The low roofs of Beaver Creek cook server closets in July, so give the licence machine a temperature alarm.',
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'network-management'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['data-backup', 'network-management'],
    ],
    questions: [
      {
        question: 'Only one employee understands our tax software. How do we reduce that risk?',
        answer:
          'Have a colleague carry out one full filing from the written steps while the expert watches in silence. Gaps show within an hour. ' +
          "We add the technical half: licence keys, update order, printer settings and the vendor's support number.",
      },
      {
        question: 'Can foreign tax software run beside Canadian software on one computer?',
        answer:
          'Frequently, yet updates sometimes collide over shared components. A virtual desktop for each country keeps them apart and can be ' +
          "copied for a busy month. Try last year's return in it before the season begins.",
      },
      {
        question: 'Site engineers send photographs from their phones. How do we keep them in order?',
        answer:
          'With a camera form that asks for job number, level and gridline, then uploads by itself. Pictures land in the job folder with ' +
          'time and position. Personal photo albums stay personal, which engineers appreciate as much as clients do.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'richmond-hill',
    lede: 'Secure identification, large plan files and building systems for Richmond Hill developers, managers and brokerages.',
    points: [
      'When the phone company retires copper lines, intercoms and elevator phones need a tested replacement before the cut-off.',
      "A land assembly stays secret longer when each owner's offer sits in a folder that two people can open.",
      'Estate listings publish floor plans and video; agree with sellers beforehand which rooms and security panels stay out.',
      "Documents that prove a buyer's status should be deleted from phones once the brokerage file has its copy.",
    ],
    pointServices: [
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Purchasers often buy through a company. How do we keep those documents straight?',
        answer:
          "Make one folder per deal with slots for the corporate profile, directors' identification, beneficial owners and funds. An empty " +
          'slot is visible at a glance. Your compliance person judges the content; we set access, retention and the search.',
      },
      {
        question: 'Can intercoms that use a phone line work over the internet?',
        answer:
          'Most modern panels can, others need an adapter, and a few should be replaced. Elevator emergency lines follow stricter rules, so ' +
          'involve the elevator contractor. We check battery time, because copper lines carried power and internet boxes do not.',
      },
      {
        question: 'We are a family landlord with paper leases. Is digitizing worth the effort?',
        answer:
          'Begin with leases that renew in the next two years. Scan them, note renewal dates, options and deposits in a table, and let a ' +
          'second person compare. Older paper can wait in its cabinet, labelled and dry.',
      },
    ],
  },
];

import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const markham: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'markham',
    lede:
      'We help you keep a record of what clients send to your staff, and protect the email and the files ' +
      'it ends up in.',
    points: [
      'Clients like messaging apps. We set up one that can be archived, and your own rule says which ' +
        "apps are allowed, so a record doesn't stay on a personal phone.",
      'If brokers or adjusters photograph documents or damage, we set up their phones to send the ' +
        "pictures straight to the client or claim file. They don't stay on the phone.",
      'Carriers, dealers and lenders may review you every year. We supply the list of people with ' +
        'access and the result of the last restore test, so you have less to prepare.',
    ],
    local:
      'Clients here may write their name in Chinese and in English. We set up your records to hold ' +
      'both, so your compliance officer finds a client under either.',
    questions: [
      {
        question: 'Can clients send us documents in Chinese?',
        answer:
          'Yes. Where the software supports it, we make scans searchable in both languages, and we test ' +
          'that with documents of your own.',
      },
      {
        question: 'Do agents who own their phones get support?',
        answer: 'Yes, for the work apps on them. The rest of the phone stays theirs.',
      },
      {
        question: "Do you help with an insurer's audit of our brokerage?",
        answer:
          'Yes, with the technical part. We attach dated proof, and the principal signs. Enterprise ' +
          'includes it, and otherwise we work by the hour.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'markham',
    lede:
      'We plan our work around the hours you open, evenings and weekends included, and give everyone who ' +
      'touches a chart a quick login of their own.',
    points: [
      'If you see patients on Sundays, or residents at any hour, we run updates and backups when they ' +
        'disturb you least. Your staff are less likely to wait for a computer.',
      'Practitioners who rent a room from you may be custodians of their own records. We keep their ' +
        'files apart from yours, so each of you answers for your own.',
      'Before you replace the computers in an operatory or an imaging room, we ask which X-ray sensors ' +
        "work with Windows 11. You don't buy computers that your equipment can't use.",
    ],
    local:
      'If you take bookings in Chinese and in English here, and your software allows it, we connect both pages ' +
      'to one schedule. Nobody gets double-booked.',
    questions: [
      {
        question: 'Do you answer in the evening?',
        answer:
          'Yes. The Professional help desk is open {plans.professional.helpDeskHours}, and on ' +
          'Enterprise it answers at any hour. Critical incidents reach the emergency line on every plan.',
      },
      {
        question: 'How do staff switch users quickly?',
        answer:
          'With a badge or a security key at a shared screen. Each entry in the chart then carries the right name.',
      },
      {
        question: 'We share rooms with other practitioners. Who pays for what?',
        answer:
          'Each practice has its own agreement with us. We split what you share, such as the internet ' +
          'line, on one page first.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'markham',
    lede:
      'Your clients may sign from abroad, write in another language or ask how you protect their data. We ' +
      'help you and your clerks with all three.',
    points: [
      'Before you sign by video with someone abroad, we test the platform with them, because some are ' +
        'blocked in other countries. You can choose another in time.',
      'Data rooms hosted by others expire. We export yours to your own storage before the deal closes, ' +
        'so you still have the file later.',
      'Relatives abroad sometimes send payment instructions. We set a rule with you that a call to a ' +
        'number already on file comes first.',
      'We encrypt your most sensitive files, such as source code held in escrow, and log who opens ' +
        'them. If a client asks, you can show the log.',
    ],
    local:
      'If you act for the software and electronics companies along Highway 7, they may ask where you ' +
      'store data and who can open it. We keep those answers ready with you.',
    questions: [
      {
        question: 'Can scans in Chinese be searched?',
        answer: 'Yes, with text recognition for the language. We show you the result with your own documents first.',
      },
      {
        question: 'How soon can a new lawyer or clerk start to work?',
        answer:
          'On the first morning, on Professional and Enterprise, if you tell us ahead. The laptop, the ' +
          'logins and the matters they need are then set up.',
      },
      {
        question: 'Who speaks with the vendor of our practice software?',
        answer: "We do. We open the case and follow it up, so your clerks don't have to explain one fault twice.",
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'markham',
    lede:
      'From the design desk to the shipping label, we keep your computers working, and help you show ' +
      'customers how their data is protected.',
    points: [
      'If your machines read recipes or programs from a shared folder, we copy it every night with our ' +
        "data backup service. After a wrong click, you can bring back yesterday's version.",
      'We set up one place for test results and production records. When a customer reports a fault, ' +
        'you can look up how that unit was tested.',
      'Suppliers, couriers and customers who tour your plant get a Wi-Fi of their own. They can go ' +
        'online without coming near your drawings.',
    ],
    local:
      'If you design and test electronics in one building, as companies along Highway 7 do, we give ' +
      "each its own network. A test device then doesn't reach your designs.",
    questions: [
      {
        question: 'Can overseas colleagues see our test data?',
        answer:
          'Yes, what you release, through a portal or a virtual desktop. Showing a controlled drawing ' +
          "abroad can count as an export. We don't store controlled drawings; your designated official " +
          'decides where they are kept and who may open them.',
      },
      {
        question: 'Do you support test software that was made just for us?',
        answer:
          'Partly. We keep its computer running and copied, and ask whoever wrote it when something is ' +
          'wrong. The software itself stays theirs.',
      },
      {
        question: 'We share a loading court. Is that a risk for our network?',
        answer:
          "It can be, because other companies' devices are near yours. We keep couriers' screens and " +
          'guests away from your office and your test floor.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'markham',
    lede:
      'Donor records, volunteer accounts and event days keep your staff busy. We put them in order for ' +
      "you, so there's more time for your programs.",
    points: [
      'When a coordinator leaves, the contact lists often go along. We keep them in accounts that ' +
        'belong to the organization, so the next coordinator can start with them.',
      'For a festival or a gala, we give the card terminals a line of their own and test it the day ' +
        'before. Your guests are less likely to wait while a payment goes through.',
      'Recordings of classes, services or concerts take up space you pay for. We move them to cheaper ' +
        'storage after a season you choose, and you can still watch them.',
      'If you teach seniors about phone fraud, we give your staff a short set of examples that they can ' +
        'use in the next class.',
    ],
    local:
      "Donors' names here may have several spellings or two scripts. We set up one for the receipt and " +
      "the others as aliases, so a donor isn't entered twice.",
    questions: [
      {
        question: 'Our volunteers change every year. How do we keep up?',
        answer:
          'With accounts that have an end date. Your coordinator gets the list each fall and extends ' +
          'those who stay.',
      },
      {
        question: 'Can attendance be counted on a tablet?',
        answer: 'Yes. We set it up so that the numbers go straight to the sheet your funders ask for.',
      },
      {
        question: 'Can the public use our computers safely?',
        answer: 'Yes. We set public computers to forget each user, and keep staff computers on another network.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'markham',
    lede:
      'We prepare workstations, licences and accounts before your people need them, and keep each project ' +
      'open to its team and closed to others.',
    points: [
      "Today your staff may ask the colleague who's good with computers. With us they call one number, " +
        'and that colleague can get back to client work.',
      'Cities and clients ask for drawings or reports years later. Every spring, we open an old archive ' +
        'to see that it still loads, so you know before they ask.',
      'Co-op students and contractors come for a term you know. We set the end date on their account on ' +
        'the first day, and it closes unless you extend it.',
      'If you scan buildings, point clouds fill your storage. We agree with you on which to keep after ' +
        'a model is issued, so you pay for less of it.',
    ],
    questions: [
      {
        question: 'Can our workstations be used from home?',
        answer: 'Yes, by remote desktop to the machine in your office. We test the line at both ends first.',
      },
      {
        question: 'Do you support Deltek and Autodesk licences?',
        answer:
          'Yes. We count the seats, renew them on time, keep the licence server running and tell you ' +
          'which seats nobody uses.',
      },
      {
        question: 'When should we order computers for summer students?',
        answer:
          'When the offer is signed, because special configurations can take weeks. On Professional and ' +
          'Enterprise, we have them ready on the first day.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'markham',
    lede:
      'We protect your email with owners, buyers and tenants, here or abroad, and keep the files of each ' +
      'building and each deal in one place.',
    points: [
      'When an owner or a buyer abroad sends a new email address, it may not be theirs. We set a rule ' +
        'with you to confirm it by phone before anything important goes there.',
      'Property managers move between buildings all day. We give them one login that works in each, and ' +
        'every building keeps its own list of who may open what.',
      "When someone else pays a buyer's deposit, ask your compliance officer what to record. We put the " +
        'field into your form, so your agents are reminded to fill it in.',
    ],
    local:
      'If you manage a retail condominium here, each shop brings its own Wi-Fi. We survey the channels ' +
      "before anyone blames the line, so you don't pay for a faster one you don't need.",
    questions: [
      {
        question: 'Can owners vote online?',
        answer:
          'Yes, through a voting service. We check the list of voters and test it with your board ' +
          'before the meeting.',
      },
      {
        question: 'How can buyers abroad send us identification?',
        answer:
          'By an upload link that expires. The copy goes to an encrypted folder with few readers, and ' +
          'stays out of phones and inboxes.',
      },
      {
        question: "Can we hand over a building's records if its manager changes?",
        answer:
          "Yes, complete, if they're kept apart from the start. We set up a separate library for each " +
          'building or corporation.',
      },
    ],
  },
];

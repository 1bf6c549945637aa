import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const markham: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'markham',
    lede: 'We look after email, messaging and records for Markham insurance, mortgage and wealth offices.',
    points: [
      'Clients like messaging apps. We set up one that can be archived, and your rule says which are allowed.',
      "Adjusters' photos go straight to the claim file and leave the phone.",
      'A name entered in Chinese and in English is easier to find when your compliance officer asks for a record.',
      "For your carriers' yearly review, we supply the list of people with access and the last restore test.",
    ],
    questions: [
      {
        question: 'Can clients send us documents in Chinese?',
        answer:
          'Yes. Scans are made searchable in both languages where the software supports it, and we test with your own.',
      },
      {
        question: 'Do agents who own their phones get support?',
        answer: 'For the work apps on them, yes. The rest of the phone stays theirs.',
      },
      {
        question: "Do you help with an insurer's audit of our brokerage?",
        answer:
          'Yes. We fill in the technical part and attach dated proof; the principal signs. Enterprise includes it, and otherwise we work by the hour.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'markham',
    lede: 'We support Markham clinics, dental offices, shared treatment rooms and care homes, evenings and weekends considered.',
    points: [
      'People who rent a room from you may be custodians of their own records. We keep their files apart from yours.',
      'A booking page in Chinese and English sends both to one schedule, so nobody is booked twice.',
      'If you open on Sundays, updates and backups run at another hour.',
      'Before computers in an operatory are replaced, we ask which X-ray sensors work with Windows 11.',
    ],
    questions: [
      {
        question: 'Do you answer in the evening?',
        answer:
          'Professional answers from 7am to 7pm, Enterprise at any hour; critical incidents reach the emergency line on every plan.',
      },
      {
        question: 'How do staff switch users quickly?',
        answer: 'With a badge or key at a shared screen, so that each entry in the chart has the right name.',
      },
      {
        question: 'We share rooms with other practitioners. Who pays for what?',
        answer:
          'Each practice has its own agreement with us. What you share, such as the line, is split on one page first.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'markham',
    lede: 'We support Markham lawyers in business, real estate, family and technology matters, in more than one language.',
    points: [
      'Hosted data rooms expire. We export them to your own storage before a deal is closed.',
      'For signings by video from abroad, we test the platform there first, because some are blocked.',
      'Source code held in escrow or as evidence is kept encrypted, with a log of who opened it.',
      'Payment instructions from relatives abroad are confirmed by a call to a number already on file.',
    ],
    questions: [
      {
        question: 'Can scans in Chinese be searched?',
        answer: 'With text recognition for the language, yes. We show you the result with your own documents first.',
      },
      {
        question: 'Who tests our backup line before a closing day?',
        answer: 'We do, with your clerk at the computer, and write down the result.',
      },
      {
        question: 'Can you work with developers as clients?',
        answer:
          'Gladly. Your software clients often ask about data location and access, and we keep those answers ready with you.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'markham',
    lede: 'We support Markham electronics makers and other plants, from the design office to the test floor.',
    points: [
      "Showing a controlled drawing abroad can count as an export. We don't store controlled drawings; your designated official decides where " +
        'they are kept and who may open them.',
      'Placement machines read recipes from a shared folder, so it is copied every night.',
      'Design stations, test benches and visitors each get a network of their own.',
      'A firmware signing key needs a locked device and two people. We set up both with you.',
    ],
    questions: [
      {
        question: 'Can overseas colleagues see our test data?',
        answer:
          'What you release, yes, through a portal or a virtual desktop. Controlled data is decided by your designated official.',
      },
      {
        question: 'Do you support test software of unknown makers?',
        answer:
          'We keep its computer running, image it and ask the maker. The software itself stays with whoever wrote it.',
      },
      {
        question: 'What does a shared loading court mean for our network?',
        answer:
          "That others' devices are near yours. We keep couriers' screens and guests away from office and test floor.",
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'markham',
    lede: 'We support Markham charities, cultural groups and schools, with clean donor records and accounts that end on time.',
    points: [
      "Names with several spellings get one for the receipt and the others as aliases, so a donor isn't entered twice.",
      'Recordings of services and classes move to cheaper storage after a season you choose.',
      'For festivals, card terminals get a line of their own, tested the day before.',
      'Staff who teach seniors about phone fraud get a short set of examples from us.',
    ],
    questions: [
      {
        question: 'Our volunteers change every year. How do we keep up?',
        answer: 'With accounts that have an end date and a list that your coordinator gets each fall.',
      },
      {
        question: 'Can attendance be counted on a tablet?',
        answer: 'Yes. The numbers go straight to the sheet your funders ask for.',
      },
      {
        question: 'Can seniors in our program use our computers safely?',
        answer: 'Yes. Public computers forget each user, and staff computers are on another network.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'markham',
    lede: 'We support Markham engineering, architecture, accounting and consulting offices, from workstations to student accounts.',
    points: [
      'Developers and engineers get a second account for installing software, apart from everyday email.',
      'Point clouds are large. We agree with you on which are kept after a model is issued.',
      'Co-op accounts get their end date on the first day, since the term is known.',
      'Cities ask for drawings years later. We open an old archive every spring to see that it loads.',
    ],
    questions: [
      {
        question: 'Can our workstations be used from home?',
        answer: 'Yes, by remote desktop to the machine in your office. We test the line at both ends first.',
      },
      {
        question: 'Do you support Deltek and Autodesk licences?',
        answer: 'Yes: we count seats, renew on time and keep the licence server running.',
      },
      {
        question: 'When should we order workstations for summer students?',
        answer:
          'When the offer is signed. Special configurations can take weeks, and a prepared one is ready on the first day.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'markham',
    lede: 'We support Markham condominium managers, brokerages, landlords and developers, with owners here and abroad.',
    points: [
      'A new email address of an owner abroad is confirmed by phone before a levy or a ballot goes to it.',
      'In retail condominiums each shop brings its own Wi-Fi. We survey the channels before anyone blames a line.',
      'Ask your compliance officer what to record when someone else pays a deposit. We put the field into your form.',
      'New streets get addresses before fibre, so a sales office starts on a mobile connection we have tested.',
    ],
    questions: [
      {
        question: 'Can owners vote online?',
        answer:
          'Through a voting service, yes. We check the list of voters and test it with your board before the meeting.',
      },
      {
        question: "How do you protect buyers' identification?",
        answer: 'It goes into one encrypted folder with few readers and leaves phones and inboxes.',
      },
      {
        question: 'Our managers work from several buildings. Can they share files?',
        answer: 'Yes, with one login, from any of them. Each building keeps its own list of who may open what.',
      },
    ],
  },
];

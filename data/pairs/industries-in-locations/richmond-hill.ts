import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const richmondHill: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'richmond-hill',
    lede: 'We support Richmond Hill insurance, mortgage, remittance and advisory offices, at the counter and in the back office.',
    points: [
      'If you report to FINTRAC, your compliance officer names the deadlines and two people. We keep both accounts working.',
      'If a rate feed stops, a tested phone hotspot keeps the counter open.',
      'Banks ask money services clients who can reach their systems. We keep a log you can show.',
      'The script for confirming a payment is written in the language your client speaks.',
    ],
    questions: [
      {
        question: "Who may see our clients' identification?",
        answer: 'The people you name. We keep it in one encrypted place and give you the list of who can open it.',
      },
      {
        question: 'Is a small office with a counter too small?',
        answer: 'Plans start at five people, and single services have no plan at all.',
      },
      {
        question: 'Our bank wants to know how we protect data. What do we send?',
        answer:
          'A page that names logins, backups and access, with the date each was last checked. We keep it current.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'richmond-hill',
    lede: 'We support Richmond Hill specialists, family doctors, dentists and care homes, at one site or several.',
    points: [
      'If you take over a practice, we plan the conversion while the retiring doctor can still explain the records.',
      'Optical and visual field devices outlive their computers. We keep a spare with a tested image.',
      'Premises inspected by the College need logs that an assessor can read; we store them in one place.',
      'Staff who book from home get a headset, a phone on the laptop and no patient list on paper.',
    ],
    questions: [
      {
        question: 'Can two offices share one schedule?',
        answer:
          'Yes, if your EMR supports it. We set up logins and lines at both and test a booking in each direction.',
      },
      {
        question: 'What do we do when the chart is down?',
        answer: 'Use the paper form at the desk. We leave one and show your staff how to enter it later.',
      },
      {
        question: 'Can patients book online?',
        answer:
          'Yes, if your EMR or booking software offers it. We set up the page so that it shows free times and nothing else.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'richmond-hill',
    lede: 'We support Richmond Hill lawyers in estates, immigration, family and real estate, in the office and in hearings.',
    points: [
      'The video of a witnessed signing is kept unedited, with its date, beside the paper copies.',
      'If you take over wills from a retiring lawyer, each scan shows which firm answers questions about it.',
      'For a hearing in Newmarket, a laptop, the documents and a hotspot are tested the day before.',
      'Elderly clients phone more than they write, so we start with a clear phone line and voicemail.',
    ],
    questions: [
      {
        question: 'Can we witness documents by video?',
        answer:
          "The technical side is ours: a steady picture, a recording and its storage. Ask the Law Society's " +
          'guidance about what is allowed.',
      },
      {
        question: 'How do we find a will from decades ago?',
        answer: 'With an index by name and date. We build it as the boxes are scanned.',
      },
      {
        question: 'Do you support interpreters at signings?',
        answer: 'With the line and the meeting, yes. We test sound and picture with you the day before.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'richmond-hill',
    lede: 'We support Richmond Hill laboratories, instrument makers and precision shops, in the office and beside the instruments.',
    points: [
      'We ask the instrument maker in writing whether its computer may be updated, and file the answer.',
      'If the power dips in an older building, we record the dips for a week before anyone replaces a controller.',
      "For a customer's audit by video, we test the camera and the Wi-Fi along the route.",
      "Batch and calibration records are kept with their dates, where a customer's auditor can follow them.",
    ],
    questions: [
      {
        question: 'Only our founder knows the passwords. What do we do?',
        answer: 'They go into a vault with a sealed second key, and we test that another person can use it.',
      },
      {
        question: 'Can instruments stay off the internet?',
        answer: 'Yes, and many should. Results travel by one checked path to the office.',
      },
      {
        question: 'Who may touch a validated instrument computer?',
        answer: 'Only those your quality lead names. We keep it off the network, image it, and write down every visit.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'richmond-hill',
    lede: 'We support Richmond Hill agencies, group homes, schools and community charities, day and night shifts alike.',
    points: [
      'Relief staff get an account for one shift that a supervisor can issue.',
      'Emergency sheets are printed again whenever a support plan changes, so paper and tablet agree.',
      'Staff who are awake at night get a tablet that stays connected in every room.',
      'Volunteers can upload sightings or hours from their phones without sharing their contacts.',
    ],
    questions: [
      {
        question: 'Who helps our staff at night?',
        answer:
          'In a critical incident the emergency line, on every plan. Ordinary questions at night need Enterprise.',
      },
      {
        question: 'Can we keep donors and clients apart?',
        answer: 'Yes: two systems, two lists of readers, and no export from one to the other.',
      },
      {
        question: 'How do we run a small concert or gala safely?',
        answer: 'With two ticket laptops, two card readers and a printed guest list. We test them the day before.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'richmond-hill',
    lede: 'We support Richmond Hill accountants, engineers and consultants, with quiet weeks when your deadline comes.',
    points: [
      'Software for foreign returns is tested on a spare computer before the season opens.',
      'Signed authorizations are stored by client and tax year, where any preparer can find them.',
      'Server closets under a low roof get hot in July. We put a temperature alarm into yours.',
      'Old laboratory instruments stay off the office network, and results are carried across by one checked path.',
    ],
    questions: [
      {
        question: 'Do you do updates in April?',
        answer: "Only what can't wait, such as an urgent security fix. Everything else waits until May.",
      },
      {
        question: 'Can temporary preparers work from home?',
        answer: 'Yes, on laptops we prepare. Access ends on the date you name.',
      },
      {
        question: 'Head office is abroad. Who decides about our IT?',
        answer: 'You and they do. We list what each side requires, and carry out what is agreed.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'richmond-hill',
    lede: 'We support Richmond Hill developers, brokerages, landlords and condominium managers, with plans, files and building systems.',
    points: [
      'When copper phone lines end, intercoms and elevator phones need a tested replacement. We list yours first.',
      "Each owner's offer in a land assembly gets a folder that two people can open.",
      "Proof of a buyer's status is removed from phones once it is in the brokerage's file.",
      'For listings with floor plans and video, we help you set what is published and when it comes down.',
    ],
    questions: [
      {
        question: 'Can large plan files be shared with contractors?',
        answer: 'Yes, with a link that names the recipient and expires. You see who has opened it.',
      },
      {
        question: 'Who answers when an intercom fails?',
        answer:
          'Your contractor for the panel, we for the network behind it. The page beside it says whom to call first.',
      },
      {
        question: "How is buyers' identification kept?",
        answer:
          "In one encrypted folder with few readers, for the period your brokerage has set, and in nobody's inbox.",
      },
    ],
  },
];

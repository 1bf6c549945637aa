import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const richmondHill: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'richmond-hill',
    lede:
      'We support your people at their desks, at the counter and at home, and keep the logs that your ' +
      'bank and your compliance officer ask for.',
    points: [
      'If you report to FINTRAC, your compliance officer names the deadlines and two people. We keep ' +
        "both accounts working, so one absence doesn't hold up a report.",
      'Staff need to know what to say when a client asks to change a payment. We write a short script ' +
        'with you, and your staff can use it in the language your client speaks.',
      'If you serve clients at a counter, we set up a phone hotspot and test it. A failed line or rate ' +
        "feed then doesn't have to close the counter.",
    ],
    questions: [
      {
        question: "Who may see our clients' identification?",
        answer: 'The people you name. We keep it in one encrypted place and give you the list of who can open it.',
      },
      {
        question: 'Is our office too small for a plan?',
        answer: "Not if you're five people or more. With fewer, you can buy single services without a plan.",
      },
      {
        question: 'Our bank wants to know how we protect data. What do we send?',
        answer:
          'One page that names logins, backups and access, with the date each was last checked. We ' +
          'write it with you and keep it current.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'richmond-hill',
    lede:
      "We take printers, logins and calls to vendors off your office manager's list, so your practice or " +
      'care home has more time for patients and residents.',
    points: [
      'If you take over a practice, we plan the move of its charts while the retiring doctor or dentist ' +
        'can still explain them. You can ask what an old entry means.',
      'Eye, imaging and test devices often outlive their computers. We keep a spare with a tested copy, ' +
        "so one failed disk doesn't close a room for long.",
      'If your college inspects your premises, its assessor wants logs that can be read. We store them ' +
        'in one place, and you have less to gather before the visit.',
      'If staff book appointments from home, we set up a headset and a phone on their laptop. No ' +
        'patient list has to leave your office on paper.',
    ],
    questions: [
      {
        question: 'Can two offices share one schedule?',
        answer:
          'Yes, if your EMR supports it. We set up logins and lines at both, and test a booking in each direction.',
      },
      {
        question: 'What do we do when the chart is down?',
        answer:
          'Use the paper form at the desk while we work on it. We leave one there and show your staff ' +
          'how to enter it later.',
      },
      {
        question: 'Can patients book online?',
        answer:
          'Yes, if your EMR or booking software offers it. We set up the page so that it shows free ' +
          'times and nothing about other patients.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'richmond-hill',
    lede:
      "We help you find old files, answer clients' calls and go to a hearing with a laptop that has " +
      'everything on it.',
    points: [
      'Many clients would rather call than write. We start with a clear phone line and a voicemail that ' +
        'reaches the right clerk, so fewer calls are lost.',
      'If you take over wills or other files from a retiring lawyer, we mark on each scan which office ' +
        'answers questions about it. Your clerks know whom to ask.',
      'When you witness a signing by video, we store the recording unedited, with its date, beside the ' +
        'paper copies. You have it if a question comes up later.',
    ],
    local:
      'For a hearing in Newmarket, we test the laptop, the documents and a hotspot the day before. You ' +
      "don't have to depend on a connection in the building.",
    questions: [
      {
        question: 'Can we witness documents by video?',
        answer:
          'Technically, yes. We set up a steady picture, a recording and its storage. See the Law ' +
          "Society's guidance on what is allowed.",
      },
      {
        question: 'How do we find a will from decades ago?',
        answer: 'With an index by name and date. We build it as the boxes are scanned.',
      },
      {
        question: 'What happens to our data if we change IT providers one day?',
        answer:
          'It stays yours. We hand over the passwords, lists and drawings we kept, so your next ' +
          'provider can carry on.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'richmond-hill',
    lede:
      'When a customer audits you, your records have to be in order. We help you with that, and look ' +
      'after your office and the computers beside your machines.',
    points: [
      'Before a computer that runs a machine or an instrument is updated, we ask the maker in writing. ' +
        "You don't put the machine at risk for an update, and you have the answer on file.",
      'We keep batch, quality and calibration records together with their dates, so an auditor can ' +
        'follow them and your staff need less time for it.',
      'If a customer audits you by video, we test the camera and the Wi-Fi along the route. The call is ' +
        'less likely to drop halfway through the building.',
    ],
    local:
      'In an older building in Beaver Creek or Headford, a machine may stop because the power dips or a ' +
      "cable is bad. We record both for a week, so you don't replace a controller that's fine.",
    questions: [
      {
        question: 'Only our founder knows the passwords. What do we do?',
        answer:
          'Put them into a vault with a sealed second key. We do it together with your founder and test ' +
          'that another person can use it.',
      },
      {
        question: 'Can our instruments and machines stay off the internet?',
        answer: 'Yes, and many should. We set up one checked path that takes results to the office.',
      },
      {
        question: 'Who may touch a validated instrument computer?',
        answer:
          'Only the people your quality lead names. We keep it off the network, copy its disk and write ' +
          'down every visit.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'richmond-hill',
    lede:
      'We keep the details of your donors and your clients apart, and support your office staff, your ' +
      'shift workers and your volunteers.',
    points: [
      'When relief staff fill in, a supervisor can give each an account for one shift. You know who ' +
        'wrote a note, and nobody shares a password.',
      'If your staff are awake at night, we measure the Wi-Fi in every room they work in, so their ' +
        'tablets stay connected on their rounds.',
      'Volunteers can send hours, photos or sightings from their own phones through a form we set up. ' +
        'They keep their contacts to themselves, and you type less.',
      'Emergency sheets have to match the support plan. We set a reminder to print a new one after each ' +
        'change, so paper and tablet agree.',
    ],
    questions: [
      {
        question: 'Who helps our staff at night?',
        answer:
          'The emergency line, on every plan, if it is critical. For ordinary questions at night, you ' +
          'need Enterprise.',
      },
      {
        question: 'Can we keep donors and clients apart?',
        answer: 'Yes. We set up two systems with two lists of readers, and no export from one to the other.',
      },
      {
        question: 'How do we run a small concert or gala safely?',
        answer:
          'With two ticket laptops, two card readers and a printed guest list. We test them with you ' +
          'the day before.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'richmond-hill',
    lede:
      'We leave your systems alone when a deadline is near, and get everything ready before it, from ' +
      'temporary accounts to a second internet line.',
    points: [
      'Before your season opens, we test its new software on a spare computer, such as the one for ' +
        'foreign returns. A fault then shows up before a client is waiting.',
      "A client's mailbox can be broken into as well as yours. We agree with your staff on how to " +
        'confirm a request for a refund, a payment or a file.',
      'We set up one place for signed authorizations and agreements, by client and year. Any colleague ' +
        'can find them when the one in charge is away.',
      'Server closets under a low roof get hot in July. If you have one, we put a temperature alarm ' +
        "into it, so there's time to act.",
    ],
    local:
      'If your office in Beaver Creek belongs to a company abroad, we list what head office requires ' +
      'and what you decide here. Then we carry out what is agreed.',
    questions: [
      {
        question: 'Do you install updates in April?',
        answer: "Only what can't wait, such as an urgent security fix. Everything else waits until May.",
      },
      {
        question: 'Can temporary staff work from home?',
        answer: 'Yes, on laptops we prepare. Their access ends on the date you name.',
      },
      {
        question: 'Can we go on working if the power fails in a deadline week?',
        answer:
          "Yes, from home, if we've tested it with you. We check before the season that your laptops, " +
          'logins and tax or design software work from outside.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'richmond-hill',
    lede:
      'We look after your office, the devices of your agents and managers, and the lines to your ' +
      "buildings' intercoms and elevator phones.",
    points: [
      'When copper phone lines end, intercoms and elevator phones need a tested replacement. We list ' +
        'yours first, so you can budget for them building by building.',
      "A home's floor plan and video can stay online long after the sale. We help you set what is " +
        'published with a listing and when it comes down.',
      "If you put land together, we set up a folder for each owner's offer that only the people you " +
        "name can open. One owner's terms are less likely to reach another.",
    ],
    questions: [
      {
        question: 'Can we share large plan files with contractors?',
        answer: 'Yes. We set up a link for each contractor with an end date, and you see who has opened it.',
      },
      {
        question: 'Who answers when an intercom fails?',
        answer:
          'Your contractor for the panel, and we for the network behind it. A page beside it says whom ' +
          'to call first.',
      },
      {
        question: "How is buyers' identification kept?",
        answer:
          'In one encrypted folder with few readers, for the period your brokerage has set. Once it is ' +
          'in the file, we help your agents remove it from their phones.',
      },
    ],
  },
];

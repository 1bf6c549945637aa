import type { IndustryInLocationPage } from '../../../schema/pair.ts';

/** By the location's slug. */
export const nonprofitOrganizations: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'A Toronto drop-in may have four funders, three landlords and one person who knows where the router is. ' +
      'Agencies on Sherbourne Street hand out lunch and phone chargers. An arts group at 401 Richmond pours wine ' +
      'at openings, and a health charity near Eglinton never meets most of its donors. Their staff have one thing ' +
      "in common. They apologize for their computers, which came from a bank's surplus and have outlived two " +
      'executive directors.',
    questions: [
      {
        question: 'Guests use our public computers all day. How do we keep them clean?',
        answer:
          'Set them to forget everything at sign-out, on a network that reaches the internet and a printer. ' +
          "Nobody's housing form should be visible to the next guest. Paper instructions beside the screen are " +
          'read more often than a desktop note.',
      },
      {
        question: 'We rent space in a hub. How do we get privacy over its Wi-Fi?',
        answer:
          'Managed laptops can protect their own traffic, and a small firewall can make a private corner on the ' +
          "hub's line if the landlord agrees. Print to a device that waits for your code. Ask who keeps the logs.",
      },
      {
        question: 'Can a grant pay for our IT support?',
        answer:
          'Often part of it, as an administrative or program cost, if the agreement allows. We quote per person ' +
          'per month, so a budget line is easy to write. The reduced nonprofit price is shown in the calculator.',
      },
    ],
  },
  mississauga: {
    situation:
      'First papers, first winter coat, first school: Mississauga agencies see families at the beginning of nearly ' +
      'everything. Counsellors in Cooksville and Malton work through interpreters, share rooms by the hour and ' +
      'write up each meeting before the next knock. Sports clubs have the opposite profile, with hundreds of ' +
      'parents and hardly any staff. Arts groups in Lakeview sit between. When month-end reports are due, a slow ' +
      'sign-in in any of these offices eats the afternoon.',
    questions: [
      {
        question: 'Our counsellors change desks every day. What set-up suits them?',
        answer:
          'A laptop each, identical docks at every desk and phones as an app, so the number travels along. Privacy ' +
          'filters help in shared rooms. Lockers with chargers cost little and keep client files from riding home ' +
          'in a backpack.',
      },
      {
        question: 'Our club registrar holds every password. How do we change that before she leaves?',
        answer:
          'Move them into a shared vault that belongs to the club and has two administrators. Domain, registration ' +
          'system, bank and social media come first. Let her dictate as you go; those notes are worth more than ' +
          'the passwords.',
      },
      {
        question: 'How can interpreters join a meeting without seeing our files?',
        answer:
          'Invite them by a link for that meeting only, with a waiting room and no recording. They need sound and ' +
          'a face, nothing else. Staff close case notes before sharing a screen, or share a single window.',
      },
    ],
  },
  markham: {
    situation:
      'Committees run much of charitable Markham, and they meet late. A treasurer who is a retired actuary wants ' +
      'three approvals on every cheque; a festival chair wants everything on WeChat by midnight. Seniors come for ' +
      'tai chi and stay to ask a volunteer about a strange text message. Churches with thousands of members may ' +
      'employ five people. Their equipment was donated by generous engineers, each with a different opinion, and ' +
      'the labels are in two languages.',
    questions: [
      {
        question: 'Volunteers have built our network over the years. Must we start again?',
        answer:
          "Not at all. We test what exists, keep what is sound and write down the rest. The volunteers' knowledge " +
          'goes on a drawing, and administrator rights move to the organization. Many are relieved to have their ' +
          'Sundays back.',
      },
      {
        question: 'Can our notices go out in Chinese, Tamil and English?',
        answer:
          'Yes. One mailing system can keep a language for each member and send the matching version. Consent, ' +
          'address and unsubscribe link must be shared by all of them, so a person who leaves one list leaves ' +
          'every list.',
      },
      {
        question: "How do we protect seniors' details on sign-in sheets?",
        answer:
          'Replace the open clipboard with a tablet that shows one name field at a time. Attendance adds up by ' +
          'itself. Keep telephone numbers and health notes in the program file, where only the coordinator can ' +
          'look.',
      },
    ],
  },
  vaughan: {
    situation:
      'Charity in Vaughan is generous and comes with a meal. A gala in a Woodbridge hall seats six hundred; a food ' +
      'drive in Thornhill fills a street with vans in the week before a holiday. Between events, offices shrink to ' +
      'a coordinator and a cabinet. Agencies for people with disabilities are the exception and never close. What ' +
      'their workers need at four in the morning is a tablet that unlocks, a note that is legible and a number ' +
      'that answers.',
    questions: [
      {
        question: 'Our staff work nights in group homes. Will anyone answer a computer problem?',
        answer:
          'With Enterprise the help desk answers around the clock. On the smaller plans a critical incident can be ' +
          'reported at any time, and other questions wait for help desk hours. Each home should also have printed ' +
          'emergency sheets.',
      },
      {
        question: 'We may not touch systems on the Sabbath. How are alerts handled?',
        answer:
          'You name a contact for each day of the week and tell us which alerts can wait until the Sabbath is ' +
          "over. Routine updates stay away from Friday afternoon to Saturday night. Your rabbi's or board's " +
          'instructions go on file.',
      },
      {
        question: 'How do we run ticket sales for a gala without mixing money?',
        answer:
          "Use a payment account for the event, connected to the organization's bank and to nobody's personal " +
          'phone. Donations above the ticket price need their own line for receipts. Lottery proceeds, if there ' +
          'are any, keep the separate account the licence requires.',
      },
    ],
  },
  'richmond-hill': {
    situation:
      'Quiet work is typical of Richmond Hill agencies: a support worker cooks with a resident, a naturalist ' +
      'counts seedlings, a teacher corrects Persian handwriting on a Saturday. Computers appear only at the end, ' +
      'when someone has to prove that it happened. Homes along Yonge keep medication sheets by the stove. Field ' +
      'crews near Lake Wilcox keep theirs in a zip bag. Such records are small, numerous and, for a family or a ' +
      'funder, irreplaceable.',
    questions: [
      {
        question: 'Our support workers are not computer people. How simple can it be?',
        answer:
          'Simple enough for a first night alone: one tablet, one icon, one note form with large buttons. Sign-in ' +
          'by card helps. Train one lead worker in each home on the form before the rest, since staff will ask ' +
          'her.',
      },
      {
        question: "A resident's family wants to see daily notes. Can they?",
        answer:
          'What they may see is for your agency, the resident and any substitute decision-maker to settle. ' +
          "Technically a view of selected notes is possible, with its own sign-in. Other residents' names must " +
          'never appear in it.',
      },
      {
        question: 'Our Saturday school borrows classrooms. Where should class lists be kept?',
        answer:
          'In a shared list that teachers open on their phones, limited to their own class and closed in June. ' +
          "Print one emergency copy for the principal's binder. Chat groups are fine for snow days and wrong for " +
          'birth dates.',
      },
    ],
  },
  oakville: {
    situation:
      'Fundraising in Oakville is done by people who know one another, across a dinner table or a regatta dock. A ' +
      'development officer may have coffee with the same three donors for ten years and write down what was said. ' +
      'Across town in Kerr Village, a food program measures its week in crates. Hospices, rescues and clubs lie ' +
      'between. All of them answer to boards of accomplished volunteers, who expect reports to look like those ' +
      'from their former companies.',
    questions: [
      {
        question: "What should be written in a donor's file, and what should not?",
        answer:
          'Write what the donor would not mind reading. Gifts, wishes, dates and consent belong there; gossip ' +
          'about health or family does not. We restrict notes by role and can log who exports a list.',
      },
      {
        question: 'Our board wants a portal. Is it worth the money?',
        answer:
          'For a board of twelve with confidential papers, often yes. A well-kept SharePoint site can do the same ' +
          'for less: agendas, minutes and a vote, each with its own readers. Try it for two meetings before buying ' +
          'anything.',
      },
      {
        question: "Foster volunteers keep our animals' records at home. How do we collect them?",
        answer:
          "Give each home a short web form for weight, medicine and photographs, tied to the animal's number. " +
          'Coordinators see entries at once. If a volunteer leaves, access closes, and the history of that animal ' +
          'stays with you.',
      },
    ],
  },
  burlington: {
    situation:
      'Burlington volunteers come early, bring a thermos and remember how it was done in 1987. A hospice, a ' +
      'theatre workshop and a curling club lean on the same generation, which also drives neighbours to dialysis ' +
      'in January. Younger families appear at Ribfest and rarely afterwards. Offices on New Street and Plains Road ' +
      'hold two cultures of paper. The coordinator, usually alone, translates between a roster on the fridge and a ' +
      'registration system in the cloud.',
    questions: [
      {
        question: 'Our volunteers are past seventy. What technology do they accept?',
        answer:
          'Whatever spares them a trip. Large text, one link by e-mail and a telephone number for those who prefer ' +
          'to call work well. Ask two of them to try it first; their complaints are better than any manual.',
      },
      {
        question: "How do we share a driver roster without exposing passengers' health?",
        answer:
          'Show a driver the name, address, time and any help getting in. Diagnosis and clinic stay with the ' +
          'dispatcher. Lists open on the phone for that day only, and a printed sheet is shredded after the last ' +
          'ride.',
      },
      {
        question: 'Our ice plant and our cash register use the same old router. Should we worry?',
        answer:
          'Yes, since one failure stops both. Separate them, give the plant alarm its own path by cellular, and ' +
          'let the cash register accept cards offline for a while. The refrigeration contractor must agree to any change on ' +
          'its controller.',
      },
    ],
  },
  brampton: {
    situation:
      'Sunday in Brampton means thousands of meals, hundreds of shoes and one office behind the kitchen where two ' +
      "people answer everything. A temple's committee, a shelter's night staff and the head office of a child care " +
      'group have little else in common. Each of them trusts easily, because trust is the point. Students and ' +
      'newcomers volunteer within weeks of arriving. They are quick with phones, and nobody has told them yet what ' +
      'must not be photographed.',
    questions: [
      {
        question: 'How do we keep control when our committee is elected every two years?',
        answer:
          'Own everything as an organization: domain, mail, bank tokens, social media and software, with two ' +
          'current officers as administrators. On election night a short list is handed over and signed. Passwords ' +
          'change the next morning, with us or without us.',
      },
      {
        question: "Can donation kiosks share our hall's internet?",
        answer:
          'Kiosks should have their own segment and, on holy days, their own share of the line. A crowd of phones ' +
          'slows everything else. Ask the payment company how long the kiosk works offline and who sees the cards.',
      },
      {
        question: "Our shelter's address is confidential. Which devices give it away?",
        answer:
          'Phones with location sharing, printers named after the street, photographs with coordinates, delivery ' +
          "apps and Wi-Fi names. We review settings on the equipment you own and write guidance for residents' " +
          'phones. Invoices should go to a postal box.',
      },
    ],
  },
  pickering: {
    situation:
      'Two towns, one list: a good many Pickering charities serve Ajax as well, and the driver, the choir and the ' +
      'food shelf move between them. Staff meet in a church basement on Kingston Road, then at a library table, ' +
      'then in a van. Birds and frogs bring scientists to the bay at dawn with recorders full of noise. ' +
      'Congregations on Brock Road grow faster than their parking. Permanent desks, as in most volunteer work, are ' +
      'rare.',
    questions: [
      {
        question: 'We have no office. Where do our computers and files live?',
        answer:
          'Files live in one cloud account that the charity owns, and laptops with people whose names are on a ' +
          'list. A post box, a phone number in an app and a locked cupboard complete the headquarters. Insure the ' +
          'laptops.',
      },
      {
        question: 'Our ride database runs on Access. What would replace it?',
        answer:
          'First export it and let the coordinator check fifty records. A hosted scheduling tool for volunteer ' +
          'rides, or a simple list with forms, may do. Keep the old computer unplugged and intact until a full ' +
          'month has matched.',
      },
      {
        question: 'How do we stop a false donation page during Ramadan?',
        answer:
          'Publish one short address early, print it in the hall and tell members it never changes. We protect the ' +
          'domain and the web account with two-step sign-in. Report a copy to its host and payment company at ' +
          'once.',
      },
    ],
  },
  ajax: {
    situation:
      'Borrowed rooms shape community work in Ajax, so everything must fold, roll or fit into a backpack. A ' +
      "literacy class ends at noon and a seniors' club starts at ten past; the projector belongs to neither. " +
      'Thrift shops off Bayly Street have walls of their own and the problems of retail. Minor sports run on ' +
      'parents, who do the paperwork in a parked car. Few groups have ever bought a new computer, and it shows in ' +
      'the battery.',
    questions: [
      {
        question: 'Our computers were gifts and some cannot run Windows 11. What should we do?',
        answer:
          'Sort them into three: those that can be upgraded, those still useful offline, and those to recycle ' +
          'safely. Then price refurbished business laptops beside new ones. Learners do better on five good ' +
          'machines than on twelve tired ones.',
      },
      {
        question: "How should coaches keep children's documents?",
        answer:
          "Ideally they keep none. Parents upload birth certificates and checks to the association's registration " +
          'system, and a registrar marks them seen. The coach gets a list of names and emergency numbers, which ' +
          'disappears from the app after the season.',
      },
      {
        question: 'Our founder pays for everything with her own accounts. How can we untangle that?',
        answer:
          "Open accounts in the organization's name, then move one service a week: domain, mail, files, payroll, " +
          'social media. Her phone stays as a recovery option until the last. The board should minute who now ' +
          'holds each key.',
      },
    ],
  },
};

import type { IndustryInLocationPage } from '../../../rules/schema/pair.ts';

/** By the location's slug. */
export const nonprofitOrganizations: Record<string, IndustryInLocationPage> = {
  toronto: {
    situation:
      'A Toronto drop-in may have four funders, three landlords and one person who knows where the router ' +
      'is. Agencies on Sherbourne Street hand out lunch and phone chargers; a health charity near Eglinton ' +
      'never meets most of its donors. Their staff have one thing in common. They apologize for their ' +
      "computers, which came from a bank's surplus and have outlived two executive directors. Age is not " +
      'the worst of it. No list says which machine holds the payroll, and that one should be found before ' +
      'it stops.',
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
      'Counsellors, coaches and curators fill the nonprofit side of Mississauga, and few of them were hired ' +
      'for a desk. Rooms are shared by the hour, notes are written before the next knock, and the printer ' +
      'stands in a hallway that clients use. Sports clubs have hundreds of parents and one registrar; an ' +
      'arts group in Lakeview has a grant and a borrowed laptop. A page left in the tray or a screen left ' +
      'open is how the first privacy complaint tends to start. Screen locks and a printer that waits for ' +
      'its owner come first.',
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
          'itself. Keep phone numbers and health notes in the program file, where only the coordinator can ' +
          'look.',
      },
    ],
  },
  vaughan: {
    situation:
      'Between events a Vaughan charity shrinks to a coordinator, a cabinet and a box of name tags. The ' +
      'week before a gala or a food drive, it becomes a crowd of volunteers with a hall in Woodbridge to ' +
      'fill and vans to load. Lists are copied by hand for each occasion, and the seating plan, the dietary ' +
      'notes and the receipts soon disagree. Guests discover that at the door. We would build the guest ' +
      'list once, with one view each for the kitchen, the entrance and the treasurer.',
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
      'Support workers in Richmond Hill write their notes at the end of a shift, when the cooking is done ' +
      'and the bus is due. Whatever slows those last minutes makes the record shorter. It may be a tablet ' +
      'at four per cent, an expired password, or a form that forgets its text when the Wi-Fi blinks. ' +
      'Supervisors see only the result, a line where a paragraph should be. Money for new devices is ' +
      'scarce, and rarely the cure. Better to watch how one shift ends, and remove what gets in its way.',
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
      'Boards in Oakville are made up of accomplished volunteers, who expect reports like those from their ' +
      'former companies. Three or four staff write them, with a donor system, an accounting package and a ' +
      'spreadsheet in between. Figures are exported, retyped and corrected the night before the meeting, ' +
      'and totals from two systems rarely agree. A director will notice. Charities with less money spend ' +
      'the same evening on older laptops. First agree on one source for each figure; the report can then ' +
      'draw from there.',
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
          'Whatever spares them a trip. Large text, one link by e-mail and a phone number for those who prefer ' +
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
      'Two people in an office behind the kitchen answer everything in many a Brampton place of worship: ' +
      'weddings, parking, a school visit, a letter for a visa. Volunteers beside them change by the day, ' +
      'quick with phones and unsure which computer they may use. Equipment arrives as gifts, so the ' +
      'projector, the sound desk and the office computer each had a different donor and have no manual. On ' +
      'a busy Sunday the man who knows the sound desk is serving lunch. A labelled photograph and one page ' +
      'for each machine would free him.',
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
      "Drivers, choirs and food shelves keep Pickering's charities moving, and the coordinator of each " +
      "tends to work from a kitchen table. Her own laptop holds the roster, the members' birthdays and five " +
      'years of photographs. Nothing on paper says that the organization owns them. Should the laptop fail ' +
      'or the coordinator move, the charity starts again from its bank statements. Congregations on Brock ' +
      "Road have more room, yet the treasurer's file is often just as lonely. With permission, we would " +
      'copy those personal machines first.',
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
          'domain and the web account with multi-factor sign-in. Report a copy to its host and payment company at ' +
          'once.',
      },
    ],
  },
  ajax: {
    situation:
      'Parents do the paperwork of Ajax minor sports in a parked car, and thrift shops off Bayly Street ' +
      'have the problems of retail. Literacy tutors are somewhere between, with a class list and a phone. ' +
      'All of them lose the most time in autumn, when registration, receipts and background checks fall ' +
      'into the same weeks. Forms filled in by hand are then typed by one tired volunteer. An online ' +
      'registration system is often paid for already and half used, so switching on the other half comes ' +
      'before anything new.',
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

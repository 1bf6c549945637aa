import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const ajax: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'ajax',
    lede: 'Invoice fraud, lost phones and aging Windows 10 computers are the main risks for Ajax contractors, workshops and dental offices.',
    text:
      'Contractors get paid by e-transfer on a phone in a van, and that is where the thief waits. A hijacked mailbox sends your customer an invoice ' +
      'that looks right, except for where the money goes. Cybersecurity for an Ajax contractor starts right there. The mailbox gets a code at ' +
      'sign-in, the bank account Autodeposit, and the phone a remote wipe that has been tested. Workshops off Bayly Street get a list of the ' +
      'Windows 10 machines that remain and a date for each. Dental offices in Pickering Village learn which chart questions never to answer by ' +
      'e-mail. By Salem Road, accounts for holiday workers are set to expire in January.',
    points: [
      'Print payment details on the quote and tell customers they never change by e-mail; a forged invoice then contradicts you.',
      'Nothing in a van parked at the Ajax GO station should hold a password on paper, so crews get a vault.',
      "Where a machine can only run Windows 10, Microsoft's paid extension buys limited time; isolate it and fix the replacement month.",
      "Warehouses should check departed employees against payroll rather than the supervisor's memory, one list each month after the rush.",
    ],
  },
  {
    service: 'cloud-migration',
    location: 'ajax',
    lede: 'We move e-mail, quotes and job photos from Ajax workshops to Microsoft 365, and handle the Sage 50 company file with care.',
    text:
      "Sage 50 and a shared drive can carry an Ajax workshop for years, on a computer that is also someone's desk. Cloud migration need not " +
      "tear that up. Mail, quotes and site photos go to Microsoft 365 first, so a foreman's pictures land in the job folder. The company file " +
      'needs more care, because opening it from a synced folder can damage it. It stays local, goes onto a hosted desktop or gives way to an ' +
      'online service such as QuickBooks Online. Practices in Pickering Village ask their chart vendor first. Nothing moves in the week when a ' +
      'Bayly Street shop runs payroll.',
    points: [
      'Desks that cannot run Windows 11 get new computers before anything moves, so that staff are trained only once.',
      'Crews need phone licences rather than office suites; count vans and desks separately when the monthly bill is worked out.',
      'Ask your bookkeeper to join the trial, as the person who knows which report the accountant wants in March.',
      'Upload is the narrow side of a cable line, so years of site pictures should travel over several nights.',
    ],
  },
  {
    service: 'data-backup',
    location: 'ajax',
    lede: 'Nightly backups of the books, job photos and charts that Ajax businesses cannot recreate, with a locked copy off site.',
    text:
      'Everything an Ajax workshop owes or is owed may sit in one company file. With Sage 50 that is really two parts, a small SAI file and a ' +
      'SAJ folder of data, and a copy of only one opens nothing. The disk plugged into the same computer is no help in a fire, nor against ' +
      'ransomware. Data backup here means a copy made each night after the books are closed, with a second one locked away off site. The ' +
      'bookkeeper watches while it opens on another computer. Site photographs leave the phone before a van is stolen. Pickering Village ' +
      'practices add charts, X-rays and the appointment book.',
    points: [
      'Books and records are generally wanted by the Canada Revenue Agency for six years, longer than many a workshop computer lasts.',
      'When Durham loses power for days, know beforehand which laptop could run payroll elsewhere and from which copy.',
      'Test with a real question: can you reprint the invoice for a job on Harwood Avenue from two summers ago?',
      'Warehouses near Salem Road copy the stock count before each holiday rush, when mistakes multiply and nobody can recount.',
    ],
  },
  {
    service: 'network-management',
    location: 'ajax',
    lede: 'Dependable Wi-Fi and wiring for brick offices in Pickering Village and dusty shops off Bayly Street.',
    text:
      "Old brick in Pickering Village stops a signal between the dentist's reception and the second chair. We put an access point on each side " +
      'and have one cable pulled through the basement. Across Ajax, in the units off Bayly Street, the enemies are different. Grinding dust ' +
      "fills a consumer switch, cable is stapled along a welding bench, and the internet company's router sits on the fridge. Network " +
      'management replaces them with a closed cabinet, a firewall and a drawing on its door. Card readers, cameras and the shop computer stop ' +
      'sharing. If a switch dies in mid-job and a spare is configured, a call settles which plug goes where.',
    points: [
      "Where a compressor shares the modem's circuit, internet drops at every start; a separate outlet and a battery cure it.",
      'By Salem Road, extra scanners for the holidays are paired and tested in October, while aisles are still passable.',
      'Before an office by the hospital cancels its copper phone line, ask whether alarm, fax or card terminal still needs it.',
      'A flat monthly amount suits a warehouse whose headcount swings, because holiday helpers do not change the bill.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'ajax',
    lede: 'Clear answers for Ajax owners on what to replace, what to keep and when to spend.',
    text:
      'Owners in Ajax tend to ask one plain thing: what do I have to spend, and when? A few hours of IT consulting turn a Bayly Street workshop ' +
      "into one page: each computer, its age, whether Windows 11 will run, when it should go. Larger choices follow. Does the contractor's " +
      'quoting belong in Sage 50, in a field service app or in both? Should a Pickering Village dentist who buys out a partner keep the old server? A ' +
      'warehouse by Salem Road compares hiring a technician with paying for visits. We say so when the right answer is to change nothing yet.',
    points: [
      "Bring your accountant's calendar; computers bought to a plan sit easier in the books than ones forced by a failure.",
      'Shops that supply aerospace work on Monarch Avenue should ask about security clauses early, before a quote fixes the price.',
      "Field service apps hold customers' alarm codes and gate numbers; read where the vendor stores them before the crew starts typing.",
      "Buying a practice on Old Kingston Road? Ask for the chart system's licence transfer and a trial export before closing.",
    ],
  },
  {
    service: 'managed-it',
    location: 'ajax',
    lede: 'Managed IT for Ajax workshops, contractors and practices that have never had an IT budget before.',
    text:
      'Until now the budget was whatever broke. A screen here, a hard drive there, a nephew on Saturday. Many Ajax businesses have lived well with ' +
      'that, up to the week when the insurer, a bank or a big customer asked how computers are looked after. Managed IT gives a true answer for a ' +
      'modest sum, because the smaller plans begin with a handful of people. We write down what the workshop owns, put it in order of age and say ' +
      "which two machines to replace this year. Contractors get a clear line between the company's phones and the crew's own. Practices in the old " +
      'houses learn which of their boxes in the basement is still needed; the rest goes to be wiped.',
    points: [
      'Start with the Essential plan if nobody needs visits; moving up later means a new plan, and the device list stays valid.',

      "Bring last year's receipts from the electronics store to the first meeting, since they are the real inventory.",

      'Warehouse helpers without an account of their own are not users, and a shared screen at the dock can serve them.',

      'Show the renewal calendar to your bookkeeper, who will notice the antivirus that is still being paid for on an old computer.',
    ],
  },
  {
    service: 'it-support',
    location: 'ajax',
    lede: 'A friendly help desk for Ajax front counters, vans and small shops, with visits planned around your working day.',
    text:
      'Calls from Ajax tend to begin with an apology. Sorry, it is probably something silly. It seldom is, and even when it is, nobody pays for ' +
      'asking. IT support is there for the roofer who cannot attach six photos and the hygienist whose second monitor has gone sideways. It is ' +
      'there for the foreman who wonders whether that message from the bank is real. That last one deserves praise, and we say so. Shops near Bayly ' +
      'Street prefer the phone to any portal, and we are glad to pick it up. When a technician has to come, we avoid the first hour of the morning, ' +
      'when the whole yard is loading and the only parking is behind a trailer.',
    points: [
      'Keep our number in every company phone under a short name; a worried apprentice will not search for it in an e-mail.',
      'Suspicious messages can be forwarded to the help desk unread, and the answer costs nothing.',
      'Dental rooms are free between five and seven; book monitor and cable work there for the end of the day.',

      'A cracked tablet from a site visit is quickest replaced from one spare, charged and signed in, on the office shelf.',
    ],
  },
];

import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const ajax: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'ajax',
    lede: 'Invoice fraud, lost phones and aging Windows 10 computers are the main risks for Ajax contractors, workshops and dental offices.',
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
    points: [
      'Keep our number in every company phone under a short name; a worried apprentice will not search for it in an e-mail.',
      'Suspicious messages can be forwarded to the help desk unread, and the answer costs nothing.',
      'Dental rooms are free between five and seven; book monitor and cable work there for the end of the day.',
      'A cracked tablet from a site visit is quickest replaced from one spare, charged and signed in, on the office shelf.',
    ],
  },
];

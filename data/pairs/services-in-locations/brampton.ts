import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const brampton: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'brampton',
    lede: 'We protect Brampton carriers, food plants and law firms from freight fraud, stolen logins and ransomware.',
    points: [
      'Shared passwords on a dispatch screen hide who changed a delivery address; give each person a name even if screens stay open.',
      "Electronic logging devices are certified equipment, so changes to driver accounts follow the vendor's steps and never a shortcut.",
      "Owner-operators open your portal on their own phones; limit what a hijacked phone can see to that driver's loads.",
      'Teach the warning signs in Punjabi or Hindi as well, where that is how the yard talks before dawn.',
    ],
  },
  {
    service: 'cloud-migration',
    location: 'brampton',
    lede: 'Moving dispatch, payroll and e-mail to the cloud in Brampton means testing every connection with real trips first.',
    points: [
      'Dispatchers use several screens at once; try the hosted software on a real desk before judging its speed in a meeting room.',
      'Cross-border carriers send ACI and ACE manifests ahead of the truck, so those connections are switched last and watched first.',
      'A yard on Goreway Drive with one cable modem should gain a second path before its dispatch depends on a data centre.',
      'Free e-mail addresses on truck doors are worth replacing in the same project, since a forger can register a similar one.',
    ],
  },
  {
    service: 'data-backup',
    location: 'brampton',
    lede: "Recall records, dispatch data and drivers' logs, backed up in Brampton and tested against the clock.",
    points: [
      'Choose one lot at random each season and trace it from the copy; your quality manager may count that as a drill.',
      'Electronic logs may sit with the device vendor, so ask how long it keeps them and export before changing brand.',
      "Dispatch can live without last year for a day, but not without tonight's loads; the plan restores those two separately.",
      'Condensation by a freezer is bad for disks and batteries; place the local copy on the office side of the insulated wall.',
    ],
  },
  {
    service: 'network-management',
    location: 'brampton',
    lede: 'Wi-Fi for Bramalea cold stores, links to yard gates and two independent lines for dispatch.',
    points: [
      'Lifts need a trained operator and a cleared aisle, so antenna work is booked with the warehouse manager like any delivery.',
      "Wi-Fi in the drivers' lounge is kind and risky; it gets its own segment, a speed limit and no road to dispatch.",
      'Trucks hit poles: ask whether both of your lines arrive overhead along the same street, Steeles Avenue for example.',
      'Newer distribution buildings in Bram West come with proper closets, so effort there goes to coverage outside the dock doors.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'brampton',
    lede: 'Independent help for Brampton fleets and food processors choosing software, adding a yard or hiring a first IT person.',
    points: [
      'Before renewing driver tablets, check the end date of the logging device contract; two clocks that differ mean paying twice.',
      "A Goreway Drive landlord's fibre promise should stand in the lease with a date, since moving crews will not wait for it.",
      'Fleet insurers may ask about e-mail sign-in as well as brakes; we help you answer that page truthfully.',
      "Algoma University's Brampton campus is a place to look for junior help, and a written task list makes the hire work.",
    ],
  },
  {
    service: 'managed-it',
    location: 'brampton',
    lede: 'A fixed monthly plan for Brampton carriers, food plants and clinics that run long before and long after office hours.',
    points: [
      'Enterprise is the plan with a help desk at night, which matters most where dispatchers sit down before five in the morning.',
      'Family members who left the business years ago may still be administrators of the domain name; find that login first.',
      'Price seasonal hires by the month they work, and close their accounts in the week when the last shift ends.',
      'A company with yards in Bram West and on Goreway Drive saves a trip by keeping identical routers in both.',
    ],
  },
  {
    service: 'it-support',
    location: 'brampton',
    lede: 'Plain answers for Brampton dispatchers, plant supervisors and front desks, in the hours your plan gives them.',
    points: [
      'Agree on one word for an emergency, such as a stopped dispatch board, and it skips the ordinary queue.',
      'Drivers who forget a password on the road should be verified by their truck number and a call back to dispatch.',
      "Mount the help desk number beside the time clock, as the plant's own phones seldom have a directory.",
      'Send the arrival gate and a contact for after-hours visits, because yards off Airport Road lock their front doors early.',
    ],
  },
];

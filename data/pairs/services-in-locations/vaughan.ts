import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const vaughan: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'vaughan',
    lede:
      'We help you catch fake payment changes before the money leaves, and close the remote connections that ' +
      'attackers like to use.',
    points: [
      'We agree with you on a phone call that confirms every new bank account. A forged email alone then ' +
        "shouldn't move a payment.",
      "If one of your computers can't be updated any more, we take it off email and the web. It can go on doing " +
        'its one job.',
      'We can encrypt the laptops that leave your office or stay in a site trailer. If one is stolen, your ' +
        'files on it stay locked.',
    ],
    questions: [
      {
        question: 'A vendor wants remote access to our equipment. Is that safe?',
        answer:
          "Yes, with a named login that your supervisor opens for the repair. A connection that stays open isn't, " +
          'and we help you close it.',
      },
      {
        question: 'Do people outside the office need training too?',
        answer:
          'Yes, if they have an email address or a login. The lessons are short, and you see the results by team.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'vaughan',
    lede:
      'Outside your working hours, we move email, files and office systems to the cloud. What works better in ' +
      'the building stays there.',
    points: [
      'If you run two shifts, there may be only Saturday evening and Sunday. We plan the switch for the hours ' +
        'when your business is closed.',
      'Before a main system leaves the building, we add a mobile backup line. Your people try their daily work ' +
        'over it for a morning.',
      "Ontario's Construction Act starts payment clocks with a proper invoice. If you're a contractor, we move " +
        'billing in a week without draws.',
    ],
    questions: [
      {
        question: 'Should our ERP or accounting system leave the building?',
        answer:
          'Not in every case. We compare cost, speed and what happens to shipping when the line is down, and you ' +
          'decide with the figures in hand.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'vaughan',
    lede:
      'We back up your office every night, and the shop or warehouse behind it, including computers that are ' +
      'easy to forget until one fails.',
    points: [
      'You tell us what has to run first after a failure, such as orders or payroll. We plan the restore in ' +
        'that order and try it out with you.',
      "If you ship at night, we copy the stock database in small steps by day. Your night crew doesn't have to " +
        'wait for a backup.',
      'You choose how long old drawings, quotes and job files are kept, for example until a warranty has run out.',
    ],
    local:
      'In an industrial area such as Concord, a large press can make the power dip. We put a battery on your ' +
      "server and another on the backup device, so a dip doesn't spoil a copy.",
    questions: [
      {
        question: 'Can you copy a computer that runs a machine?',
        answer:
          'Usually, yes, during a pause. We ask the builder of the machine first and test the copy on a spare disk.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'vaughan',
    lede:
      'We keep your office connected, and your shop floor or yard if you have one, and find the real cause when ' +
      'the Wi-Fi drops.',
    points: [
      'If you have an office across the driveway, we price both fibre and radio. You see what each one costs ' +
        'before you choose.',
      "Cellphone signals are weak inside a concrete building. We put the backup modem's antenna on the roof or " +
        'at a window, so it works when you need it.',
      "We give machines, cameras and other devices a network of their own, so they're harder to use as a way " +
        'into your office files.',
    ],
    local:
      'In the towers at Vaughan Metropolitan Centre, the landlord decides about internet lines, as downtown. We ' +
      'ask before you sign for one.',
    questions: [
      {
        question: 'Our scanners drop. Is it the Wi-Fi or the software?',
        answer:
          'We find out before you replace anything. We log where and when each one drops, and that usually gives ' +
          'the answer.',
      },
      {
        question: 'Do you have to shut down our network for updates?',
        answer:
          "Yes, for a short time, at an hour we've agreed on. We schedule network work around your shifts, so " +
          "production doesn't stop for us.",
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'vaughan',
    lede:
      'We sit down with you and your staff to choose a system, plan a building or prepare for a new owner, by ' +
      'the hour.',
    points: [
      'We like to have a supervisor or a bookkeeper at the first meeting, because they see what a plan made ' +
        'without them can miss.',
      "When a business changes hands, we find the domain names, licences and alarm codes in one person's name. " +
        'You can move them to the company in time.',
      'Before you agree to a moving date, we check whether fibre reaches the new site, so you can work there ' +
        'from the first day.',
    ],
    questions: [
      {
        question: 'Who owns the requirements you write?',
        answer: 'You do. You can send them to any vendor, with or without us.',
      },
      {
        question: 'Do we need a new ERP system, or can we keep the old one?',
        answer:
          "Sometimes the old one is enough. We list what it can't do, what that costs you and what a change would " +
          'cost.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'vaughan',
    lede:
      'One plan covers your office and, if you have them, your shop floor, yard and job sites. We know each of ' +
      'them when you call.',
    points: [
      "We keep your vendors' numbers and contracts on file. When something fails early in the morning, the call " +
        'goes to the right company.',
      'If you have job sites, we list the routers, laptops and cameras there and move them with the project. ' +
        'You know where each one is.',
      "We ask about your working hours before we schedule updates, so a restart doesn't hit a computer someone " +
        'is using.',
    ],
    local:
      'In a new tower at Vaughan Metropolitan Centre, the network may belong to the building. We find out ' +
      'before you buy equipment of your own.',
    questions: [
      {
        question: 'Do shop-floor people count as users?',
        answer: 'Only those with an account of their own. A shared screen at a machine is a device.',
      },
      {
        question: 'Do we need a plan that covers nights?',
        answer:
          "Only if people work at night and can't wait until morning. That's Enterprise; on every plan, critical " +
          'incidents reach the emergency line at any hour.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'vaughan',
    lede:
      'Call us first, and we help your people remotely. When a computer needs hands, our technician comes, ' +
      'dressed for the shop floor if you have one.',
    points: [
      'We name printers and screens after where they are, such as Dock 2 or Reception. You say the name, and we ' +
        'know which one you mean.',
      'If two shifts share a computer, we leave one short guide beside it, so the second shift can answer the ' +
        'usual questions itself.',
      'Tell us when you book whether we need boots, glasses or a vest, and who signs us in. Then we can start ' +
        'as soon as we arrive.',
    ],
    local:
      'The subway ends at Vaughan Metropolitan Centre, so a technician with a laptop bag can come by Line 1. ' +
      'With equipment, or for Concord and Woodbridge, we drive.',
    questions: [
      {
        question: 'Can our evening shift call you?',
        answer:
          'Yes, in the hours of your plan. The Professional help desk is open {plans.professional.helpDeskHours}, ' +
          'and the Enterprise help desk answers all night.',
      },
    ],
  },
];

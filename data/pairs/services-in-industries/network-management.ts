import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const networkManagement: ServiceInIndustry[] = [
  {
    service: 'network-management',
    industry: 'financial-services',
    lede:
      'When a portal freezes or a video meeting drops, we find the cause and call the carrier for you. Your ' +
      'firewall, Wi-Fi and internet lines are our job.',
    steps: [
      {
        title: 'Measure a working morning',
        description:
          'We measure delay and dropouts between your desks and the portals you use. Sometimes the internet is fine and ' +
          'something else is slow, and you save the cost of a faster line.',
      },
      {
        title: 'A second line',
        description:
          'We set up a line from another carrier and, if we can, by another route. It takes over when the first fails, ' +
          'and we test it every month.',
      },
      {
        title: 'Visitors kept apart',
        description:
          "Your guests get internet and nothing more. Client folders are on another network, so a visitor's laptop has " +
          'no path to them.',
      },
      {
        title: 'Outage records',
        description:
          'We log each outage with its start, end and cause. The dates are ready when you review your continuity plan.',
      },
    ],
    questions: [
      {
        question: 'Will our portals work over the spare line?',
        answer:
          "Yes, once it's registered. If a custodian or Filogix accepts only known internet addresses, we register the " +
          'spare line as well, before you need it.',
      },
      {
        question: "We share a suite. Is the landlord's internet good enough?",
        answer: 'Yes, but only behind your own firewall. We treat the wall jack as public and set up the rest.',
      },
      {
        question: 'Who calls Bell or Rogers when the line is down?',
        answer: "We do. We follow up, tell you when it's fixed, and send you one report.",
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'healthcare',
    lede:
      "We keep charts, imaging, payments and visitors' phones on separate networks, and bring Wi-Fi to the rooms " +
      'where you give care.',
    steps: [
      {
        title: "See what's there",
        description:
          'We trace the cables, label the ports and list every device. When something fails, we know where to look, and ' +
          'you wait less.',
      },
      {
        title: 'Separate networks',
        description:
          'We give charts, imaging, payment terminals and visitors each a part of their own, with rules for what may ' +
          'pass. A phone in your waiting room then has no path to the charts.',
      },
      {
        title: 'Wi-Fi behind walls',
        description:
          'We measure with the doors shut, because walls, and lead in an X-ray room, weaken the signal. Then we place ' +
          'access points where your staff need them.',
      },
      {
        title: 'A second line',
        description:
          'If your chart is hosted, you need one. A spare line or modem takes over when the first fails, so you can ' +
          'keep seeing patients.',
      },
    ],
    questions: [
      {
        question: 'Can patients and visitors use our Wi-Fi?',
        answer:
          "Yes. They get a network that leads only to the internet, with a speed limit so it can't slow down the chart.",
      },
      {
        question: 'Can our equipment vendors still connect?',
        answer: 'Yes. Each connects in a named, dated session instead of through an open door, so you know who was in.',
      },
      {
        question: 'Will you interrupt our day?',
        answer:
          "We try not to. We make changes at an hour agreed with you, and in care homes, which don't close, we go wing " +
          'by wing.',
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'legal',
    lede:
      'Your filings and closings depend on the internet. We look after your lines, firewall and Wi-Fi, and test the ' +
      'spare line with your clerks beforehand.',
    steps: [
      {
        title: 'The spare line',
        description:
          'The spare line takes over when the first one fails. We pull the main cable once, with Teraview and your bank ' +
          'open, so your clerks have seen it work.',
      },
      {
        title: 'Meeting room Wi-Fi',
        description:
          'Opposing counsel, mediators and reporters get internet and nothing else. You can offer it to anyone, because ' +
          'your files are on another network.',
      },
      {
        title: 'Printers and copiers',
        description:
          'Printers and copiers hold disks and address books, so we update, place and erase them like computers. A ' +
          "copier you return then doesn't take client documents with it.",
      },
      {
        title: 'Lawyers at home',
        description:
          'We set up managed remote access instead of whatever the family router allows. Your lawyers reach their files ' +
          'through a protected login.',
      },
    ],
    questions: [
      {
        question: 'Teraview or Clio feels slow. Can you find out why?',
        answer:
          'Yes. We measure Teraview, Clio and iManage by name, so "it\'s slow" becomes a number. If PCLaw is on your own ' +
          'server, we measure that inside the office.',
      },
      {
        question: 'We share chambers with others. Is that safe?',
        answer:
          'It can be, with separate networks. We also look at the shared printer, because pages wait there for anyone.',
      },
      {
        question: 'What if the power fails too?',
        answer:
          "We set up a hotspot and a charged laptop at the desk that can't wait, such as your real estate clerk's. Then " +
          'we test it with you.',
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'manufacturing',
    lede:
      'From the receiving dock to the office, we build and look after your Wi-Fi and machine networks, and schedule ' +
      'the work around your shifts.',
    steps: [
      {
        title: 'Measure with full racks',
        description:
          'Steel and stock block Wi-Fi. We measure when your shelves are full and the forklifts are moving, so scanners ' +
          'also work on a busy day.',
      },
      {
        title: 'Divide the network',
        description:
          'Your office, ERP, machine cells, cameras and visiting vendors each get a part, with written rules between ' +
          'them. A virus in one is then less likely to reach the others.',
      },
      {
        title: 'Equipment for the floor',
        description:
          'We use industrial switches in closed cabinets, made for heat, dust and oil. In a freezer or a paint area, ' +
          'your safety lead decides what rated equipment it takes.',
      },
      {
        title: 'A card on the cabinet',
        description:
          "We write down what the night shift may restart and whom to call. A simple fault then doesn't have to wait " +
          'for the morning.',
      },
    ],
    questions: [
      {
        question: 'Will the work stop production?',
        answer:
          "We plan it so that it doesn't. We work between shifts or in a shutdown, and ask before we change an address " +
          'inside a machine cell.',
      },
      {
        question: 'Will you touch safety controllers?',
        answer: 'No. They stay off our list, and whoever signs the safety review decides about them.',
      },
      {
        question: 'Who pulls the cable?',
        answer: 'A licensed contractor, yours or one we bring. We quote it separately, before any work.',
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'nonprofit-organizations',
    lede:
      'We give your staff a dependable connection and your visitors a separate one, in rooms you own, rent or ' +
      'borrow.',
    steps: [
      {
        title: 'The main office',
        description:
          "We replace the carrier's box with a small firewall. Staff, public computers and card terminals are kept " +
          'apart, so a problem with one is less likely to reach your records.',
      },
      {
        title: 'Borrowed rooms',
        description:
          "In a hall or a school, your people use a managed hotspot or encrypted remote access. They don't need to " +
          "trust the host's Wi-Fi with your records.",
      },
      {
        title: 'Public computers',
        description:
          'If you offer computers to the public, we set them up to be wiped clean after each user. We also check that ' +
          "filters don't hide health or shelter pages.",
      },
      {
        title: 'Events',
        description:
          'We set up a spare modem for your gala or annual meeting. Card readers and auction apps are all busy at once ' +
          "then, and a hall's own line may be too slow.",
      },
    ],
    questions: [
      {
        question: 'Can we use donated routers?',
        answer: 'Yes, if they still get updates. We check them and tell you which ones to replace.',
      },
      {
        question: 'Is our internet fast enough for our donor system?',
        answer:
          "We measure it at your busiest hour and tell you. Raiser's Edge NXT, DonorPerfect and EMHware are online, so " +
          'the line matters more than a server.',
      },
      {
        question: 'Is there a smaller price for a small site?',
        answer: 'Yes, if it needs less equipment. We quote each site, and a hotspot may be all that one needs.',
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'professional-services',
    lede:
      "Large files, video calls and a full office midweek ask a lot of your network. We measure it, fix what's slow " +
      'and look after it.',
    steps: [
      {
        title: 'Look inside first',
        description:
          "The slow part may be one old patch cable. We measure before you buy, so you don't pay for a faster line that " +
          'changes nothing.',
      },
      {
        title: 'Desks with heavy files',
        description:
          'We put cable and faster switches where your people edit models, drawings or video, and Wi-Fi everywhere ' +
          'else. Your money goes where speed is needed.',
      },
      {
        title: 'Full days',
        description:
          'We take readings on your busiest day and move access points to where people sit. Calls are steadier when ' +
          'everyone is in.',
      },
      {
        title: 'Deadline days',
        description:
          'We set up a second line and test it on the morning of a tender, and before the last week of April. If the ' +
          'first line fails, you can still submit.',
      },
    ],
    questions: [
      {
        question: 'Calls freeze only in some meeting rooms. Why?',
        answer:
          'Usually because too many laptops share one channel, or one holds on to a distant antenna. We can fix both ' +
          'without new cable.',
      },
      {
        question: "Can you tell if it's the network or our software?",
        answer:
          "Yes. We test what you use most, such as Revit, CaseWare or Taxprep, and tell you if the network isn't the " +
          'cause.',
      },
      {
        question: "What do our people use at job sites and clients' offices?",
        answer:
          "We give them a managed hotspot, for a site trailer or an audit room. They don't have to rely on a network " +
          "they don't know.",
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'real-estate',
    lede:
      'For each office and building, you get one drawing of the network and one number to call. We secure it and ' +
      'look after it.',
    steps: [
      {
        title: 'One drawing per building',
        description:
          "We draw what's connected, where it's plugged in and who installed it. When something stops, your staff and " +
          'contractors look at the same page.',
      },
      {
        title: 'Separate systems',
        description:
          'We keep doors, cameras, heating controls and guest Wi-Fi apart. If one of them is broken into, the others ' +
          'and your office are better protected.',
      },
      {
        title: 'Contractors',
        description:
          "Your contractors connect through named logins that we close after the visit. You aren't left with old access " +
          'that nobody remembers.',
      },
      {
        title: 'Phone lines',
        description:
          "We mark elevator and fire lines on the drawing and don't touch them; the monitoring company moves them. We " +
          'also note what still depends on a copper line or an old computer.',
      },
    ],
    questions: [
      {
        question: 'Do you serve our tenants too?',
        answer: "No. We look after the building's own systems. Tenants keep their carriers, on separate equipment.",
      },
      {
        question: 'Can a site office have internet before the building does?',
        answer:
          'Yes. We bring you a tested set with a router, mobile backup, laptop and printer. It moves to your next site ' +
          'afterwards.',
      },
      {
        question: 'What does a buyer get when a building is sold?',
        answer: 'You can hand over the drawing, the device list and the passwords. We have them ready for closing day.',
      },
    ],
  },
];

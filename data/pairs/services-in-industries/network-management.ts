import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const networkManagement: ServiceInIndustry[] = [
  {
    service: 'network-management',
    industry: 'financial-services',
    lede: "We look after your firewall, Wi-Fi and internet lines, and call the carrier when a lender's portal or a video meeting drops.",
    steps: [
      {
        title: 'Measure a working morning',
        description:
          'Delay and dropouts, from the desk to the portal. Sometimes the internet is fine and something else is slow.',
      },
      {
        title: 'A second line',
        description:
          'From another carrier and, if we can, by another route. It takes over when the first fails, and we test it every month.',
      },
      {
        title: 'Visitors outside',
        description: 'Guests get internet and nothing more. Client folders are on another network.',
      },
      {
        title: 'Outage records',
        description: 'Each one is logged with start, end and cause, for your continuity plan.',
      },
    ],
    software:
      'Yes: if a custodian or Filogix accepts only known internet addresses, we register the spare line too. Croesus and ' +
      'Applied Epic are measured from the desk.',
    questions: [
      {
        question: "We share a suite. Is the landlord's internet good enough?",
        answer: 'Only behind your own firewall. We treat the wall jack as public and set up the rest.',
      },
      {
        question: 'Do branches need their own equipment?',
        answer: 'A small managed firewall, usually. A server, no.',
      },
      {
        question: "Who calls Bell or Rogers when it's down?",
        answer: "We call, follow up and tell you when it's fixed. You get one report.",
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'healthcare',
    lede: "We keep charts, imaging, payments and visitors' phones on separate networks, and bring Wi-Fi to where care is given.",
    steps: [
      {
        title: "Draw what's there",
        description: 'We trace the cables, label the ports and list every device.',
      },
      {
        title: 'Separate',
        description:
          'Charts, imaging, payment terminals and visitors each get a part of their own, with rules for what may pass.',
      },
      {
        title: 'Wi-Fi behind walls',
        description: 'We measure with the doors shut, because lead in the walls of an X-ray room weakens the signal.',
      },
      {
        title: 'A second line',
        description: 'A hosted chart needs one. A spare line or modem takes over when the first fails.',
      },
    ],
    software:
      'Yes: hosted charts such as Accuro or PointClickCare get priority on the line. Imaging vendors connect by a named, ' +
      'dated session instead of an open door.',
    questions: [
      {
        question: 'Can patients use our Wi-Fi?',
        answer: "Yes, on a network that leads only to the internet, with a speed limit so it can't slow the chart.",
      },
      {
        question: 'Our fax goes over the internet and fails. Why?',
        answer:
          'Fax was made for phone lines. We test long referrals and keep one analogue line if nothing else works.',
      },
      {
        question: 'When do you make changes?',
        answer: 'At an hour we agree with you. In care homes, which never close, we go wing by wing.',
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'legal',
    lede: 'We run your internet lines, firewall and Wi-Fi, and test the spare line with your clerks before a closing or a filing needs it.',
    steps: [
      {
        title: 'The spare line',
        description:
          'It takes over when the first fails. We pull the main cable once to prove it, with Teraview and the bank open.',
      },
      {
        title: 'Boardroom Wi-Fi',
        description: 'Opposing counsel, mediators and reporters get internet and nothing else.',
      },
      {
        title: 'Printers and copiers',
        description: 'They hold disks and address books. We update, place and erase them like computers.',
      },
      {
        title: "Partners' homes",
        description: 'Managed remote access instead of whatever the family router allows.',
      },
    ],
    software:
      'Yes: we measure Teraview, Clio and iManage by name, so that "it\'s slow" becomes a number. PCLaw on your own ' +
      'server is measured inside the office.',
    questions: [
      {
        question: 'We share chambers with others. Is that safe?',
        answer: "With separate networks, yes. Don't forget the shared printer: pages wait there for anyone.",
      },
      {
        question: 'Can large productions move without slowing calls?',
        answer: 'Yes. We schedule them at night or limit their share of the line.',
      },
      {
        question: 'What if the power fails too?',
        answer: "We set up a hotspot at the real estate clerk's desk with a charged laptop, and test it with you.",
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'manufacturing',
    lede: 'We build and look after Wi-Fi and machine networks for a working floor, from the receiving dock to the office.',
    steps: [
      {
        title: 'Measure with full racks',
        description: 'Steel and stock block radio. We test when the shelves are full and forklifts are moving.',
      },
      {
        title: 'Divide',
        description:
          'Office, ERP, machine cells, cameras and visiting vendors each get a part, with written rules between them.',
      },
      {
        title: 'Cabinets',
        description: 'On the floor we use industrial switches in closed boxes, made for heat, dust and oil.',
      },
      {
        title: 'A card on the door',
        description: 'It tells the night shift what it may restart, and whom to call.',
      },
    ],
    software:
      'Yes: Epicor, SYSPRO, Business Central, FactoryTalk and your label software run over it. We ask before changing an ' +
      'address inside a machine cell.',
    questions: [
      {
        question: 'Can you fix Wi-Fi in a freezer or a paint area?',
        answer:
          'Often, with the right housings and antennas. Some zones need rated equipment, and your safety lead decides.',
      },
      {
        question: 'Will you touch safety controllers?',
        answer: 'No. They stay off our list; whoever signs the safety review decides about them.',
      },
      {
        question: 'Who pulls the cable?',
        answer: "A licensed contractor, yours or one we bring. It's quoted separately, before any work.",
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'nonprofit-organizations',
    lede: 'We give your staff a dependable connection and your visitors a separate one, in rooms you own, rent or borrow.',
    steps: [
      {
        title: 'The main office',
        description:
          "A small firewall replaces the carrier's box. Staff, public computers and card terminals are kept apart.",
      },
      {
        title: 'Borrowed rooms',
        description:
          "People use a managed hotspot or encrypted remote access, and don't need to trust the host's Wi-Fi.",
      },
      {
        title: 'Public computers',
        description: "They're wiped clean after each user, and filters don't hide health or shelter pages.",
      },
      {
        title: 'Events',
        description: 'A spare modem for the gala, because card readers and auction apps peak at once.',
      },
    ],
    software:
      "Yes: Raiser's Edge NXT, DonorPerfect, CanadaHelps and EMHware are online, so the line matters more than a server. " +
      'We measure it at your busiest hour.',
    questions: [
      {
        question: 'Can we use donated routers?',
        answer: 'If they still get updates. We check, and tell you which ones to replace.',
      },
      {
        question: 'Our address must stay private. What about Wi-Fi?',
        answer:
          "Don't put your name in the network's name. We choose a neutral one and check what your devices announce.",
      },
      {
        question: 'Is there a smaller price for a small site?',
        answer: 'Yes, if it needs less equipment. We quote each site, and a hotspot may be all one needs.',
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'professional-services',
    lede: 'We build the network for large drawings, video calls and an office that fills up midweek.',
    steps: [
      {
        title: 'Look inside first',
        description: 'The slow part may be one old patch cable. We measure before anyone buys.',
      },
      {
        title: 'Heavy desks',
        description: 'Cable and faster switches where Revit or video is edited, Wi-Fi for the rest.',
      },
      {
        title: 'Full days',
        description: 'Access points move to where people sit. We take readings on your busiest day.',
      },
      {
        title: 'Deadline days',
        description:
          'A second line, tested that morning, for tenders that close by the clock and the last week of April.',
      },
    ],
    software:
      'Yes: Revit, AutoCAD, Adobe, CaseWare, Taxprep and QuickBooks Online. We test the ones that hurt most and tell you ' +
      "if the network isn't the cause.",
    questions: [
      {
        question: 'Calls freeze only in some meeting rooms. Why?',
        answer:
          'Usually too many laptops on one channel, or a laptop holding on to a distant antenna. Both can be fixed without new cable.',
      },
      {
        question: 'Can clients who compete visit on the same day?',
        answer: 'Yes. Guest access keeps them apart from you and from each other.',
      },
      {
        question: 'Do site trailers and audit rooms get Wi-Fi too?',
        answer: "A managed hotspot, which spares everyone a stranger's network.",
      },
    ],
  },
  {
    service: 'network-management',
    industry: 'real-estate',
    lede: 'We draw, secure and look after the networks in the offices and buildings of brokerages, managers and developers.',
    steps: [
      {
        title: 'One drawing per building',
        description: "What's connected, where it's plugged in and who installed it.",
      },
      {
        title: 'Separate systems',
        description:
          'Doors, cameras, controls and guest Wi-Fi are kept apart, so a fault in one is less likely to reach the others.',
      },
      {
        title: 'Contractors',
        description: 'They connect through a named login that we close after the visit.',
      },
      {
        title: 'Phone lines',
        description:
          "We mark elevator and fire lines on the drawing and don't touch them; the monitoring company moves them.",
      },
    ],
    software:
      'Yes: EntraPass, Yardi, Condo Control and intercoms all need the line. We note which still depend on an old ' +
      'computer or a copper phone line.',
    questions: [
      {
        question: 'Do you serve tenants too?',
        answer: "We look after the building's own systems. Tenants keep their carriers, on separate equipment.",
      },
      {
        question: 'Can a site office have internet before the building does?',
        answer:
          'Yes: a tested box with router, mobile backup, laptop and printer. It moves to the next site afterwards.',
      },
      {
        question: 'What does a buyer get when a building is sold?',
        answer: 'Drawing, device list and passwords, ready for closing day.',
      },
    ],
  },
];

import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const burlington: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'burlington',
    lede: 'Access control, logging and secure remote work for Burlington shops that handle controlled drawings, and safer card payments for restaurants.',
    text:
      'Which people can open this drawing? A Mainway shop in the Controlled Goods Program must be able to answer at any time, and so must ' +
      'whoever runs its computers. Cybersecurity for such a Burlington shop gives each drawing folder a short list of named readers, keeps those ' +
      'folders off phones and logs every opening. Defence contracts are adding the Canadian Program for Cyber Security Certification, which ' +
      'starts with a self-assessment at its first level. Part of the staff signs in from Hamilton or Grimsby, so remote access takes a company ' +
      'laptop and a code on a phone. Brant Street restaurants have plainer needs: keep the card terminals away from everything.',
    points: [
      'Our own technicians count too: nobody looks at controlled technical data without the assessment your designated official requires.',
      'A test bench with an old operating system stays off the internet, and files reach it through one scanned, logged transfer point.',
      'Ribfest on Labour Day weekend brings crowds to Spencer Smith Park; nearby restaurants should check card terminals in the week before.',
      "Start the self-assessment by listing where the contract's specified information arrives, since mail attachments spread further than " +
        'shop owners expect.',
    ],
  },
  {
    service: 'cloud-migration',
    location: 'burlington',
    lede: 'Burlington manufacturers and engineers can move most files to Microsoft 365 and still keep controlled drawings where the rules require.',
    text:
      'Not every drawing may go. Before a cloud migration in Burlington we sort folders into three heaps: those under the Controlled Goods ' +
      'Program, those a customer restricts by contract, and the rest. The last heap, with mail, quotes, accounts and schedules, moves to ' +
      'Microsoft 365. It helps at once, because people living across the Skyway can work through a storm without a VPN. For restricted folders ' +
      'the choice lies between a closed site in a Canadian region and a server that stays on Mainway; your designated official decides. ' +
      'Environmental engineers keep photographs and lab results by project, and those move outside the field season.',
    points: [
      'Cloud administrators can technically open what they administer, so a list of them belongs with the security plan for controlled goods.',
      'High winds can close the Skyway to trucks and slow everyone; a trial day at home shows what still needs the office.',
      'Cogeco and Bell both sell business lines here; measure the upload before a long project archive starts its journey.',
      'Food processors keep scale and label computers beside the line, and send only the records they produce.',
    ],
  },
  {
    service: 'data-backup',
    location: 'burlington',
    lede: 'Full images of test stations, encrypted copies of controlled drawings and a backup stored well away from Mainway.',
    text:
      "August 2014 taught this city what a summer cloudburst does to ground floors. One copy of a Burlington company's data should therefore be kept far " +
      "from Mainway, and the nearer one well above the floor. A failed bench is the quieter danger. An instrument maker's test station may run " +
      'on a computer with a card that nobody sells any more. Its data backup is a full disk image, tried on a spare machine of the same kind. ' +
      'Controlled drawings stay controlled in every copy: encrypted before they leave, with the key held by people on the assessed list. ' +
      'Calibration files follow the product for its service life.',
    points: [
      "Write the computer's model, card and BIOS date on the image label, because a copy without matching hardware is half a rescue.",
      "Practices beside Joseph Brant Hospital copy charts nightly and try opening one patient's file, the test that matters there.",
      'Colleagues in Hamilton or Niagara who save to a laptop drop out of the schedule; redirect those folders or copy the laptop too.',
      'Distance counts in a disaster: a restore that needs hands at the west end of our area should have parts ready.',
    ],
  },
  {
    service: 'network-management',
    location: 'burlington',
    lede: 'Burlington offices and plants get firewalls we can repair remotely, spare parts on site and separate networks for test benches.',
    text:
      'Distance shapes the work: this is the farthest corner we serve, so we prepare as if nobody could come. Each Burlington firewall can have ' +
      'a cellular side door for repairs, a saved configuration and a labelled spare. Your own supervisor plugs it in while we talk. Network ' +
      'management on Mainway also puts walls between benches, office and visitors; a measuring computer that cannot be updated reaches one file ' +
      'share and nothing more. Tunnels for people in Hamilton and Niagara are watched like any line. Cogeco cable beside Bell fibre makes a ' +
      'sensible pair, if the two enter the unit from different sides.',
    points: [
      'Machined steel and full tool cribs throw back radio, so shop tablets on Harvester Road get antennas aimed down the aisles.',
      'Name two people per shift who know where the spare is; a Friday evening swap depends on them and not on traffic.',
      "On Brant Street, patio tablets, card terminals and diners' Wi-Fi are three networks, even if one small box serves them all.",
      'Ask people in Hamilton and Grimsby which carrier they have at home; several complaints about one point away from the office.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'burlington',
    lede: 'Advice for Burlington instrument makers, defence suppliers and environmental consultants on aging systems, certification and field work.',
    text:
      'A test station older than its software vendor is a business question, not a fault report. Should a Burlington instrument maker rebuild ' +
      'it, isolate it or buy the last spare cards? Our IT consulting sets out what each path costs and what follows if the computer dies first. ' +
      'Defence tenders raise another question: which certification level a bid will call for, and how far the shop on Mainway is from it today. ' +
      'Environmental consultancies want field tablets that work without coverage below the Escarpment. Because the drive is long, we gather ' +
      'questions first, so that one visit can settle several.',
    points: [
      'Send photographs of benches, labels and cables ahead of the visit; they save hours that would be billed as looking.',
      'Read the security clause of a defence subcontract before pricing it, because its controls may eat the margin on a small order.',
      'A firm with people in Hamilton as well can ask whether the next desk should be here at all.',
      'Aldershot suits small offices that want the GO station; compare fibre offers there before assuming they match those along the QEW.',
    ],
  },
  {
    service: 'managed-it',
    location: 'burlington',
    lede: 'Managed IT for Burlington manufacturers, laboratories and offices, planned so that few problems need a drive down the QEW.',
    text:
      'Distance makes planners of us. Harvester Road lies at the far end of our area, so managed IT in Burlington relies on what is prepared. There ' +
      'are spare parts in a labelled box, remote access to the switch, and a second person on your side who knows the cabinet. In exchange your ' +
      'people see fewer surprises than many a downtown tenant. Instrument makers keep computers for fifteen years because the bench demands it. We ' +
      'list those apart, with what would replace them and what must never be updated. Laboratories send samples and invoices in equal number, and ' +
      "want both systems awake before the courier. On Brant Street, a restaurant or a planner's office needs only a small plan and a clear bill.",
    points: [
      "Count benches separately from desks in the asset list, since their computers follow the instrument's life and not the office's.",

      'Stock the spare box together: one switch, one power supply, two patch cables of each length and a page in plain words.',

      'If half your team lives across the bay, ask for laptops with built-in cellular and skip the argument over home internet.',

      'Quarterly visits with an agenda suit this distance better than single trips; collect small wishes until the date.',
    ],
  },
  {
    service: 'it-support',
    location: 'burlington',
    lede: 'Remote-first help for Burlington, with prepared visits to Mainway, Brant Street and the offices around the Appleby GO station.',
    text:
      'Before anyone starts the car, three questions are asked: does it have power, does it have a light, who is standing next to it? Most calls ' +
      'from Burlington end right there, since the person next to it turns out to be calm and capable. IT support at this distance is a partnership ' +
      'with such people. We train one on each shift, with pictures, and call them by name. When a visit is due, it carries the likely part and a ' +
      'second one. Engineers in the field call from a river bank with a tablet that will not sync. Kitchen staff call at four, an hour before the ' +
      'first table, about a printer that has stopped printing orders.',
    points: [
      'Give your on-site contact ten minutes with a technician at the cabinet; most later calls will then be ten minutes shorter.',

      'Field tablets should sync over breakfast at the hotel, and not for the first time in a ravine without signal.',
      'Order printers in kitchens die of heat and grease, so keep a twin in a drawer already paired.',
      'When the Skyway is closed, tell us early who works from home, and we look at the VPN before they sign in.',
    ],
  },
];

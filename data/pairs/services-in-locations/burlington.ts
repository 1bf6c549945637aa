import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const burlington: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'burlington',
    lede:
      'Access control, logging and secure remote work for Burlington shops that handle controlled drawings, and safer card payments for ' +
      'restaurants.',
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
    points: [
      'Give your on-site contact ten minutes with a technician at the cabinet; most later calls will then be ten minutes shorter.',
      'Field tablets should sync over breakfast at the hotel, and not for the first time in a ravine without signal.',
      'Order printers in kitchens die of heat and grease, so keep a twin in a drawer already paired.',
      'When the Skyway is closed, tell us early who works from home, and we look at the VPN before they sign in.',
    ],
  },
];

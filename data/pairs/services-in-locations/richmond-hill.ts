import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const richmondHill: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'richmond-hill',
    lede: "Security training in the languages your staff read, protected CRA access and a parent company's controls made workable in Richmond Hill.",
    points: [
      'Front desks in plazas face the waiting room, so screens get privacy filters and lock soon after the mouse rests.',
      "Before February, remove last season's temporary preparers from the tax software and from the firm's CRA authorizations.",
      "A parent's monitoring agent and ours can fight over one computer; agree which of them may isolate a machine.",
      'Ask your chart vendor for the access log of one ordinary Tuesday, and see whether anyone at the clinic can read it.',
    ],
  },
  {
    service: 'cloud-migration',
    location: 'richmond-hill',
    lede: 'Cloud moves for Richmond Hill accountants, clinics and branch offices, scheduled outside tax season.',
    points: [
      'Lines on offer vary between Oak Ridges and the lower plazas; test upload speed before promising anyone a hosted desktop.',
      'Privacy duties stay with the physician as custodian under PHIPA, whichever data centre the scanned letters end up in.',
      "Agree with the parent's IT who resets passwords on a Canadian afternoon, when its own help desk is asleep.",
      'Two monitors and a scanner behave differently over a remote session, so preparers try a full return on it first.',
    ],
  },
  {
    service: 'data-backup',
    location: 'richmond-hill',
    lede: 'Patient charts, tax files and branch data in Richmond Hill, backed up and still readable after the next software change.',
    points: [
      "Children's charts stay longer still, so a blanket deletion rule would be wrong for a family practice in a plaza.",
      'Nobody has an evening for a restore on the last day of April, so try one client folder in March.',
      'Trees and ice can bring down wires in Oak Ridges, and a battery lets the server close its files first.',
      'Ask the parent company in writing which Canadian data it copies, how long for, and who may request a return.',
    ],
  },
  {
    service: 'network-management',
    location: 'richmond-hill',
    lede: 'We trace old cabling in Beaver Creek, secure shared utility rooms on Yonge Street and keep clinic fax lines working.',
    points: [
      "Headford suites change hands whole, ceiling wiring included, so ask the previous tenant's cabling contractor for its drawing before " +
        'opening day.',
      'Patients deserve guest Wi-Fi that cannot see the label printer, the X-ray sensor or the chart server.',
      'A tunnel to headquarters abroad should carry only what the parent needs, while ordinary traffic leaves directly through a Canadian line.',
      'Work on the Yonge North subway extension near Highway 7 is a reason to bring the second line in another way.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'richmond-hill',
    lede: "Head-office security audits, EMR choices and accounting mergers, planned around Richmond Hill's tax season.",
    points: [
      "Read the parent's policy in Ontario terms first; electronic monitoring, for one, needs a written policy here from 25 employees up.",
      'Clinics should see a chart export before they sign for a system, since leaving is when its limits show.',
      'Workshops around Newkirk may need little: a list of risks, ranked, and a replacement date for each computer.',
      "A merger file lists both firms' retention dates, so nobody deletes a tax file early while boxes are combined.",
    ],
  },
  {
    service: 'managed-it',
    location: 'richmond-hill',
    lede: 'Managed IT for Richmond Hill practices, accounting firms and Canadian branches of companies from abroad.',
    points: [
      'Find out which costs head office books itself; licences bought twice, once abroad and once here, are a common discovery.',
      'Firms of accountants can schedule replacements in June, when returns are filed and there is time to learn a new machine.',
      'Old wiring in the Newkirk area should be tested before anyone blames a laptop, and the result kept with the lease.',
      'A practice that adds a second doctor needs accounts, a chart licence and a label printer on the same morning; tell us once the date is set.',
    ],
  },
  {
    service: 'it-support',
    location: 'richmond-hill',
    lede: 'Help that fits between two patients or two tax returns, for Richmond Hill offices along Yonge Street and in the business parks.',
    points: [
      'Post a paper form for the day when the chart is down, so the doctor can go on seeing patients while we work.',
      'Preparers who stay late in April should know the hours of their plan beforehand and how the emergency line differs.',
      'Ask the parent company for a local unlock right; otherwise a locked account on Headford waits for another continent to wake.',
      "Plaza units in Oak Ridges share one electrical room, and a technician needs the landlord's key as well as yours.",
    ],
  },
];

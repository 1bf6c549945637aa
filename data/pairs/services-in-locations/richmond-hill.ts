import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const richmondHill: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'richmond-hill',
    lede: "Security training in the languages your staff read, protected CRA access and a parent company's controls made workable in Richmond Hill.",
    text:
      'Scam messages come to Yonge Street in Cantonese, Mandarin, Farsi and Russian, and a lesson held only in English passes over some of them. ' +
      'Cybersecurity for a Richmond Hill practice or accounting office starts with examples its own staff would meet. Medical secretaries near ' +
      'Mackenzie Richmond Hill Hospital learn what a false referral looks like. Accountants guard their Represent a Client sign-in, since it ' +
      'reaches every taxpayer they file for. Down in Beaver Creek the rules arrive from a parent company overseas. We turn its long list of ' +
      'controls into settings that a small branch can live with.',
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
    text:
      'Timing is nearly everything for the accountants of Richmond Hill. From February to the end of April nobody touches the server; May to ' +
      'early autumn is the window, with corporate year-ends to step around. Cloud migration then takes Taxprep and CaseWare data to a hosted ' +
      "desktop, or the firm changes to the vendors' own cloud versions, whichever its reviewers accept. Where a Yonge Street clinic already has " +
      "hosted charts, what remains is mail, scanned letters and the fax number. Beaver Creek branches have less choice: the parent's tenant " +
      'exists, and joining it can mean mailboxes overseas while Canadian payroll files stay here.',
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
    text:
      "Charts outlive equipment. The CPSO wants a physician's records kept at least ten years past the last entry. A clinic by Hillcrest Mall " +
      'will change its computers several times in that period. Data backup in Richmond Hill must survive even a change of chart system, with ' +
      'exports that open without the old software. Where OSCAR runs on a box in the supply cupboard, next to the sink, we copy it at lunch and ' +
      'again after closing. Accountants need a snapshot before each tax update. Branches in Beaver Creek may discover that headquarters copies ' +
      'the mail but not the local file share.',
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
    text:
      'Lift a ceiling tile in Beaver Creek and there hangs the cable of several tenants, much of it dead. Network management there begins with a ' +
      'tone probe and a label maker: which drop reaches which desk, and which once fed a photocopier long gone. Low roofs make Wi-Fi easy; fire ' +
      "walls between units do not. Further up Yonge Street, a Richmond Hill clinic may share its plaza's utility room with a bakery or a bank. " +
      "The modem stands behind someone else's boxes. We mark it, lock it where the landlord allows, and keep fax machines on a line that " +
      'really carries fax.',
    points: [
      "Headford suites change hands whole, ceiling wiring included, so ask the previous tenant's cabling contractor for its drawing before opening day.",
      'Patients deserve guest Wi-Fi that cannot see the label printer, the X-ray sensor or the chart server.',
      'A tunnel to headquarters abroad should carry only what the parent needs, while ordinary traffic leaves directly through a Canadian line.',
      'Work on the Yonge North subway extension near Highway 7 is a reason to bring the second line in another way.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'richmond-hill',
    lede: "Head-office security audits, EMR choices and accounting mergers, planned around Richmond Hill's tax season.",
    text:
      'Whoever runs the Canadian branch of a foreign brand in Beaver Creek has two masters. One is a security team abroad with a long ' +
      'spreadsheet; the other is a local staff that wants to print. IT consulting in Richmond Hill can mean answering that spreadsheet ' +
      'truthfully, line by line, and pricing only the gaps that matter. Doctors face another choice, such as which chart system suits a group ' +
      'moving in together near Major Mackenzie Drive. Accountants ask about a merger with the firm upstairs: one document system, one phone ' +
      'number, one set of client letters. We set the order and keep the noisy weeks out of tax season.',
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
    text:
      'Thirty people in Beaver Creek report to a head office where it is already tomorrow. That office has standards, a questionnaire and an IT ' +
      'department which never answers before evening. Managed IT in Richmond Hill stands between the two. Where the parent insists on its rules, ' +
      'your laptops follow them. We look after what it leaves to you, and write the report in the form it expects. Doctors up Yonge Street have no ' +
      'parent and no IT department either. What they have is one manager who orders gloves, pays the hydro bill and resets passwords. The plan ' +
      'takes the third of these away. Accountants ask for one more thing, a freeze on every change between February and the end of April.',
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
    text:
      'Seven people sit in the waiting room and the chart will not open. The receptionist has one hand on the phone. IT support for a practice in ' +
      'Richmond Hill means that little has to be explained. We know the room, the software and whom to call at its vendor, and the label printer is ' +
      'not forgotten meanwhile. In the weeks before the filing deadline the same desk hears from preparers whose e-file was refused, late in the ' +
      'day and short of breath. Beaver Creek calls about a head office portal that has locked someone out overnight. None of these people wants a ' +
      'lecture. They want the next step, and then the one after.',
    points: [
      'Post a paper form for the day when the chart is down, so the doctor can go on seeing patients while we work.',

      'Preparers who stay late in April should know the hours of their plan beforehand and how the emergency line differs.',

      'Ask the parent company for a local unlock right; otherwise a locked account on Headford waits for another continent to wake.',

      "Plaza units in Oak Ridges share one electrical room, and a technician needs the landlord's key as well as yours.",
    ],
  },
];

import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const toronto: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'toronto',
    lede: 'Two internet circuits, known-device logins and due diligence answers for Toronto portfolio managers, dealers and brokerages.',
    points: [
      'Ask the landlord if both circuits climb the same riser, because a burst pipe in one shaft cuts them together.',
      'Dealers that share a suite with an affiliate need separate file stores before an examiner asks who could read what.',
      "CIRO's dealer members must keep a business continuity plan, so rehearse a morning on which the whole tower is evacuated.",
      'The RRSP deadline at the turn of March is no time for change, so laptop swaps wait until contributions are booked.',
    ],
    pointServices: [
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'May advisors take client calls from home when the tower is closed?',
        answer:
          'Your compliance officer decides which calls must be recorded, and the phone system has to follow that decision home. A company ' +
          'laptop, multi-factor sign-in and an app on the recorded line make it workable. Personal cellphones stay out.',
      },
      {
        question: 'An auditor asks who can read client accounts. What can we hand over?',
        answer:
          'Hand over a dated export of groups and permissions, the names of administrators, and the record of people who joined or left. The ' +
          'Enterprise plan keeps such access records current. The covering explanation is for your chief compliance officer.',
      },
      {
        question: 'Does a Bay Street office of eight people need its own server?',
        answer:
          "Hardly ever. Portfolio software, mail and documents can be hosted, and market data comes through the vendor's equipment. The " +
          'suite still needs a cooled closet, a firewall, two carriers and a label on every cable, since strangers share that riser.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'toronto',
    lede: 'Hospital and practice accounts kept apart, and Wi-Fi tested at the busiest hour, for Toronto specialists and clinics.',
    points: [
      'Older medical buildings lock the telephone closet after hours, so arrange the key before a weekend change and not during it.',
      "A physician who runs a study should keep its data outside the practice's EMR, on terms the research ethics board accepts.",
      'Decide who reaches booked patients by phone when the elevators of a medical tower stop, and from which device.',
      'A ConnectingOntario account belongs to one person, and a reception desk that passes it around hides who looked at whom.',
    ],
    pointServices: [
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Which electronic records do you support for Toronto clinics?',
        answer:
          'We look after the computers, printers, network and sign-ins that OSCAR Pro, TELUS PS Suite or Accuro depend on, and call the ' +
          'vendor with you. Changes inside the record stay with the vendor and your physicians.',
      },
      {
        question: 'A physician works at the hospital and with us. Who manages the laptop?',
        answer:
          'Whoever owns it, and only one of you. Two sets of management software fight each other. On a clinic laptop, hospital access ' +
          'normally runs in a browser or a remote desktop, with its own multi-factor sign-in.',
      },
      {
        question: 'Can you come into the clinic without disturbing patients?',
        answer:
          "Most work is done remotely, with the receptionist's permission on the screen. Professional and Enterprise include visits, and you " +
          'tell us which rooms are free and when. A technician closes what is not needed and touches no chart.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'toronto',
    lede: 'Trial-ready laptops, offline briefs and courtroom video for Toronto litigation, corporate and criminal lawyers.',
    points: [
      'Courthouse Wi-Fi should never be the only way to a document book, so load it on an encrypted laptop beforehand.',
      "The Federal Court on Queen Street West has an e-filing system apart from Ontario's, and clerks need a working account there.",
      'Banks that retain downtown firms ask for evidence of access limits, and a dated permissions report answers better than a letter.',
      'Firms that sublet rooms to independent counsel owe each tenant separate Wi-Fi and printing, because privilege does not cover a suite.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'network-management', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Can you work in a downtown tower with strict building rules?',
        answer:
          'Yes. Bay Street property managers usually want proof of insurance, a booked freight elevator and work outside business hours. We ' +
          'collect these rules with your office manager before a date is set. Maintenance outside your hours belongs to the Enterprise plan.',
      },
      {
        question: 'How do our clerks file with several Toronto courts from one desk?',
        answer:
          'Each court has its own portal, sign-in and size limit for PDF documents. We keep a page of those limits with your clerks, set up ' +
          'compressed scanning, and give each clerk a separate account, so filing does not stop on a sick day.',
      },
      {
        question: 'What happens to our computers when we take on articling students in the summer?',
        answer:
          'Tell us names and rotations in May. Laptops are prepared with the document system and dictation, and access follows the lawyer ' +
          'each student is assigned to. On the last day of articles the account closes and its mail goes to the principal.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'toronto',
    lede: 'Clean wiring, a firewall between line and office, and Wi-Fi to the loading bay for Toronto plants in older buildings.',
    points: [
      'Grocery chains order and are billed by EDI, so a silent link can leave a full trailer of bread with nowhere to go.',
      'Flour dust, steam and washdown kill ordinary computers; put a sealed screen by the oven and the machine itself elsewhere.',
      'Badge sign-in on a shared Rexdale terminal names each operator and does not slow the queue at the change of shift.',
      'Before you renew the lease on an older Scarborough unit, find out which carriers have fibre in front of it.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Can you get Wi-Fi through our old brick building?',
        answer:
          'Usually, with several small access points instead of one strong one. We measure with the ovens, fans and forklifts running, as ' +
          'metal and motors change the result. Cable runs along existing tray, and the landlord sees the plan first.',
      },
      {
        question: 'We bake and ship overnight. When do you do maintenance?',
        answer:
          'On Enterprise, outside your working hours, in the gap your production manager names. Other plans agree on a quiet hour within ' +
          'theirs. Ordering, labels and the dispatch printer are tested before the next mix starts, or the change gets rolled back.',
      },
      {
        question: 'Our scale and label computer runs an old Windows version. Must it go?',
        answer:
          'Not at once. We isolate it, allow only the label database and printer, and save a full image with the licence. Then we price a ' +
          "replacement with the scale's maker, so the choice is yours and unhurried.",
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'toronto',
    lede: 'Safe shared internet, private printing and shelter systems that stay up for Toronto charities and community hubs.',
    points: [
      "Ask your hub who can open the router's settings, and when the password was last changed after a tenant left.",
      'A leased copier keeps images of case files on its disk, so have it erased before the dealer collects it.',
      'National associations based downtown vote online at annual meetings, and the member list deserves a rehearsal in the week before.',
      'Outreach crews in ravines and basements lose signal, so their phones must store notes safely and send them later.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Guests use our public computers all day. How do we keep them clean?',
        answer:
          "Set them to forget everything at sign-out, on a network that reaches the internet and a printer. Nobody's housing form should be " +
          'visible to the next guest. Paper instructions beside the screen are read more often than a desktop note.',
      },
      {
        question: 'We rent space in a hub. How do we get privacy over its Wi-Fi?',
        answer:
          "Managed laptops can protect their own traffic, and a small firewall can make a private corner on the hub's line if the landlord " +
          'agrees. Print to a device that waits for your code. Ask who keeps the logs.',
      },
      {
        question: 'Can a grant pay for our IT support?',
        answer:
          'Often part of it, as an administrative or program cost, if the agreement allows. We quote per person per month, so a budget line ' +
          'is easy to write. The reduced nonprofit price is shown in the calculator.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'toronto',
    lede: 'Security answers for large clients, fast model storage and strong Wi-Fi for Toronto architects, accountants and agencies.',
    points: [
      "Read a bank's supplier terms on data location before quoting, since a free file-sharing tool may already break them.",
      'Pitch weeks bring freelancers, so keep two or three prepared laptops and accounts that expire when the campaign is delivered.',
      'Few Spadina lofts have a second carrier at the door, and a cellular modem by the window is the cheapest remedy.',
      'Consultants to provincial ministries meet FIPPA, the access and privacy law for public bodies, in their contracts sooner or later.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our building allows only one internet carrier. What can we do about outages?',
        answer:
          'Ask the property manager whether that is a contract or merely a habit. Until it changes, a 5G router with its own SIM can carry ' +
          'mail, calls and remote sessions. Big model transfers wait, and everyone should know that in advance.',
      },
      {
        question: 'A bank wants proof that former freelancers have no access. How do we show it?',
        answer:
          'With a list of every account, its owner, last sign-in and end date, exported on the day you are asked. Freelancers get dated ' +
          'accounts from the start. On Professional, someone who leaves is locked out the same day.',
      },
      {
        question: 'Can Mac designers and Windows accountants be supported on one plan?',
        answer:
          'Yes. Both systems are monitored and updated on every plan, and files meet in SharePoint or another shared store. Fonts, colour ' +
          'profiles and plotter drivers need extra care on the Macs, so we record which version each project uses.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'toronto',
    lede: 'Concierge computers, request tracking and deposit-fraud training for Toronto condominium managers, landlords and brokerages.',
    points: [
      'Four concierge shifts with one password cannot show who handed out a fob, so give each guard a sign-in.',
      'RentSafeTO covers rental buildings of at least three storeys and ten units; count yours before choosing a ticket system.',
      "A status certificate is due ten days after the request and fee arrive, whatever state the manager's server is in.",
      "Elevator panels, gates and parcel cameras often share the sales centre's old Wi-Fi; draw the wiring before you separate them.",
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'network-management'],
    ],
    questions: [
      {
        question: 'Who should look after the intercom and fob computers in our tower?',
        answer:
          'Usually the installer keeps the software and we keep the computer, network and backup. Write that split into one page with phone ' +
          'numbers. Residents do not mind who repairs a dead panel, but your concierge must know whom to call.',
      },
      {
        question: 'A unit owner demands to see records. Can we send them safely?',
        answer:
          'Your manager or lawyer decides what the Condominium Act allows. We then prepare a folder with redacted copies, a link that ' +
          'expires and a log of downloads. Whole mailboxes or the original drive are never opened for such a request.',
      },
      {
        question: 'Can concierge shifts use one computer without one password?',
        answer:
          'Yes. Each guard taps a fob or enters a PIN and gets the visitor log, parcel list and cameras, nothing more. Shift notes carry a ' +
          'name. When the security company replaces a guard, its supervisor tells you whom to remove.',
      },
    ],
  },
];

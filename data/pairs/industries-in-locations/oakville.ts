import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const oakville: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'oakville',
    lede: 'Wire-fraud protection and monitored mailboxes for Oakville wealth managers, dealers and insurance specialists.',
    points: [
      "Look-alike domains of a boutique's name are cheap to register, so buy the likeliest ones and watch for the rest.",
      'Trust documents and passports of a family office deserve a vault with its own readers, apart from daily advisor mail.',
      'Summer staff rotate through cottages; managed phones let a partner approve a transfer from the dock without weakening the rule.',
      "Put the household's accountant and lawyer on a shared portal, so that tax slips stop travelling as attachments.",
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'An assistant knows everything about our clients. How do we get it into the system?',
        answer:
          'Start with the ten questions that she answers most often, and give each a field in the CRM: dates, preferences, family names, who ' +
          'calls whom. Ten minutes a day fills it. Sensitive remarks get narrower viewing rights than birthdays.',
      },
      {
        question: 'Partners want to see client files at the cottage. Is that acceptable?',
        answer:
          "On a managed laptop with an encrypted disk, over your own hotspot, it is much like the office. A guest tablet or the neighbour's " +
          'Wi-Fi is not. Lost equipment should be reported at once, so we can lock it remotely.',
      },
      {
        question: 'Can our office look uncluttered and still have proper equipment?',
        answer:
          'Yes. One ventilated cabinet can hide the firewall, switch and battery, and wireless access points come in ceiling colours. Ask ' +
          'the designer for a second power circuit and an empty conduit. Documentation goes inside the cabinet door.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'oakville',
    lede: 'Secure clinical photography, charts and marketing lists for Oakville specialists, cosmetic clinics and physiotherapists.',
    points: [
      'Written consent for a photograph in advertising should be stored with that photograph, with the date on which it ends.',
      'Laser and imaging devices are often leased with remote support, so ask who can connect and how the line is closed.',
      "Retirement residences near Bronte receive visiting nurses and doctors, who should find guest access that never meets the resident's " +
        'television.',
      'Patients who pay by instalment leave banking details; the form belongs with the payment provider and not in a scanned chart.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'network-management'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'May staff take treatment photographs with their own phones?',
        answer:
          'Better not, because pictures then sit in a personal cloud account. A managed camera app sends each photograph straight to the ' +
          'chart and keeps no copy. We set it up on clinic phones and test it in the treatment room.',
      },
      {
        question: 'Can our waiting room offer free Wi-Fi safely?',
        answer:
          'Yes, on a network that reaches the internet and nothing else. It gets a limit on speed, so films in the waiting room do not slow ' +
          "the doctor's screen. The password can change weekly and appear on a small display.",
      },
      {
        question: 'Our marketing agency asks for access to the patient list. What should we say?',
        answer:
          'Ask what it needs, as consent for care is not consent for advertising. Often a count or an anonymous export will do. From us you ' +
          'get a separate sign-in for the agency, without any route into the record.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'oakville',
    lede: 'Private home offices, secure printing and deal rooms for Oakville firms that handle estates, trusts and family wealth.',
    points: [
      'High-net-worth separations produce bank statements by the thousand pages; text recognition and page numbering save days before disclosure.',
      'A heritage house by the harbour may need a wireless bridge between floors, since drilling its plaster requires care and permission.',
      'Marriage contracts and estate plans of known families should be walled off even from other lawyers in the firm.',
      'Executors change over the years, so every invitation to a deal room ought to end on a date.',
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: "How do you secure a partner's home office?",
        answer:
          'With a firm laptop that connects back through an encrypted tunnel, a small firewall or a separate Wi-Fi, and a locked printer ' +
          'queue. Family devices stay on the household network. Most of the set-up is remote; a visit follows your plan.',
      },
      {
        question: 'Spouses sometimes both contact our office. How can staff avoid sending a draft to the wrong one?',
        answer:
          'Mail rules can ask for confirmation when an address is outside the matter. We remove suggested addresses from Outlook for those ' +
          'files and name client contacts clearly. A link with a sign-in is better still, as it can be withdrawn.',
      },
      {
        question: 'We have no room for a server. Is that a problem?',
        answer:
          'No, a small practice rarely needs one. Documents, mail and accounting can be hosted, with a backup held by another company. What ' +
          'remains on Lakeshore Road is a firewall in a ventilated cabinet and good wiring.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'oakville',
    lede: 'Customer portals, label backups and sequence deliveries that keep Oakville parts makers shipping on time.',
    points: [
      'Quality records for a part outlive its program, so store them under the part number and not under an employee.',
      'Tool and mould data belongs to the customer in many contracts; keep a list of whose design lies in which folder.',
      'Program gaps are a fair time for moving an old server, because nobody has to ship while cables are loose.',
      'Vapour from a coating line eats contacts, so network switches belong in a filtered cabinet on the far side of the wall.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['network-management'],
    ],
    questions: [
      {
        question: 'How do we avoid chargebacks caused by wrong labels?',
        answer:
          'Templates come from one controlled folder and the printer accepts only released ones. A test scan at the packing bench catches a ' +
          'faded bar. Keep a configured spare printer on your shelf, because most mistakes happen during improvised repairs.',
      },
      {
        question: 'Three customer portals, one clerk. What if she is away?',
        answer:
          'A second person gets a login of their own in each portal, with the security prompts on a phone that the company owns. Write a ' +
          'page for every portal, and let the deputy ship one order while she watches.',
      },
      {
        question: 'Can the laboratory computers be on the office network?',
        answer:
          'Better on a separate one. Instruments often run old software and answer to a vendor. Results pass to a shared folder through one ' +
          'permitted path, and the lab keeps working while the office installs its updates.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'oakville',
    lede: 'Confidential donor records and secure board portals for Oakville foundations, hospices and community charities.',
    points: [
      "Gifts of shares need a broker's transfer form; accept it through an upload page, because account numbers do not belong in e-mail.",
      "Auction apps for a gala collect card data, so let the payment company hold it and delete guests' details afterwards.",
      'Grants committees read applications at home, and a view-only link with an end date keeps them off family computers.',
      'Food programs count visits, not donors; choose a simple system with few fields and no full dates of birth.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: "What should be written in a donor's file, and what should not?",
        answer:
          'Write what the donor would not mind reading. Gifts, wishes, dates and consent belong there; gossip about health or family does ' +
          'not. We restrict notes by role and can log who exports a list.',
      },
      {
        question: 'Our board wants a portal. Is it worth the money?',
        answer:
          'For a board of twelve with confidential papers, often yes. A well-kept SharePoint site can do the same for less: agendas, minutes ' +
          'and a vote, each with its own readers. Try it for two meetings before buying anything.',
      },
      {
        question: "Foster volunteers keep our animals' records at home. How do we collect them?",
        answer:
          "Give each home a short web form for weight, medicine and photographs, tied to the animal's number. Coordinators see entries at " +
          'once. If a volunteer leaves, access closes, and the history of that animal stays with you.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'oakville',
    lede: 'Monitored render nights, studio security answers and storage for Oakville animators, consultants and accountants.',
    points: [
      'Unreleased artwork belongs in rooms without phones, on workstations that cannot copy to a stick or mail outside.',
      'Students placed in a studio come with habits from school accounts; hand them a company sign-in before the first file.',
      'Move finished shots to slower storage by project and date, or every year will begin with buying disks.',
      'Winston Park borders Mississauga, so compare the carriers on both sides of Winston Churchill Boulevard before a line is renewed.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our meeting room fails when it matters. What would fix it?',
        answer:
          'Fewer boxes. One computer that belongs to the room, one cable for guests, and a camera and microphone from the same maker. ' +
          "Instructions fit on a card. Under Professional the room's network is monitored, so a dead connection is noticed before the client " +
          'sits down.',
      },
      {
        question: 'Can animators work from home without taking unreleased artwork with them?',
        answer:
          "Yes, by streaming the workstation's picture while files remain in the studio. Copying, printing and USB drives are blocked in " +
          "that session. Check your client's security terms first, because some demand a lockable room even at home.",
      },
      {
        question: 'Our consultants came from big companies. Can we have that level of service with fifteen people?',
        answer:
          'Much of it. A help desk, prepared laptops and managed sign-in come with a monthly plan; Enterprise adds a named technical lead. ' +
          'What you will not have is a technician in the next room, so remote help must be good.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'oakville',
    lede: 'Discreet listing files for luxury brokerages and orderly records for Oakville condominium managers and builders.',
    points: [
      'Smart locks and cameras in a staged house stay with the owner, so collect no passwords beyond the showing period.',
      'Drone and video files from one shoot fill a phone plan; upload them from the office line overnight.',
      'Confidential buyers still have to be identified under federal rules, and their documents need fewer readers than other files.',
      "Volunteer boards in Bronte change at the annual meeting; move minutes out of directors' personal e-mail before that evening.",
    ],
    pointServices: [
      ['cybersecurity', 'network-management'],
      ['cloud-migration', 'data-backup', 'network-management'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
    ],
    questions: [
      {
        question: 'How do we share a confidential listing with a few buyers only?',
        answer:
          'Send named guests a page that shows a watermark with their own address and closes on a set day. Downloading can be switched off. ' +
          'We can tell you who looked, though nobody can stop a photograph of a screen.',
      },
      {
        question: 'Volunteer directors use family e-mail. Is that a problem?',
        answer:
          'Sooner or later. Board letters then sit in accounts the corporation cannot reach. Give each director an address or a portal ' +
          'sign-in for the term, and end it at the annual meeting. Minutes remain where the next board finds them.',
      },
      {
        question: 'Video of our listings fills every phone. Where should it live?',
        answer:
          'In shared storage by address, with finished cuts kept and raw clips removed after closing. Upload from the office line or a fast ' +
          'home connection. Sellers should agree in writing how long their rooms stay online.',
      },
    ],
  },
];

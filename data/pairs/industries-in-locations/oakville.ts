import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const oakville: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'oakville',
    lede: 'We look after mailboxes, documents and home offices for Oakville wealth managers, dealers, lenders and insurance offices.',
    points: [
      "We register the likeliest look-alikes of your firm's domain name and watch for others.",
      'Trust documents and passports of a family go into a vault with its own readers.',
      'Partners approve transfers from wherever they are, on phones we manage and by the same rule.',
      "Accountants and lawyers of a household use a shared portal, so tax slips don't travel as attachments.",
    ],
    questions: [
      {
        question: 'Can you support a family office of a few people?',
        answer:
          'Plans start at five users. For fewer, single services such as cybersecurity and backup can be bought on their own.',
      },
      {
        question: "Who sees our clients' documents?",
        answer: 'The people you name. Our technicians open one only when you ask them to, and it is recorded.',
      },
      {
        question: "What do you do about a fake instruction from a client's mailbox?",
        answer:
          'Before it comes: a rule that every change is confirmed by phone. After: we check your own mailboxes and keep the evidence.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'oakville',
    lede: 'We support Oakville specialists, cosmetic and dental clinics, physiotherapists and retirement residences.',
    points: [
      'Consent for a photograph is stored with the photograph, with the date on which it ends.',
      'Leased lasers and imaging devices come with remote support. We find out who can connect, and close it after.',
      "In residences, visiting nurses and doctors get guest access that doesn't meet the residents' devices.",
      'Payment forms stay with the payment company instead of being scanned into the chart.',
    ],
    questions: [
      {
        question: 'Can marketing lists and charts be kept apart?',
        answer: 'They should be. Each gets its own system, and a patient appears on the list only with consent.',
      },
      {
        question: 'How do clinical photos get from the camera to the chart?',
        answer: "By an app that doesn't leave a copy on the phone. We set it up and test it with your staff.",
      },
      {
        question: 'Can residents and staff use the same Wi-Fi?',
        answer:
          "The same access points, yes, on separate networks. Staff devices reach the charts and residents' devices reach the internet.",
      },
    ],
  },
  {
    industry: 'legal',
    location: 'oakville',
    lede: 'We support Oakville firms in estates, family, real estate and corporate law, at the office and at home.',
    points: [
      'Bank statements by the thousand pages get text recognition and page numbers before disclosure.',
      'In a heritage house, a radio link between floors can replace drilling. We ask for permission first.',
      'Marriage contracts and estate plans can be closed to other lawyers in the firm.',
      'Invitations to a deal room end on a date, because executors and advisors change.',
    ],
    questions: [
      {
        question: 'Can partners print at home?',
        answer: "On a printer we manage, yes. Files from the firm don't print anywhere else.",
      },
      {
        question: 'Do you look after a firm in two houses?',
        answer: 'Yes. Both get one network and one set of files, and we measure the line between them.',
      },
      {
        question: 'Is a server in the basement a problem?',
        answer: 'It is one leak away from a bad week. We copy it first, and then talk about moving it up or out.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'oakville',
    lede: 'We support Oakville parts makers, tool shops and food plants, from quality records to the shipping label.',
    points: [
      'We move quality records with their part numbers and check a sample before the old server goes.',
      'Tool and mould data may belong to your customer. We list whose design is in which folder.',
      'Old servers are replaced in the gap between programs, when nothing has to ship.',
      'Vapour from a coating line damages contacts, so switches go into a filtered cabinet away from it.',
    ],
    questions: [
      {
        question: 'What stops first if our system is down?',
        answer: 'Usually labels and sequence lists. We keep a way to print both and test it with shipping.',
      },
      {
        question: "Can you work with our customer's portal?",
        answer:
          'We keep logins, browsers and labels on your side ready, and tell you when a certificate is about to expire.',
      },
      {
        question: 'Can you help before an IATF audit?',
        answer: 'Yes. We follow one record from order to shipment and write down each system and who can change it.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'oakville',
    lede: 'We support Oakville foundations, hospices, food programs and community charities, from the board to the front desk.',
    points: [
      'Transfer forms for gifts of shares come through an upload page and not by email.',
      "At a gala, card data stays with the payment company, and guests' details are deleted afterwards.",
      'Members of a grants committee read at home by a view-only link that ends.',
      'Food programs count visits. We choose a simple system that asks for as little as your funders allow.',
    ],
    questions: [
      {
        question: 'Can donors stay anonymous inside our office?',
        answer: 'Yes. Their records get a short list of readers, and reports show a number instead of a name.',
      },
      {
        question: 'Do board members need accounts?',
        answer: 'A guest login to the board site is enough for most, with multi-factor authentication (MFA).',
      },
      {
        question: 'Can we keep grant applications confidential?',
        answer: 'Yes: named readers, view-only, with an end date. You get the list of who opened what.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'oakville',
    lede: 'We support Oakville accountants, consultants, designers and animation studios, with storage and security to match.',
    points: [
      "Unreleased work stays on workstations that can't copy to a stick or mail it out.",
      'Finished shots and closed files move to slower storage by project and date.',
      'Students get a company login before their first file, and it ends with the placement.',
      'On the border with Mississauga, we compare the carriers on both sides before a line is renewed.',
    ],
    questions: [
      {
        question: 'A client wants an audit of our studio. Can you help?',
        answer: 'Yes. We go through its list with you, fix what is cheap and price the rest.',
      },
      {
        question: 'What if a render fails overnight?',
        answer: 'Monitoring tells us when a machine stops. Whether someone acts at night depends on your plan.',
      },
      {
        question: 'How much storage does a studio need?',
        answer: 'We measure your last projects and reserve by project. Only current work needs the fast kind.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'oakville',
    lede: 'We support Oakville brokerages, condominium managers, builders and landlords, with care for private files.',
    points: [
      'Smart locks and cameras in a staged home stay with the owner; agents keep no passwords after the showings.',
      'Drone and video files are uploaded from the office line overnight.',
      "Backup copies of buyers' identification can be opened by named people only.",
      "Condominium boards change every year. Minutes move to the corporation's own site, out of private email.",
    ],
    questions: [
      {
        question: 'Can a listing stay private until launch?',
        answer: 'Yes. Photos and floor plans stay in a folder with named readers until your date.',
      },
      {
        question: 'How do new board members get the records?',
        answer: "With one invitation to the corporation's site. The old board's access ends the same way.",
      },
      {
        question: 'Can agents use their own laptops?',
        answer:
          "Yes, for mail and forms in the browser, with a protected login. Files stay in the brokerage's systems.",
      },
    ],
  },
];

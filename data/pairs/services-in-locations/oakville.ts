import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const oakville: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'oakville',
    lede: 'Protection for Oakville wealth advisors, law firms, studios and parts makers, where one forged e-mail can move a fortune.',
    points: [
      'Assistants, accountants and lawyers outside the firm are copied on everything, so a shared portal beats another round of attachments.',
      'Dealers owe CIRO a first incident report within three calendar days, so decide now who would collect the facts.',
      'Animation studios near Sheridan College lend screens to freelancers; each one gets an account that ends with the contract.',
      'Advisors should ask their insurer whether a willing transfer on a forged instruction is covered, because some policies treat it apart.',
    ],
  },
  {
    service: 'cloud-migration',
    location: 'oakville',
    lede: 'Converted houses, head offices and studios in Oakville each need a different cloud plan, and we find out which before we quote.',
    points: [
      'Winston Park head offices should ask for meeting rooms and mail first, because directors notice those before any file share.',
      'Boxes of closed matters in a Lakeshore Road basement are not part of the move, yet scans of them deserve a retention date.',
      "Cogeco is the cable company in Oakville, not Rogers, so compare its upload speed with Bell's before choosing a date.",
      'Pictures from a Speers Road tool shop still reach phones; decide whether they go to OneDrive or stay off personal devices.',
    ],
  },
  {
    service: 'data-backup',
    location: 'oakville',
    lede: 'Studio footage, quality records and client files in Oakville, each on its own backup schedule.',
    points: [
      'First full copies of studio storage can travel to the data centre on an encrypted disk instead of crowding the line.',
      "An auditor may pick one measured part from years ago; we practise finding that record with the shop's own people.",
      'Houses by the harbour have basements, and a closet down there is no place for the only other copy of a ledger.',
      "Partners' laptops belong in the plan, since a will drafted at the cottage exists nowhere else until Monday.",
    ],
  },
  {
    service: 'network-management',
    location: 'oakville',
    lede: "Wi-Fi for Lakeshore Road's converted houses, switches for dusty workshops and two independent lines from Bell and Cogeco.",
    points: [
      "Directors' home offices can get a small managed firewall, so that the firm's laptop never shares a segment with the doorbell.",
      'Clinics near the Dundas Street hospital often occupy new buildings: ask for a ventilated closet while plans are open.',
      'Render machines move huge files at night; a faster switch between them and storage costs less than idle artists.',
      'Heritage rules may limit what goes on a front wall, so ask the Town before an outdoor antenna is mounted.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'oakville',
    lede: 'Merging two advisory practices, retooling a plant or planning a head office: written options with dates and costs.',
    points: [
      'List subscriptions from the card statement, not from memory; a small office by the harbour may pay for a planning tool twice.',
      'Offices with a branch in Milton or Burlington can compare one agreement for phones and lines against separate renewals.',
      'Before an IATF audit, walk one record from order to shipment and note each system it passes through.',
      'Studios weigh buying render machines against renting them by the hour; we show the sums for a short and a long project.',
    ],
  },
  {
    service: 'managed-it',
    location: 'oakville',
    lede: 'Discreet, planned IT for Oakville advisors, law firms and parts makers, with homes and offices treated as one workplace.',
    points: [
      "A partner's spouse may use the same printer at home; that printer stays private, and company files print at the office.",
      'Let the technology budget follow your year-end, which for several family offices is not December.',
      "Customers in the auto industry can ask for a security self-assessment each year; keep last year's answers with the evidence.",
      'Storage for animation grows in jumps at delivery time, so reserve room by project rather than by person.',
    ],
  },
  {
    service: 'it-support',
    location: 'oakville',
    lede: 'Courteous help for Oakville partners and their assistants, and quick hands for shop computers on the service roads.',
    points: [
      "Decide who may ask for mailbox access on another's behalf, since that request is the one a fraudster would imitate.",
      'Parking by the harbour is tight in summer; a reserved spot behind the office gets a technician inside sooner.',
      'Send the error photo with the whole screen in view, because the clock and the file name in the corner matter.',
      'Home offices in Bronte with a mesh kit bought at a store can be advised by phone, though the kit stays yours.',
    ],
  },
];

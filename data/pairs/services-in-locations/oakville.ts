import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const oakville: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'oakville',
    lede: 'Protection for Oakville wealth advisors, law firms, studios and parts makers, where one forged e-mail can move a fortune.',
    text:
      "Family wealth attracts patient thieves. An advisor by Oakville harbour receives a note from the client's own account, polite, plausible " +
      'and wrong. Our cybersecurity work for such offices joins three habits. Mailbox sign-ins need a key or a phone, and money moves only after ' +
      "a call. Logs are good enough for the incident report that CIRO expects of dealers. Partners take work home to houses where a teenager's " +
      "game console shares the router, and the firm's laptop must be safe there too. Parts makers off Speers Road face buyers' questionnaires, " +
      'and tool shops guard quotes as closely as drawings.',
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
    text:
      'A law office in a converted house on Lakeshore Road has no server room, only a closet under the stairs. Moving its files to SharePoint ' +
      'frees the closet and lets partners finish a will after dinner without a remote desktop. Cloud migration in Oakville can go quickly for ' +
      'advisors whose planning software is already hosted. Parts makers by the QEW go slower, since their EDI with an automaker has to be ' +
      'tested again from its new address. Studios go partly: e-mail and contracts leave, frames and textures stay on fast local storage. We find ' +
      'out which of these you are before we quote.',
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
    text:
      'A single animation project can outweigh everything a law office has ever scanned. Data backup in Oakville therefore splits by industry. ' +
      'Studios near Sheridan College keep working frames on local storage and copy overnight; the finished show goes to a locked archive, ' +
      'because rendering it again costs weeks. Tool shops along Speers Road hold quality records under IATF 16949. As a rule these stay while ' +
      "the part is active plus one calendar year, and customers may ask for longer. Advisors downtown need the exact state of a client's file " +
      'on a given day. Each is copied on its own clock.',
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
    text:
      'Thick brick, plaster and a narrow stair: the converted houses around Lakeshore Road were not made for radio. We hang a small access point ' +
      'on each floor, and a licensed contractor brings the cable up through closets without touching the trim. Network management in Oakville ' +
      'looks quite different at Winston Park, where glass head offices have proper closets and mainly need their firmware kept ' +
      'current. Workshops on Wyecroft Road want switches that stand the dust. For a spare line there is a real choice here, since Bell and ' +
      'Cogeco run separate networks, and we watch both.',
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
    text:
      'An advisor who buys out a retiring colleague acquires a client list, and with it a second set of mailboxes, archives and habits. What to ' +
      'merge, what to keep apart for compliance, and in which month: that is a typical IT consulting question in Oakville. Parts makers ask ' +
      'something sharper. The assembly complex by the QEW has stopped and retooled over the years, so suppliers want IT spending that can ' +
      'stretch or shrink with the orders. A head office at Winston Park asks whether its site on the Mississauga side should share the lines. We ' +
      'write the choices down with dates, and say which costs nothing to postpone.',
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
    text:
      'Partners here work from three places: the office by the harbour, the study at home and, in July, a dock in Muskoka. Managed IT in Oakville ' +
      "has to cover all three without turning a family's Wi-Fi into company property. We manage the laptop and the account, wherever they are, and " +
      'leave the rest of the house alone. Boards of family firms like a budget on one page, so ours shows what is due this year and what can wait. ' +
      'Parts makers beside the QEW read the same page with another eye, looking for the date on which a quality computer loses support. Studios ' +
      'near Kerr Village simply ask how full the storage is, and how soon that becomes expensive.',
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
    text:
      'Assistants hold this town together. They know whose calendar is open to two people and whose to none, and they are the ones who call when ' +
      'either changes. IT support in Oakville works through them: a request from an assistant is confirmed by the partner once and written down for ' +
      'good. Calls from home arrive on Sunday evening, when the week is prepared; we say openly which plans answer at that hour. On the tool shop ' +
      "side the voice is shorter. A measuring machine's computer shows an error, a part is due at the assembly plant, and a photo of the screen " +
      'says enough. Downtown merchants on Lakeshore ask about the cash register before the long weekend.',
    points: [
      "Decide who may ask for mailbox access on another's behalf, since that request is the one a fraudster would imitate.",

      'Parking by the harbour is tight in summer; a reserved spot behind the office gets a technician inside sooner.',

      'Send the error photo with the whole screen in view, because the clock and the file name in the corner matter.',

      'Home offices in Bronte with a mesh kit bought at a store can be advised by phone, though the kit stays yours.',
    ],
  },
];

import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const burlington: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'burlington',
    lede: 'Call notes, trusted contacts and simple video meetings for Burlington advisors whose clients are living on their savings.',
    text:
      "Retirement income is the daily subject of advisors on Brant Street and New Street. Burlington has many pensioners from Hamilton's steel " +
      "mills and from Halton's schools and hospitals, and their life savings have become withdrawals. Regulators ask dealers to seek a trusted " +
      'contact person for each client, and to act with care where they suspect exploitation. That makes a note after a strange phone call as ' +
      'important as a trade ticket. So advisors, insurance agents and mortgage brokers need call notes that take seconds and a shared list of ' +
      'contacts. Their video meetings must open for an eighty-year-old with one tap.',
    points: [
      'Romance and grandparent scams reach the advisor as an odd withdrawal request; a written pause rule protects client and firm.',
      'Store the trusted contact beside the client record, visible to any assistant who answers the phone on a Friday.',
      'Some clients want paper and others a portal, so mark the choice once and let mailings follow it.',
      'Home visits in Aldershot or Millcroft call for a tablet with signatures, encrypted storage and its own data plan.',
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'burlington',
    lede: 'Connected laptops, hospital viewers and secure charts for Burlington clinics, home visits and retirement residences.',
    text:
      "Joseph Brant Hospital faces the lake west of the Brant Street shops. Burlington's family doctors, dentists and physiotherapists spread " +
      'from there to Upper Middle Road. Referrals go two ways, to Oakville and Mississauga or over to Hamilton with its teaching hospitals. ' +
      'Clinics here have long looked up hospital results in ClinicalConnect, the viewer used west of Toronto. An older population means home ' +
      'visits, retirement residences and many medications per chart. A nurse with a laptop in a care home in Aldershot depends on whatever ' +
      'signal the lounge has. Our part is the path: a cellular laptop, and a chart that locks when the lid closes.',
    points: [
      'List which hospital viewers each clinician may open, since a practice on this border often needs more than one.',
      'Retirement residences have thick fire doors; try the mobile signal on every floor before promising charts at the bedside.',
      'Long medication lists make a slow printer dangerous, so keep a second one ready at the prescriptions desk.',
      'Dental chairs near Brant Street share walls with restaurants, whose Wi-Fi can drown an intraoral camera at lunchtime.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['network-management'],
    ],
  },
  {
    industry: 'legal',
    location: 'burlington',
    lede: 'Tablets, phones and documents that follow Burlington lawyers between the courthouses in Milton and Hamilton.',
    text:
      'With two court towns to serve, Burlington lawyers keep two sets of habits. A family lawyer on Brant Street may appear in Milton on Monday ' +
      "and in Hamilton's John Sopinka Courthouse on Wednesday. Provincial offences are dealt with on Palladium Way. Downtown firms also close " +
      'lakefront condominiums, incorporate shops on Mainway and probate the estates of a town that grew up in the sixties. Travelling counsel ' +
      'work from cars and corridors. They get a document system that opens on a tablet, a phone extension that follows, and a note of what each ' +
      "courthouse's network allows.",
    points: [
      'A clerk who lives across the Skyway can enter a trust transfer from home, while a second person on Brant approves it.',
      'Court days in two cities collide easily, so one docket calendar should show courthouse and travel beside each hearing.',
      'Estate files bring shoeboxes of slides and ledgers, and a scanning day with an index beats years of storage.',
      'Storms off the lake take down power on the older streets, so put phones and router on a battery.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'burlington',
    lede: 'Burlington machine shops and instrument makers get control of drawings, test benches and customer security questionnaires.',
    text:
      'A machinist on Mainway may cut an aircraft bracket in the morning and a pump housing after lunch. Two quality systems apply, with two ' +
      "rules about who may look. Burlington's manufacturers are precise and mixed: marine bearings, electronics, instruments, pharmaceuticals, " +
      'meat. Many manage with one IT person or none, while customers in defence and aerospace send longer questionnaires each year. So begin ' +
      'with drawings. Which belong to controlled work, where do copies hide, who opened them last month? Once that list exists, permissions, ' +
      'logs and an isolated cell for the old test bench follow in an order that an auditor can read.',
    points: [
      "Staff on the Niagara side must not open controlled drawings at home unless the firm's security plan covers that place.",
      "A meat plant's cold rooms drain scanner batteries fast, so buy a second set and a charger outside the cold.",
      'Programmable instruments carry firmware versions; note them with the calibration certificate, or a repeat test proves nothing.',
      'Write into the plan who approves access while the only IT person is on vacation, and train that deputy before July.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'burlington',
    lede: 'Event-ready equipment for Burlington service clubs, and dependable membership systems for gardens, foundations and hospices.',
    text:
      "Spencer Smith Park is where Burlington's charities meet the public. Service clubs grill ribs there on the Labour Day weekend, musicians " +
      'fill the lawn in June, and runners collect pledges beside the lake. For some days a nonprofit becomes a retailer with tents, generators, ' +
      'card terminals and hundreds of volunteers. Then it shrinks again to three people and a spreadsheet. The gardens on Plains Road, the ' +
      "hospital's foundation and the hospice have steadier lives, with members, endowments and shops of their own. For event groups we pack a " +
      'crate of tested routers and tablets before the season. For the steady ones we make membership data agree with the cash register.',
    points: [
      'Order temporary cellular capacity or a wired drop for the park early, because a crowd of phones slows every terminal.',
      "Volunteers should see today's shift and nothing else; a roster app does that better than a shared spreadsheet.",
      'Membership cards, shop sales and donations of one person belong to one record, or thank-you letters will go out twice.',
      'Count devices into the crate after the last evening, and wipe lost tablets before the tents are down.',
    ],
    pointServices: [
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'burlington',
    lede: "Workstations, mapping data and field forms for Burlington's environmental consultants, surveyors and accountants.",
    text:
      "Water explains part of Burlington's professional life. The Canada Centre for Inland Waters stands by the lift bridge, and around it grew " +
      'consultants in hydrology, contaminated sites and marine structures. Planners and surveyors know the Niagara Escarpment Plan by chapter. ' +
      'Accountants along Harvester Road and the North Service Road serve the machine shops next door. Environmental firms carry two heavy loads, ' +
      'laboratory data and maps. A groundwater model can run all weekend and be lost to one automatic restart. Such workstations get their ' +
      'updates by appointment, and GIS layers live in one catalogue. Field crews send their sampling forms from the boat launch instead of ' +
      'typing them twice.',
    points: [
      'Chain-of-custody forms for samples may end up as evidence, so lock the signed version the day it arrives.',
      'Buy or rent graphics power by the project, because a flood model needs it for weeks and not for years.',
      'Escarpment and conservation files mix public and private data; label layers before they are shared with a municipality.',
      'Accountants of small shops receive QuickBooks files by every route imaginable; one upload link for each client ends that.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'burlington',
    lede: 'Two-market listings, high-rise sensors and winter maintenance records for Burlington brokerages and property managers.',
    text:
      'Lake views set prices on Lakeshore Road, and land sets them in rural north Burlington, where the Niagara Escarpment Commission decides on ' +
      "development permits. Between the two lie Aldershot's new buildings by the GO station, plazas on Plains Road and Fairview, and industrial " +
      'condominiums off Mainway. The local real estate board has become part of the Cornerstone association together with Hamilton, so agents ' +
      'work listings on both sides of the bay. Brokerages need forms, lockbox codes and client data for two markets on one phone. Property ' +
      'managers add winters: garage heaters, snow contracts and leaks in high-rises. Sensors that report a cold pipe at night pay for their ' +
      'small network.',
    points: [
      'Permit files for escarpment land grow for years, so open a shared record at the first call with the planner.',
      "Industrial condominium owners run machines behind thin walls; meter their internet separately from the corporation's cameras and gates.",
      'Agents who join from another board bring old contact lists, and consent under the anti-spam law has to come along.',
      "A leak on the ninth floor needs owners' numbers at two in the morning, from a phone that is not in the office.",
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
    ],
  },
];

import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const pickering: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'pickering',
    lede: 'Large plan statements, video meetings and clear records for Pickering pension advisors and mortgage agents.',
    text:
      "Power workers retire with pensions, and Pickering's advisors know those plans well. Small wealth and insurance offices on Kingston Road " +
      'explain a monthly pension and a lump sum to a shift supervisor, often with a spouse on video. The choice comes once and its papers are ' +
      'long. Mortgage agents follow the other current, young buyers in Seaton with a closing date that moves. An advisor with both kinds of ' +
      'client needs to store large plan statements, compare versions, and show later what was said. Recorded meetings help, if consent and ' +
      'retention are settled before the button is pressed.',
    points: [
      "Pension forms carry irrevocable choices, so a second reader should compare the final PDF with the client's signed instructions.",
      "Shift workers book at odd hours; let them choose a time online without exposing the advisor's whole calendar.",
      "Moving closing dates breed moving wire details, and every change deserves a call to the builder's lawyer.",
      'Clients on shift at the station may be unable to take a call, so leave secure messages that wait for them.',
    ],
    pointServices: [
      ['it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'pickering',
    lede: 'Cloud charts, flexible phones and a plan for closing the office, for Pickering family doctors and walk-in clinics.',
    text:
      'No hospital stands within Pickering, so patients go east to Lakeridge Health in Ajax or west to Centenary in Scarborough. Family doctors ' +
      'and walk-in clinics on Kingston Road and Liverpool Road refer to both. The two hospitals share an Epic record, yet booking desks and fax ' +
      'numbers differ. New practices open in Seaton as each street is finished, before every carrier has arrived. Few clinics elsewhere plan for ' +
      'a nuclear neighbour. An office near the station should be able to close and call its patients from elsewhere. Cloud charts, a phone ' +
      'system without a box on the wall and a printed call list make that possible.',
    points: [
      'Send a test referral to each hospital every spring, since fax numbers and electronic routes change without much notice.',
      "A shell unit in Seaton may wait for fibre; sign the lease with a clause about the carrier's date.",
      'Keep the emergency call list on paper at two homes, because the day it is needed may be without power.',
      'Dentists and physiotherapists near the city centre hold charts of their own, so their offices need the same plan for closing.',
    ],
    pointServices: [
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
    ],
  },
  {
    industry: 'legal',
    location: 'pickering',
    lede: 'Bulk closings, verified templates and restricted matters for Pickering law firms.',
    text:
      "Pickering's lawyers look out on Kingston Road and on the tracks by the city centre. Most act for people rather than corporations: house " +
      'closings, wills, separations, injuries. Their courthouse is on Bond Street East in Oshawa. In Seaton a law firm may act for forty buyers ' +
      "on one builder's closing day, each with the same agreement and a different adjustment. Contractors to the power station bring another " +
      'sort of file, with confidentiality terms that limit who in the office may read it. Two habits cover both. Templates fill from one ' +
      'verified sheet, and a matter with special terms opens only for the names written in its engagement letter.',
    points: [
      'Forty closings mean forty sets of keys and cheques; a checklist on a shared screen prevents the one that goes missing.',
      'Contracts from the nuclear industry may forbid storage outside Canada, so confirm where each cloud tool keeps its copies.',
      "Injury files are full of medical images, which need a viewer on the lawyer's laptop before the mediation in Oshawa.",
      'Collect the cellphone numbers of all Seaton buyers early, since signing platforms send their codes by text message.',
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'pickering',
    lede: 'Complete, signed and restorable quality records for Pickering shops that supply the nuclear industry.',
    text:
      'A valve or a support bracket for a reactor can be perfect and still be rejected, because its paper trail has a hole. Shops on Brock Road, ' +
      'Bayly Street and Squires Beach Road know this well. Pickering manufacturers who work to CSA N299 tie material certificates, weld maps, ' +
      'inspection sheets and nonconformance reports to one serial number. The bundle leaves with the part. Plants nearby make plastics and ' +
      'fixtures under milder rules. We help the quality manager keep bundles in a system with read-only releases, sign-offs by name and a tested ' +
      'restore. The coordinate measuring machine stays on its island unless it has to talk.',
    points: [
      "Suspect or counterfeit items are a known worry of nuclear buyers, so keep suppliers' certificates searchable by heat and lot.",
      'Inspection results copied by USB stick need one scanned, dedicated stick and a log, or better, a one-way transfer.',
      'A nuclear customer may ask about your own IT supplier; our technicians can be listed with their access and its reasons.',
      "When the station's refurbishment work brings orders in waves, hire temporary inspectors on accounts that close with the contract.",
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'network-management'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'pickering',
    lede: 'Shared files, one phone system and field tablets for charities that serve Pickering and Ajax together.',
    text:
      'Many charities write Ajax and Pickering in one breath, since donors, volunteers and food bank guests live in both and offices sit ' +
      'wherever there was space. Inside Pickering itself, community groups meet at the library on The Esplanade, at the recreation complex on ' +
      "Valley Farm Road and in church basements along Kingston Road. Nature is the other cause: volunteers restore Frenchman's Bay and count " +
      'birds beside Rouge National Urban Park. A nonprofit with two half-offices feels every split list. With files and phones in one cloud ' +
      'tenant, a coordinator can open either door with the same laptop. Field teams take tough tablets with maps stored for places without ' +
      'signal.',
    points: [
      'Two municipalities mean two sets of room bookings and grants; keep one calendar that shows who pays for what.',
      'Church basements have concrete walls, so a portable cellular router travels better than a promise of Wi-Fi.',
      'Records of plants and birds gain value with years; export the sightings to an open format every winter.',
      "Energy companies may match their employees' gifts, and the matching form needs clean names, dates and receipt numbers.",
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['network-management'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'pickering',
    lede: "Version-controlled software and archived calculations for Pickering's nuclear engineers, and steady IT for accountants and planners.",
    text:
      'Security clearances, site badges and quality programs shape the engineering offices between Pickering GO and Brock Road. Consultants ' +
      'there review stress reports for pressure piping, plan outages and place specialists inside the station for months. Rules such as CSA N286 ' +
      'reach into their filing: who wrote a calculation, who verified it, with which release of which software. An engineer seconded to the plant ' +
      'may leave a company laptop at the gate and return to a full inbox. Other professional firms at the city centre, accountants and planners, ' +
      'lead calmer lives. For the nuclear ones we freeze software by version and archive each verified run with its input.',
    points: [
      'Old calculations must run again years later, so store the installer and the licence file next to the results.',
      'Verification needs two people; the document system should refuse an approval by the person who wrote the report.',
      'Seconded staff can miss a password expiry while on site, so give them longer sessions on a stronger key.',
      'Planners on the Seaton lands repeat plans, comments and fees with each phase, so give each phase a folder tree of its own.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'pickering',
    lede: 'Internet, wiring surveys and records for Pickering sales pavilions, marinas, plazas and brokerages.',
    text:
      'Seaton is being sold street by street. Meanwhile older Pickering renews itself with towers by the GO station and employment land along ' +
      "Highway 407. Builders' sales teams work from pavilions at Taunton Road and Whites Road, and brokerages on Kingston Road sell the homes " +
      "that Seaton's buyers leave behind. At the southern end landlords deal with marinas at Frenchman's Bay, hotels and plazas off Bayly " +
      'Street. For a real estate firm each setting lacks something: the pavilion a line, the marina a dry closet, the older plaza a record of ' +
      'its own wiring. We survey before the lease or the launch, and write one page for whoever signs.',
    points: [
      'Launch weekends bring a crowd to one pavilion, so separate sales tablets from guest Wi-Fi before the doors open.',
      'Marina offices shut down for winter; carry router, backup disk and payment device to a dry place before the first frost.',
      'In new districts an address can be missing from carrier maps, and a plan number with coordinates speeds up the order.',
      'Landlords of older plazas should ask each contractor to record what it installs, with photographs, in one shared album.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
    ],
  },
];

import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const vaughan: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'vaughan',
    lede: 'Secure draw requests, two-person releases and investor folders for Vaughan lenders, brokers and planners.',
    text:
      "Builders borrow, and much of Vaughan's finance follows them. Mortgage investment corporations and private lenders off Highway 7 advance " +
      "construction loans in draws, each after a quantity surveyor's report. Surety brokers bond the contractors, and planners in Woodbridge " +
      'look after families that own companies together. A draw request arrives by e-mail with photographs, invoices and a deadline, which is a ' +
      'ready-made disguise for a thief. What helps is dull: one portal for draw papers, two people on each release, and a rule that each changed ' +
      'account number means a phone call. Syndicated mortgages add investor statements, which we keep in folders that each investor can open ' +
      'alone.',
    points: [
      'Borrowers photograph identification on site, so offer an upload link that expires instead of a personal inbox.',
      'A draw paid twice is hard to recover; let the loan system refuse a second release with the same certificate.',
      'Surety underwriters want financial statements every year, and a secure request form spares brokers a hundred reminder e-mails.',
      'Mortgage administrators answer to FSRA for trust money, so bank access needs names, limits and a review each quarter.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'vaughan',
    lede: 'Separate records for patients and employers, and support for Vaughan clinics from Woodbridge to Cortellucci Vaughan Hospital.',
    text:
      "Cortellucci Vaughan Hospital opened in 2021 on Jane Street, just north of Canada's Wonderland, and clinics have followed it along Major " +
      'Mackenzie Drive. Older practices remain in Woodbridge plazas and in Maple, where some patients bring a relative to interpret. Concord is ' +
      'a different world: occupational clinics there treat crushed fingers and strained backs from the factories, and report them to the WSIB on ' +
      'Form 8. Such a clinic talks to employers as well as to patients, and the two must not see the same page. Role by role, we separate the ' +
      'injury report from the chart and record who sent which form.',
    points: [
      "Ask whether an employer's portal can be reached from the reception computer, and who checks what leaves through it.",
      'Growth near the hospital means rented shells; have data drops drawn with the plumbing, before the walls are closed.',
      'Audiometry and lung-function devices store results locally, so copy them daily before one stolen cart takes a year of tests.',
      "Family interpreters should not hold the clinic's tablet, since the next patient's name may appear on its screen.",
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
  {
    industry: 'legal',
    location: 'vaughan',
    lede: 'Lien deadlines, bulk closings and construction evidence: IT support for Vaughan lawyers who cannot miss a date.',
    text:
      'Construction keeps many Vaughan lawyers at their desks past six. A lien under the Construction Act must as a rule be preserved within ' +
      'sixty days, through Teraview, and an adjudication can demand a full file within days. Their neighbours in Woodbridge and at Vaughan ' +
      "Metropolitan Centre close a builder's homes by the dozen on one Thursday, and draft partnership agreements for cousins. Court itself is " +
      'in Newmarket. Evidence in a building dispute is bulky: site photos, change orders, thousands of messages with dates. A law firm here ' +
      'needs collection tools that keep those dates intact, and a second way to Teraview when the first connection fails.',
    points: [
      "Count lien days in two places, in the practice software and on a calendar that survives one employee's illness.",
      'Site photographs lose their time stamps when they pass through chat apps, so ask clients for the original files.',
      "On a mass closing day every amount should be checked against the builder's list before any transfer is entered.",
      'Ask who besides the senior clerk can sign in to Teraview, and on which second computer that has been tried.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'vaughan',
    lede: 'Fibre between units, filtered machine ports and documented networks for Vaughan moulders, stampers and millwork shops.',
    text:
      'Rail noise from MacMillan Yard is background music in Concord, where injection moulders, extruders, stampers and kitchen makers stand ' +
      'wall to wall between Keele Street and Jane. A typical Vaughan manufacturer owns its building, runs two shifts, and has grown through the ' +
      'wall into the unit next door. The network grew the same way, with a switch hung from a beam in each extension. Moulding presses report ' +
      "cycle counts to the ERP, while CNC routers in a millwork shop pull nesting files from a designer's computer. We trace those paths first, " +
      'pull fibre between the units, and put each press group behind its own filtered port.',
    points: [
      'Vibration loosens connectors near stamping presses; locking cabinets and fibre cost less than a month of random dropouts.',
      'A CNC router operator who waits for a nesting file should be able to find its last good copy without the designer.',
      'Buying the unit next door is the moment to plan one network, one alarm panel and one internet contract.',
      'Resin and steel prices change often, so protect the quoting spreadsheet as carefully as the accounting ledger.',
    ],
    pointServices: [
      ['network-management'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'vaughan',
    lede: "Event laptops, raffle records and a support calendar that respects the holidays of Vaughan's charities.",
    text:
      'Bathurst Street in Thornhill is lined with synagogues, day schools and agencies for people with disabilities. Woodbridge has parish ' +
      "halls, sports clubs and Italian regional associations. Vaughan's charities are often rich in volunteers and short of desks. Raffles and " +
      'gala tables pay for programs, and a raffle needs a lottery licence with its own bank account and reports. Holidays close one part of the ' +
      'week and open another, so a support calendar made for Monday to Friday misses the busy Sunday. Ask us to plan around both: updates on ' +
      'quiet evenings, event laptops ready by Thursday, and ticket sales kept apart from the donor file.',
    points: [
      'Observant organizations may not touch systems on Saturday, so alarms need a contact who can answer that day.',
      'Keep the lottery licence, ticket stubs and deposit slips together, because the report after the draw asks for them.',
      'Group homes need Wi-Fi that residents may use and a locked network for medication records, in the same house.',
      "School families change each September; import the new list from one source and retire last year's accounts that week.",
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'network-management'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'vaughan',
    lede: 'Safe daily uploads from the field for Vaughan surveyors, engineers and planners, and steady systems for accountants.',
    text:
      "A subdivision needs many hands before the first shovel, and Vaughan's professional firms supply them. Planners, land surveyors, " +
      'geotechnical engineers and architects work from offices on Steeles, Highway 7 and Jane Street, beside accountants who know holdbacks by ' +
      'heart. Field crews leave at dawn with tablets, total stations and drones and return with files that belong to a site, a date and a ' +
      'benchmark. Losing one day of survey may mean closing a road again. Every evening the raw data should leave the truck. A dock in the ' +
      'office uploads it, verifies that it arrived, and only then clears the card for tomorrow.',
    points: [
      'Drone video is heavy; a fast upload line at the office matters more than a fast download.',
      'Survey records keep their value for generations, so write down file formats and the software version beside each plan.',
      "Contractors' accountants should agree with us on freeze dates around holdback releases as well as around tax deadlines.",
      'Municipal portals accept plans in fixed sizes and formats; test one submission before the day of the deadline.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'network-management'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'vaughan',
    lede: 'Travelling sales offices, Tarion mail and account control for Vaughan builders, brokers and plaza managers.',
    text:
      'New-home builders set the pace of Vaughan real estate, from towers above the subway terminus to the last streets of Kleinburg. Each sale ' +
      "runs on a Tarion addendum with critical dates, and warranty forms come in through Tarion's BuilderLink once families have moved in. " +
      'Industrial brokers work the other end of town along Highway 427, and retail managers look after plazas at Rutherford and Weston. A ' +
      "builder's staff moves with its projects: trailer, sales pavilion, model home, next trailer. We pack that office into a kit that travels, " +
      "tie warranty mail to a shared queue, and shut each trailer's accounts when the keys are returned.",
    points: [
      'Critical dates belong in a system that warns two people, because a missed notice can bring delayed-closing compensation.',
      'Interactive screens in a sales pavilion are computers too; they need updates, a spare and no path to contracts.',
      'Warranty photographs from homeowners should land in one inbox with a unit number, or the technician drives twice.',
      "Plaza tenants ask for the landlord's Wi-Fi; offer them a carrier list and keep building controls out of reach.",
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'network-management'],
    ],
  },
];

import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const itConsulting: ServiceInIndustry[] = [
  {
    service: 'it-consulting',
    industry: 'financial-services',
    lede: "Independent advice on CRM and planning tools, dealer systems and FSRA's IT risk guidance for brokerages and advisory practices.",
    text:
      'Should a growing brokerage keep systems of its own, or use what the dealer, the MGA or the franchise offers? The answer settles who holds ' +
      'the client list, who pays on departure and whose archive an examiner will search. IT consulting for brokers and advisors is made of such ' +
      'questions. We compare CRM and planning tools such as NaviPlan by what they export. We read cloud contracts for the way out, and turn ' +
      "FSRA's IT risk guidance into a table of expectations and gaps. When one book of business buys another, mailboxes, numbers and duplicate " +
      'clients are planned before the announcement. Suitability stays with compliance.',
    points: [
      'Ask a CRM vendor to export one test client completely, with notes and attachments, before the contract is signed.',
      'A book of business bought in autumn needs its phone numbers and mailboxes settled before RRSP season begins.',
      'The page on technology risk should be in words a principal broker can defend without us in the room.',
      'Count the questionnaires from carriers, lenders and insurers in a year; one master set of answers can serve nearly all.',
    ],
  },
  {
    service: 'it-consulting',
    industry: 'healthcare',
    lede: 'Choosing an EMR, merging practices or opening a new clinic: requirements, vendor answers and costs in writing before you sign.',
    text:
      "Changing the EMR is a practice's largest technology decision, and it is often made by tired physicians in the evening. IT consulting for " +
      'clinics, dental groups and care homes slows it down. We write what the software must do: hospital reports through HRM, lab results ' +
      'through OLIS, OHIP claims, prescriptions, recalls, scanned history. Each vendor answers that same list, and for family practices we check ' +
      "OntarioMD's list of products. How does the old chart come out, what does keeping it readable cost, and who trains the part-time nurse? " +
      'If practices merge or open another location, we map custodians first, because PHIPA ties duties to whoever holds the record.',
    points: [
      'A privacy impact assessment is easier with a map of where patient data flows, which we draw beside your privacy officer.',
      'Software that listens and writes the visit note needs answers first: patient consent, storage of the audio, deletion, and access.',
      'Plans for a new clinic should show data jacks in each exam room, since Wi-Fi alone disappoints label printers and imaging.',
      'The maker of an X-ray device decides which Windows it accepts, so replacement dates are asked of that maker first.',
    ],
  },
  {
    service: 'it-consulting',
    industry: 'legal',
    lede: 'We help partners choose practice management software, plan mergers and answer bank security guidelines, with the cost of each option on one page.',
    text:
      'Firms outgrow their software at moments one can foresee: another partner, a first bank as client, a merger with the practice down the ' +
      'hall. IT consulting helps law firms choose at those points. We sit with clerks as well as lawyers and follow a purchase, a divorce and a ' +
      'statement of claim through the office. Only then do we compare Clio, iManage or a rebuilt SharePoint. The budget includes converting the ' +
      "PCLaw history, a cost easily left for later. A bank's outside counsel guidelines become a list of what is true today and what is not " +
      'yet. Partners receive one page for each decision, with the price of waiting.',
    points: [
      'Ask vendors how the matters of a departing partner are separated out, because it is the clients who choose whom to follow.',
      'Succession plans need a technical page: where trust records and will indexes are, and who may unlock them in an emergency.',
      'Software that drafts or summarizes needs a rule on client confidences first; the Law Society has published guidance to begin with.',
      'Before leasing space, check that boardroom walls keep a mediation private and that a second carrier reaches the floor.',
    ],
  },
  {
    service: 'it-consulting',
    industry: 'manufacturing',
    lede: 'ERP selection, controller upgrades and cyber clauses, assessed from receiving to shipping and planned around your shutdowns.',
    text:
      'An ERP chosen by finance alone can spoil a shop floor for a decade. IT consulting for manufacturers begins at receiving and ends at the ' +
      'dock, beside the supervisor: how material is booked, where job cards vanish, what is typed twice. From this come requirements that ' +
      'resellers of Epicor, SYSPRO or Business Central must answer in writing, and a demonstration with parts you really make. We also judge ' +
      "whether an old controller can wait, what machine data would tell you, and what a customer's cyber clause means in equipment. The " +
      'spending plan stands next to presses and trucks, arranged by shutdown, and says which purchases can be put off.',
    points: [
      "Keep a go-live away from your inventory count and the customer's model changeover, however eager the reseller is to start.",
      'Have the machine builder state which Windows version, antivirus and network rules leave the warranty of the equipment intact.',
      'New software can bear on SR&ED or other incentives; we supply dates and descriptions, and your accountant judges what qualifies.',
      'Before bidding on defence work, compare daily practice with ITSP.10.171, because some gaps are slow and costly to close.',
    ],
  },
  {
    service: 'it-consulting',
    industry: 'nonprofit-organizations',
    lede: 'Technology plans a board can understand: replacement calendars, software choices and wording your grant writer can use.',
    text:
      'A board approves what it understands. IT consulting for charities is therefore half arithmetic, half translation. Which donation tool ' +
      'should stay, does the case system earn its yearly fee, what do old laptops cost in lost hours? Fundraising, programs and finance are ' +
      'interviewed separately, since each tends to keep its own list of the same people. Our report gives the treasurer a replacement calendar ' +
      "and the grant writer sentences to use in an application, to the Ontario Trillium Foundation for instance. If a nonprofit's project ends " +
      'with its funding, we say what must still be paid afterwards. Waiting a year is among the options, its risks beside it.',
    points: [
      'Compare donation processors by fees and also by whether monthly donors can be taken along when you leave.',
      'Agencies that consider a joint back office should compare privacy duties first, since PHIPA may bind one and not another.',
      'New accounting software goes in after the audit and the T3010, which is due six months after the fiscal year ends.',
      'Directors can ask one plain question each year: who else could run the donor database if its expert fell ill?',
    ],
  },
  {
    service: 'it-consulting',
    industry: 'professional-services',
    lede: 'Practical advice on time, billing and design systems, office moves and client security demands for firms that bill by the hour.',
    text:
      'Hours are the stock of a professional firm, so software is judged by how many it gives back. IT consulting for accountants, architects ' +
      'and agencies follows one job from proposal to invoice. Time sits in Deltek or QuickBooks, the work itself in CaseWare, Revit or Adobe, ' +
      'the rest in SharePoint. We mark where a figure is entered twice, and what joining systems would save. Partners planning to sell or merge ' +
      'get a list of licences that cannot simply be passed on. If a client asks for a SOC 2 report, we explain what one involves and whether a ' +
      'shorter reply might do. Choosing and buying remain with you.',
    points: [
      'CPA firms address technology in their quality management under CSQM 1, and a written review can go into that file.',
      'Design subscriptions renew on dates nobody remembers; a calendar shows seats, users and the last day to give notice.',
      'Test virtual desktops with your heaviest real drawing, because a few minutes of scrolling say more than any demonstration.',
      'An architecture studio that gives up floor space should cost plotter, docks and sample library together, or the savings shrink unnoticed.',
    ],
  },
  {
    service: 'it-consulting',
    industry: 'real-estate',
    lede: 'Software choices for brokerages and property managers, and the IT specification developers need before the drywall goes up.',
    text:
      'Real estate firms buy technology a building, a team or a launch at a time, and end up with several tools that send the same reminder. IT ' +
      'consulting lays them side by side. For a brokerage we ask what the board or the franchise already provides, from MLS access to forms and ' +
      "signatures, before anything is added. A property manager's larger choice is Yardi, Buildium or the present system, and whether owners' " +
      'statements would survive the change. For developers we write the IT chapter of the construction budget: conduit, entry, cameras, carrier ' +
      'agreements. These must be specified ahead of the drywall, because contractors price only what the drawing shows.',
    points: [
      'Carrier and smart lock contracts can outlast the developer, so read who owns the wiring once a condominium board takes over.',
      'Commission plans are the hardest part to convert; let the successor of brokerWOLF recalculate a past quarter before it goes live.',
      'A reserve fund study can include cameras, panels and intercoms, provided the planner is told how old they are.',
      'Agent teams buy CRMs of their own; the team agreement should say who keeps the contacts when a team splits up.',
    ],
  },
];

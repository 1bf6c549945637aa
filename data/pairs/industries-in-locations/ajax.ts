import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const ajax: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'ajax',
    lede: 'Ajax planners and mortgage brokers serve commuters in the evening, so secure logins and shared queues matter more than office hours.',
    text:
      "Commuters who leave Ajax station before seven see to their money in the evening. The town's financial planners and mortgage brokers " +
      'therefore keep late hours on Harwood Avenue and in Pickering Village. First-time buyers upload pay slips from the train and expect an ' +
      "answer by the time they reach Union. Group insurance for workshops on Bayly Street is the daytime business. In a team of ten each person's " +
      "mailbox soon becomes everyone's, which is convenient and dangerous. Shared queues replace shared passwords, evening sign-ins are " +
      "expected but odd places are not, and an absent agent's deals open for a named deputy.",
    points: [
      'Set the working hours of alerts to yours, because a login from home after supper is normal in this business.',
      'Agents who ride the GO train themselves approve deals on the way; privacy screens and managed phones belong to that habit.',
      'Ask your lender platform how it removes an agent who left, and write that step beside your own list.',
      "Workshop owners phone with a new hire's benefits details; offer them a form, since such calls are never recorded well.",
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'ajax',
    lede: 'IT support for the clinics on Harwood Avenue South, dental offices in Pickering Village and new practices near Taunton Road.',
    text:
      "Harwood Avenue South is Ajax's medical street: the Lakeridge Health hospital, laboratories, pharmacies and a row of specialists within a " +
      'short walk. Its patients read results in MyChart, sometimes before their own doctor has opened the report, and phone the clinic at once. ' +
      'Dentists and chiropractors in Pickering Village practise in former houses, where the X-ray computer hums under the stairs. Uptown, new ' +
      'family practices rent in plazas by Taunton Road. Each practice wants the result on its own screen first. We test the hospital feed after ' +
      'every change, quiet the phones with a call queue, and give the computer under the stairs air and a copy elsewhere.',
    points: [
      'Hospital results reach the EMR through a named mailbox or feed, and someone must notice if a Tuesday brings none.',
      'House practices have one electrical panel for kettle and X-ray; ask an electrician before you add a server.',
      'A queue message that gives hours, directions and the prescription line answers a surprising share of calls by itself.',
      'Chiropractors and dentists under one roof may share a router, but each custodian needs a separate locked network.',
    ],
    pointServices: [
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'legal',
    location: 'ajax',
    lede: 'Small Ajax law firms get their server out of the basement, tablet signings in the evening and scans filed by matter.',
    text:
      "Old houses on Old Kingston Road hold some of Ajax's law firms, with creaking stairs, a photocopier in the kitchen and a basement that " +
      "has been damp. Family law, closings and wills are the staple, for clients who work shifts or ride the train to Toronto. Durham's " +
      'Superior Court is in Oshawa, and a lawyer from Pickering is often on the other side. A small firm cannot afford a lost day. So the server ' +
      'leaves the basement first, for the cloud or for a shelf upstairs with a battery below it. Then come evening signings on a tablet, and ' +
      'scanning at the front desk that names each page by matter.',
    points: [
      'Photograph the basement rack today with its cables and labels, because the insurer will want to know what was there.',
      'Separated couples may share a phone plan or a tablet, so ask where messages may be sent before sending any.',
      'A brick house with three storeys takes one wired access point for each floor, placed away from the chimney.',
      'An articling student shared by two small practices needs two accounts, since a conflict check has to stay honest.',
    ],
    pointServices: [
      ['data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'ajax',
    lede: 'Ajax manufacturers get documented machines, secure drawings and answers for strict aerospace and retail customers.',
    text:
      'Landing gear is made on Monarch Avenue, and fixtures, plastics and machined parts in the streets around it, where Ajax has had factories ' +
      'since 1941. Few of the smaller manufacturers employ anyone for IT. The plant manager restarts the server, and a nephew set up the Wi-Fi. ' +
      'Their customers have meanwhile grown strict: an aerospace buyer wants to know how drawings are stored, a retailer wants labels in its own ' +
      "format. What changes with us is less the equipment than the answers. We write down each machine's computer, its age and its maker's " +
      'phone number, and retire the shared password that every former employee still remembers.',
    points: [
      'Machines bought at auction bring unknown computers along; scan and isolate each before it sees the shop network.',
      'Plating and paint lines keep exposure and waste records, which belong in the same backup as the order book.',
      "A plant office off Bayly should be able to print tomorrow's job travellers from last night's exported list.",
      'Ask the aerospace customer for its questionnaire in January, well before the purchase order depends on the answers.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'ajax',
    lede: 'Light, shared technology for Ajax charities that work from borrowed rooms and community centres.',
    text:
      "From the St. Andrew's Community Centre to the Rotary Park pavilion, Ajax lends its charities rooms instead of offices. Newcomer " +
      "services, youth mentors, Caribbean and South Asian associations and seniors' clubs unpack on arrival and lock everything in a cupboard " +
      'afterwards. A town that grew quickly has more causes than buildings. Their computers must therefore be light, few and forgiving. Two ' +
      'laptops that any volunteer can use, a number that rings wherever the duty person is, and attendance in a form instead of a notebook go ' +
      'far. Durham-wide agencies share clients with them by referral, and a secure form spares a family telling its story twice.',
    points: [
      "Label the cupboard's laptops and list their numbers, since the community centre cannot tell yours from another group's.",
      "Heritage and carnival events sell tickets online; connect payouts to the association's account and never to a treasurer's own.",
      "Mentors who text with teenagers should do it from an organization's number, with messages a supervisor can review.",
      "When a referral leaves for another agency, note the family's consent with its date before the form is sent.",
    ],
    pointServices: [
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'ajax',
    lede: 'Accountants, bookkeepers and engineers in Ajax get safer bank feeds, reliable QuickBooks files and quiet weeks at deadline time.',
    text:
      "Contractors keep Ajax's bookkeepers and accountants busy. Roofers, pavers and electricians pay subcontractors and have to report them on " +
      'T5018 slips, so one yearly question is whose business number is missing. Practices in Pickering Village and along Harwood Avenue handle ' +
      'that, next to HST, WSIB premiums and payroll for crews that swell in May. A few engineers and designers draw permits for the same ' +
      'clients. None of these professional firms needs a data centre. They need QuickBooks files that never live in two places, and statements ' +
      'fetched by a feed instead of a shared bank password. The weeks when every contractor remembers the paperwork are no time for updates.',
    points: [
      'Collect business numbers when a subcontractor is first paid; a form with a check digit test catches most typing errors.',
      'Desktop company files on a cloud-synchronized folder can break, so host them properly or change to an online edition.',
      "Many banks offer bookkeepers a view-only role on a client's account; ask for it before anyone hands over a password.",
      "Permit drawings that live on one designer's laptop need an off-site copy, or a theft from the car repeats the work.",
    ],
    pointServices: [
      ['it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'ajax',
    lede: 'Consistent records, mailboxes and ownership for Ajax condominium managers, landlords and brokerages with hundreds of small files.',
    text:
      "Rows of townhouses with common roads and a single snow contract are Ajax's typical condominium, and their managers run ten or more small " +
      'corporations from one office. By Salem Road, landlords lease large warehouses to a single tenant; on Bayly Street they let small bays by ' +
      'the month. Brokerages uptown and in Pickering Village sell to families moving east from Scarborough, for whom the GO train matters as ' +
      'much as the kitchen. Month-to-month tenants, small corporations, first-time buyers: in Ajax real estate every file is modest, and there ' +
      'are hundreds. Consistency is the cure. Each corporation, bay and listing gets an identical folder, one mailbox rule and a named owner.',
    points: [
      'A roof leak in a townhouse row concerns several owners, so keep phone numbers by block as well as by unit.',
      'Tenants of monthly bays come and go with their own routers; label the demarcation point and change gate codes each time.',
      "A buyer's lawyer is often in Toronto; agents should confirm deposit accounts by phone, using a number from the firm's website.",
      'Ten small boards mean ten annual meetings, and one electronic voting account with separate voter lists can serve them all.',
    ],
    pointServices: [
      ['it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
  },
];

import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const brampton: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'brampton',
    lede: "Certificates on demand, mortgage documents and protected client files for Brampton's insurance, leasing and mortgage offices.",
    text:
      'Trucks are insured, financed and fuelled on credit, and Brampton has brokers for each. Commercial insurance brokerages along Steeles ' +
      'Avenue and Airport Road issue certificates of insurance all day, because many shippers will not load a carrier without one. Lessors and ' +
      "factoring offices watch for the same truck pledged twice. In Springdale's plazas mortgage agents meet young families and collect pay " +
      'stubs, notices of assessment and gift letters, which lenders examine closely. Two repairs pay off first. An upload page keeps originals ' +
      'with their time, and a certificate queue lets any broker on duty answer on a Saturday.',
    points: [
      "A forged certificate carries your brokerage's name, so publish one address where shippers can verify it and log each question.",
      'Lenders ask where a document came from; a dated client portal answers that better than a forwarded message.',
      'Owner-operators change phones and numbers often, and a code sent to an old number can let a stranger in.',
      "Fleet schedules list hundreds of vehicles, so let the broker's system import them instead of retyping at every renewal.",
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'brampton',
    lede: 'Fast, secure systems for Brampton walk-in clinics, pharmacies and dentists with long hours and full waiting rooms.',
    text:
      'William Osler Health System runs Brampton Civic Hospital on Bovaird Drive and Peel Memorial on Lynch Street, and both are crowded. ' +
      'Walk-in clinics, pharmacies and dentists in Springdale, Bramalea and Mount Pleasant stay open late for shift workers. One kind of visit ' +
      'is typical of the city: the medical examination of a truck driver, whose form goes to the Ministry of Transportation. Since 2025 a school ' +
      'of medicine teaches in Bramalea, so local practices will see more learners. Fast rooms need fast machines. A badge at each computer, a ' +
      'form template for drivers and a queue display that survives a reboot save more than new furniture.',
    points: [
      'Two patients in one waiting room may share a full name, so let reception search by health card before opening charts.',
      'Driver medicals paid by an employer still belong to the patient; send the form to the ministry and not to dispatch.',
      "Late clinics lose internet when the plaza's own contractor works at night, which argues for cellular standby.",
      'Learners from the medical school bring their own tablets, and a guest network with no chart behind it suits them.',
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'network-management'],
    ],
  },
  {
    industry: 'legal',
    location: 'brampton',
    lede: 'Criminal, family and immigration lawyers in Brampton need storage, viewers and deletion rules that cope with heavy disclosure.',
    text:
      "The A. Grenville and William Davis Courthouse at 7755 Hurontario Street is among the busiest in Ontario, and Brampton's criminal and " +
      'family lawyers rent near it. Down the road, on Ray Lawson Boulevard, provincial offences are tried: overweight loads, logbooks, speed. ' +
      'Paralegals live by those charges, on high volume and small fees. Immigration and real estate firms fill the plazas of Queen Street and ' +
      'Airport Road. Volume is what their computers must carry. Disclosure comes as video and phone extractions too big for mail. A criminal ' +
      'firm needs fast storage, viewers that open police formats, and deletion when an undertaking says so.',
    points: [
      'Disclosure is given under conditions, so record who copied it, where it lies and when it must be returned.',
      'A paralegal with forty matters on one list should receive each court date by text and by calendar, from one source.',
      'Clients in custody cannot leave a number, so route their calls to a person and keep them out of voicemail.',
      'Retainers paid by e-transfer need a mailbox nobody else opens, or automatic deposit arranged with the bank for trust money.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'brampton',
    lede: 'Washdown-proof devices, traceability and reliable networks for Brampton food plants, parts suppliers and robotics builders.',
    text:
      "Food first: poultry, bread, snacks, soft drinks and sauces leave Brampton's plants by the trailer, and a recall drill is part of the " +
      'year. The assembly plant on Williams Parkway shaped a second group, suppliers of seats, metal and plastics, who have learned how quickly ' +
      'an order book can empty. A third is newer: space robotics, built on Financial Drive in Bram West. Night sanitation, not the night shift, ' +
      'is the awkward hour for a food manufacturer: hoses meet scanners, keyboards and printers. We choose sealed devices, mount access points ' +
      'above the spray, and rehearse the trail of one lot from receiving dock to customer.',
    points: [
      'Ask sanitation which rooms are flooded nightly, and move any outlet, camera or terminal the crew has to cover.',
      'Suppliers with idle lines should mothball computers properly: last backup, licences noted, accounts closed and drives kept dry.',
      'Allergen changes alter labels; a second person must compare the new template with the recipe before printing.',
      'Temporary workers from agencies clock in by the hundred, so keep time clocks off the network that runs the line.',
    ],
    pointServices: [
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['it-consulting'],
      ['cybersecurity', 'network-management'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'brampton',
    lede: "Brampton's places of worship, shelters and settlement agencies get accounts that survive every change of committee.",
    text:
      'Gurdwaras, mandirs, mosques and churches in Brampton are also kitchens, schools and clinics for advice, and several draw thousands on a ' +
      "holy day. Around them work settlement services, women's shelters, food banks and groups that help international students far from home. " +
      'Gifts arrive in cash, by e-transfer and through tablets in the hall, and each donor expects a receipt in February. Committees change by ' +
      'election, sometimes with passwords lost on the way. A charity of this kind needs continuity from us: accounts owned by the organization ' +
      "and recovery codes in a safe. In the counting room, one laptop records the day's gifts and does nothing else.",
    points: [
      'Before an election, list who controls the domain name, the website, the bank tokens and the video channel.',
      'Live streams of services need their own upload line, or the office loses its phones on every holy day.',
      'Shelter addresses must stay secret; switch off location sharing and remove the place from photographs, invoices and Wi-Fi names.',
      'Students who volunteer may be new to Canadian privacy rules, so a twenty-minute talk should come before the first login.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'brampton',
    lede: 'Receipt apps, scanners and client portals for the Brampton bookkeepers, consultants and agencies that serve truckers.',
    text:
      "Bookkeepers and accountants for truckers could be called Brampton's house profession. An owner-operator brings fuel receipts, border " +
      'crossings and kilometres by province and state. The quarterly fuel tax return under IFTA is due, sorted shoebox or no. Self-employed ' +
      'clients file until the middle of June. Licensed immigration consultants, engineers for plant refits and staffing agencies complete the ' +
      'picture on Queen Street and Steeles. These professional firms are small and crowded at the same hours, often in the evening. With a ' +
      'receipt app, a scanner that names files by unit number, and a portal in plain words, less of the shoebox ends on a desk.',
    points: [
      'Electronic logging devices already know the kilometres; ask for an export before anyone types them from paper.',
      "Immigration consultants answer to their own College, and a client's whole file must be readable if it asks.",
      "Staffing agencies for Bramalea's warehouses hold a social insurance number for each worker, so restrict that column to payroll.",
      'Evening hours mean evening trouble, so agree beforehand who may call us after supper and about what.',
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'brampton',
    lede: 'Account control, camera links and rental records for Brampton brokerages, landlords and industrial brokers.',
    text:
      "Warehouses, truck yards and detached houses with basement apartments make up much of Brampton's real estate. Industrial brokers lease by " +
      'clear height and trailer parking near Airport Road, and landlords there care more about gate cameras than about lobbies. Residential ' +
      "brokerages are large, with agents who come and go each season. Whoever rents out a second unit meets the city's registration rules and, " +
      'in many wards, its rental licensing program. Property managers need copies for every door. Hiring by the dozen is the local art: we tie ' +
      "an agent's mail, forms and door code to registration with RECO, and to nothing else.",
    points: [
      "Parting agents often keep client lists in a personal mailbox, so start them on the brokerage's address from day one.",
      'Yard cameras on long poles need lightning protection and a wireless link that survives a parked row of trailers.',
      "Photographs of tenants' permits and leases should go to the unit's folder, since licence renewals will ask for them again.",
      'With several languages in one office, deposit instructions should follow a fixed form that every agent knows by sight.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
  },
];

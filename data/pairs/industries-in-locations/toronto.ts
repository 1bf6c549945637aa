import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const toronto: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'toronto',
    lede: 'Two internet circuits, known-device logins and due diligence answers for Toronto portfolio managers, dealers and brokerages.',
    text:
      'Portfolio managers, exempt market dealers and insurance brokerages rent half floors of the bank towers, a short walk from the Ontario ' +
      "Securities Commission on Queen Street West. Toronto's stock market opens at 9:30, and since May 2024 most Canadian trades " +
      'settle on the next business day. An order system that stalls at ten is therefore a settlement question by evening. Custodians, fund ' +
      'administrators and pension clients send forms of their own each year. We keep two internet circuits from different carriers and tie ' +
      'sign-ins to known devices. The answers lie where the chief compliance officer can find them.',
    points: [
      'Ask the landlord if both circuits climb the same riser, because a burst pipe in one shaft cuts them together.',
      'Dealers that share a suite with an affiliate need separate file stores before an examiner asks who could read what.',
      "CIRO's dealer members must keep a business continuity plan, so rehearse a morning on which the whole tower is evacuated.",
      'The RRSP deadline at the turn of March is no time for change, so laptop swaps wait until contributions are booked.',
    ],
    pointServices: [
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'toronto',
    lede: 'Hospital and practice accounts kept apart, and Wi-Fi tested at the busiest hour, for Toronto specialists and clinics.',
    text:
      "Within a few blocks of University Avenue stand Toronto General, Mount Sinai, SickKids and Princess Margaret, and the specialists' suites " +
      'around them live on referrals. Farther out, family health teams, dental offices and physiotherapy clinics fill storefronts on Eglinton, ' +
      'on the Danforth and in Scarborough plazas. Many physicians in Toronto split the week between a hospital and a private practice, and carry ' +
      'two sets of passwords. A clinic in a Bay Street medical building also shares ceilings and radio channels with thirty neighbours. We ' +
      'survey its Wi-Fi at the busiest hour and keep hospital and practice accounts apart on one laptop. After every phone change we try the ' +
      'referral line.',
    points: [
      'Older medical buildings lock the telephone closet after hours, so arrange the key before a weekend change and not during it.',
      "A physician who runs a study should keep its data outside the practice's EMR, on terms the research ethics board accepts.",
      'Decide who reaches booked patients by phone when the elevators of a medical tower stop, and from which device.',
      'A ConnectingOntario account belongs to one person, and a reception desk that passes it around hides who looked at whom.',
    ],
    pointServices: [
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'legal',
    location: 'toronto',
    lede: 'Trial-ready laptops, offline briefs and courtroom video for Toronto litigation, corporate and criminal lawyers.',
    text:
      'Lawyers in Toronto work within sight of their courts. Osgoode Hall houses the Court of Appeal and the Law Society. The Superior Court ' +
      'sits at 361 University Avenue, and the Commercial List hears insolvencies across the street. Litigation boutiques rent near Queen and ' +
      'University, corporate law firms climb the bank towers, and criminal counsel stay close to the Armoury Street courthouse. Hearings by ' +
      'video now mix with hearings in person, so one laptop must present exhibits from a courtroom bench and from a boardroom. We prepare a ' +
      "spare for each trial, keep briefs readable offline, and leave a trial team's machines alone until judgment is reserved.",
    points: [
      'Courthouse Wi-Fi should never be the only way to a document book, so load it on an encrypted laptop beforehand.',
      "The Federal Court on Queen Street West has an e-filing system apart from Ontario's, and clerks need a working account there.",
      'Banks that retain downtown firms ask for evidence of access limits, and a dated permissions report answers better than a letter.',
      'Firms that sublet rooms to independent counsel owe each tenant separate Wi-Fi and printing, because privilege does not cover a suite.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'network-management', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'toronto',
    lede: 'Clean wiring, a firewall between line and office, and Wi-Fi to the loading bay for Toronto plants in older buildings.',
    text:
      'Bakeries, bottlers and packaging plants hold on in Rexdale, metal shops and printers in Scarborough off Progress Avenue. Raw sugar still ' +
      'arrives by ship at the refinery on Queens Quay. Land in Toronto is dear, so manufacturers squeeze production, cold storage and office ' +
      'into one old building, often with houses across the road. Cables run wherever a wall allowed it, and the server may sit above the ' +
      "compressor. Our first visit maps what is plugged in where, from the flour silo's controller to the shipping printer. Then come a dry, " +
      'locked cabinet, a firewall between line and office, and Wi-Fi that reaches the loading bay.',
    points: [
      'Grocery chains order and are billed by EDI, so a silent link can leave a full trailer of bread with nowhere to go.',
      'Flour dust, steam and washdown kill ordinary computers; put a sealed screen by the oven and the machine itself elsewhere.',
      'Badge sign-in on a shared Rexdale terminal names each operator and does not slow the queue at the change of shift.',
      'Before you renew the lease on an older Scarborough unit, find out which carriers have fibre in front of it.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'toronto',
    lede: 'Safe shared internet, private printing and shelter systems that stay up for Toronto charities and community hubs.',
    text:
      "Toronto's charities share addresses. Arts groups fill 401 Richmond, social ventures rent desks at 192 Spadina, and agencies in Regent " +
      'Park, Parkdale and Rexdale meet their public in community hubs. Shelters funded by the city record stays in its Shelter Management ' +
      'Information System, so a dead tablet at intake leaves a family waiting on the sidewalk. Where several organizations use one front door, ' +
      "the landlord owns the Wi-Fi and the copier remembers everyone's pages. We give each nonprofit its own protected path through the shared " +
      'line and release print jobs by code. With the hub we settle in writing which box belongs to whom.',
    points: [
      "Ask your hub who can open the router's settings, and when the password was last changed after a tenant left.",
      'A leased copier keeps images of case files on its disk, so have it erased before the dealer collects it.',
      'National associations based downtown vote online at annual meetings, and the member list deserves a rehearsal in the week before.',
      'Outreach crews in ravines and basements lose signal, so their phones must store notes safely and send them later.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'toronto',
    lede: 'Security answers for large clients, fast model storage and strong Wi-Fi for Toronto architects, accountants and agencies.',
    text:
      'Architects and branding studios like the brick lofts of Spadina and King West, while accountants and actuaries prefer towers at Yonge and ' +
      "Eglinton or North York Centre. What joins Toronto's professional firms is the large client: a bank, a hospital, a ministry at Queen's " +
      'Park, with terms that fill a binder. A studio of twenty may have to prove where its files rest before the first sketch. Lofts bring thick ' +
      'beams and a single internet provider; towers bring rules about cabling and hours. We write the security answers with the partner who ' +
      'signs, place Revit models where the whole team can open them, and measure signal between the columns.',
    points: [
      "Read a bank's supplier terms on data location before quoting, since a free file-sharing tool may already break them.",
      'Pitch weeks bring freelancers, so keep two or three prepared laptops and accounts that expire when the campaign is delivered.',
      'Few Spadina lofts have a second carrier at the door, and a cellular modem by the window is the cheapest remedy.',
      'Consultants to provincial ministries meet FIPPA, the access and privacy law for public bodies, in their contracts sooner or later.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'toronto',
    lede: 'Concierge computers, request tracking and deposit-fraud training for Toronto condominium managers, landlords and brokerages.',
    text:
      'Towers dominate Toronto real estate and keep its condominium managers busy: concierge desks at Harbourfront, fob systems in Liberty ' +
      "Village, status certificates before every resale. Landlords of older apartment blocks register under the city's RentSafeTO program and " +
      "have to track each tenant's service request. Brokerages on Yonge Street close deals with two land transfer taxes, since the city levies " +
      "one of its own. Lawyers, lenders and agents write about money all day. We give concierge computers no view of owners' records and move " +
      'request logs from paper to a searchable list. Whoever reads deposit mail learns to reach for the phone.',
    points: [
      'Four concierge shifts with one password cannot show who handed out a fob, so give each guard a sign-in.',
      'RentSafeTO covers rental buildings of at least three storeys and ten units; count yours before choosing a ticket system.',
      "A status certificate is due ten days after the request and fee arrive, whatever state the manager's server is in.",
      "Elevator panels, gates and parcel cameras often share the sales centre's old Wi-Fi; draw the wiring before you separate them.",
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'network-management'],
    ],
  },
];

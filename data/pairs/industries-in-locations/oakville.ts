import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const oakville: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'oakville',
    lede: 'Wire-fraud protection and monitored mailboxes for Oakville wealth managers, dealers and insurance specialists.',
    text:
      'An Oakville wealth office is often a team of a dozen above a shop on Lakeshore Road East: portfolio managers, their associates and an ' +
      "insurance specialist. Larger dealers and insurers' offices prefer Winston Park and Bristol Circle. Clients are founders, physicians and " +
      'retired executives, and a single household may hold a family trust, two holding companies and a cottage. Criminals know this street too. ' +
      'They study a client on social media, imitate the tone, and ask the associate for an urgent wire on a Friday in August. A watched mailbox, ' +
      'a code word agreed in person and a calm call-back defeat most of that.',
    points: [
      "Look-alike domains of a boutique's name are cheap to register, so buy the likeliest ones and watch for the rest.",
      'Trust documents and passports of a family office deserve a vault with its own readers, apart from daily advisor mail.',
      'Summer staff rotate through cottages; managed phones let a partner approve a transfer from the dock without weakening the rule.',
      "Put the household's accountant and lawyer on a shared portal, so that tax slips stop travelling as attachments.",
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'healthcare',
    location: 'oakville',
    lede: 'Secure clinical photography, charts and marketing lists for Oakville specialists, cosmetic clinics and physiotherapists.',
    text:
      'Oakville Trafalgar Memorial Hospital, at Dundas Street and Third Line, has drawn specialists, imaging centres and pharmacies to the north ' +
      'of the town. South of the QEW another kind of clinic is common: skin care, cosmetic medicine, braces and private physiotherapy on ' +
      'Lakeshore Road, Kerr Street and Speers. Before-and-after photographs, payment plans and loyalty lists lie beside the chart there. ' +
      'Pictures are health records when a patient can be recognized, and marketing staff like to borrow them. We move photography from personal ' +
      'phones to a camera app that files straight into the EMR. The newsletter list goes into a system of its own.',
    points: [
      'Written consent for a photograph in advertising should be stored with that photograph, with the date on which it ends.',
      'Laser and imaging devices are often leased with remote support, so ask who can connect and how the line is closed.',
      "Retirement residences near Bronte receive visiting nurses and doctors, who should find guest access that never meets the resident's " +
        'television.',
      'Patients who pay by instalment leave banking details; the form belongs with the payment provider and not in a scanned chart.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'network-management'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'legal',
    location: 'oakville',
    lede: 'Private home offices, secure printing and deal rooms for Oakville firms that handle estates, trusts and family wealth.',
    text:
      "Halton has its Superior Court in Milton, so an Oakville litigator's hearing day starts with the drive up Trafalgar Road. Most law firms " +
      'here seldom go. Along Lakeshore Road and in converted houses near the harbour they draft wills, trusts, marriage contracts and share ' +
      'reorganizations for families who expect silence. Partners live close by and work after dinner. At a first meeting we ask about the home: ' +
      "which printer, whose Wi-Fi, which of the children's computers. A firm laptop with an always-on tunnel, a shredder and a follow-me print " +
      'queue make such a home safe for client papers. Large estates also need a deal room where accountants and executors see their own folder only.',
    points: [
      'High-net-worth separations produce bank statements by the thousand pages; text recognition and page numbering save days before disclosure.',
      'A heritage house by the harbour may need a wireless bridge between floors, since drilling its plaster requires care and permission.',
      'Marriage contracts and estate plans of known families should be walled off even from other lawyers in the firm.',
      'Executors change over the years, so every invitation to a deal room ought to end on a date.',
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'manufacturing',
    location: 'oakville',
    lede: 'Customer portals, label backups and sequence deliveries that keep Oakville parts makers shipping on time.',
    text:
      "Speers Road and Wyecroft Road run along the railway, and much of what Oakville's manufacturers make is made there: stampings, moulds, " +
      'valves, coatings and laboratory gear. The assembly plant beside the QEW taught suppliers to deliver in sequence, by the hour, and to ' +
      'answer a quality complaint in a set form. Even while a vehicle program changes, the customer portals, label formats and barcodes stay ' +
      'strict. A smaller parts maker may serve three customers with three portals and one shipping clerk. Backups of label templates, a second ' +
      'trained sign-in for every portal and a printer spare on the shelf keep trucks from leaving unlabelled.',
    points: [
      'Quality records for a part outlive its program, so store them under the part number and not under an employee.',
      'Tool and mould data belongs to the customer in many contracts; keep a list of whose design lies in which folder.',
      'Program gaps are a fair time for moving an old server, because nobody has to ship while cables are loose.',
      'Vapour from a coating line eats contacts, so network switches belong in a filtered cabinet on the far side of the wall.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['network-management'],
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'oakville',
    lede: 'Confidential donor records and secure board portals for Oakville foundations, hospices and community charities.',
    text:
      'Giving is organized in Oakville. Family foundations, a community foundation, hospital fundraisers and school advancement offices work ' +
      'within a few streets, and gala season fills spring and autumn. Donors are few and large, so one record can hold decades of conversation ' +
      'about a gift of securities. Other charities share the same postal codes but not the same wealth: food programs in Kerr Village, newcomer ' +
      "services, hospices, youth rowing and arts groups. A foundation's greatest secret is its prospect notes. We restrict them by role, log " +
      "exports from the donor system, and teach board members to use the organization's portal instead of personal e-mail.",
    points: [
      "Gifts of shares need a broker's transfer form; accept it through an upload page, because account numbers do not belong in e-mail.",
      "Auction apps for a gala collect card data, so let the payment company hold it and delete guests' details afterwards.",
      'Grants committees read applications at home, and a view-only link with an end date keeps them off family computers.',
      'Food programs count visits, not donors; choose a simple system with few fields and no full dates of birth.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
  },
  {
    industry: 'professional-services',
    location: 'oakville',
    lede: 'Monitored render nights, studio security answers and storage for Oakville animators, consultants and accountants.',
    text:
      'Sheridan College trains animators on Trafalgar Road, and many of them stay: studios, game artists and post-production shops rent within ' +
      'reach of the campus. Their neighbours in professional services are management consultants in Winston Park, executive recruiters, and ' +
      "accountants downtown who look after owner-managed companies. Render nights are Oakville's version of tax season. A farm of machines runs " +
      'hot until morning, and a full disk at midnight costs the review at ten. Client studios in California send security rules of their own ' +
      'about cameras, guests and USB ports. We watch storage and temperature through the night, and write the content-security answers room by ' +
      'room.',
    points: [
      'Unreleased artwork belongs in rooms without phones, on workstations that cannot copy to a stick or mail outside.',
      'Students placed in a studio come with habits from school accounts; hand them a company sign-in before the first file.',
      'Move finished shots to slower storage by project and date, or every year will begin with buying disks.',
      'Winston Park borders Mississauga, so compare the carriers on both sides of Winston Churchill Boulevard before a line is renewed.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
    ],
  },
  {
    industry: 'real-estate',
    location: 'oakville',
    lede: 'Discreet listing files for luxury brokerages and orderly records for Oakville condominium managers and builders.',
    text:
      'Luxury changes how brokerages work. On Lakeshore Road and in Old Oakville a listing comes with a film crew, a privacy agreement and ' +
      'perhaps a buyer whose name nobody may write down. Farther north, builders sell townhouses beyond Dundas Street, while tower proposals ' +
      'pile up around the GO station in Midtown. Managers of older condominiums in Bronte run on part-time boards and one filing cabinet. An ' +
      'Oakville real estate office thus needs two speeds: discretion for the few and order for the many. Named folders per listing, watermarked ' +
      'floor plans and guest links that expire serve the first; a simple records system for each corporation serves the second.',
    points: [
      'Smart locks and cameras in a staged house stay with the owner, so collect no passwords beyond the showing period.',
      'Drone and video files from one shoot fill a phone plan; upload them from the office line overnight.',
      'Confidential buyers still have to be identified under federal rules, and their documents need fewer readers than other files.',
      "Volunteer boards in Bronte change at the annual meeting; move minutes out of directors' personal e-mail before that evening.",
    ],
    pointServices: [
      ['cybersecurity', 'network-management'],
      ['cloud-migration', 'data-backup', 'network-management'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
    ],
  },
];

import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const markham: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'markham',
    lede:
      'Security built around developers, access reviews and SOC 2 evidence for Markham technology companies, and safer checkouts for ' +
      'wholesalers.',
    points: [
      'Prototype boards in test labs carry default passwords; they belong behind a firewall rule that developers can live with.',
      'Contractors abroad can work on a virtual desktop in Canada and copy nothing home, so circuit layouts remain on machines you control.',
      'A chip designer who leaves on good terms still leaves: tokens, SSH keys and cloud consoles close together with the mailbox.',
      'Practices by the hospital in Cornell log charts by person, because a PHIPA question asks who looked and not which computer.',
    ],
  },
  {
    service: 'cloud-migration',
    location: 'markham',
    lede: 'For Markham technology and engineering offices, we move what is still in the rack: licence servers, build machines and project folders.',
    points: [
      'Name an owner for every Azure subscription before the move, or trial machines started by a co-op student will bill on unnoticed.',
      'Customers with data residency clauses get a table of services and regions, checked against the contract rather than remembered.',
      "Chip layouts under a foundry's confidentiality agreement may be barred from new storage until the foundry consents in writing.",
      'Wholesalers on Steelcase Road should move the stock database on a weekday night, since weekend orders do not stop.',
    ],
  },
  {
    service: 'data-backup',
    location: 'markham',
    lede: 'Repositories, issue trackers, lab results and orders, backed up for Markham companies with test restores an auditor can sample.',
    points: [
      'One forced push at midnight can make a mess faster than ransomware; history kept outside the platform is what undoes it.',
      'Decide early which customer data enters a copy, because a deletion promise in your contract has to reach backups as well.',
      'Dental and medical offices around Cornell keep a separate schedule, as charts fall under retention rules that code does not.',
      'A large artefact store is cheap to keep and slow to bring back, so we sort it by what a release truly needs.',
    ],
  },
  {
    service: 'network-management',
    location: 'markham',
    lede: 'Enough ports, a safe lab segment and clean Wi-Fi for engineering offices and storefronts across Markham.',
    points: [
      'A nightly build that pulls containers can fill the line; video calls get priority before anyone blames Teams.',
      'Lab gear reaches the internet only through a logged gateway, so a prototype with a forgotten service cannot call out unnoticed.',
      'Milliken units have been split and rejoined over the years, so cable ends get traced before any is trusted or cut.',
      "Clients' VPN tunnels end on your firewall: keep a list with contact names, because a key change can fail at either end.",
    ],
  },
  {
    service: 'it-consulting',
    location: 'markham',
    lede: 'SOC 2 scoping, device management and workstation choices for Markham companies whose CTO has no time for office IT.',
    points: [
      'A SOC 2 Type 1 report looks at one day and Type 2 at a period; ask your customer which it wants.',
      'Doubling a Commerce Valley engineering team breaks habits first: shared admin accounts, verbal onboarding and a spreadsheet of licences.',
      "York University's Markham campus and Seneca send co-op students; plan accounts and laptops by term rather than one at a time.",
      'We stay out of your architecture unless asked, and our report separates office systems from the product your customers audit.',
    ],
  },
  {
    service: 'managed-it',
    location: 'markham',
    lede: 'Managed IT for Markham companies whose engineers could do it themselves, and should be building the product instead.',
    points: [
      'Write down which machines your engineers administer alone; everything not on that page is ours to keep current.',
      'Let laptop orders follow the offer letter rather than the start date, because custom configurations can take weeks to arrive.',
      'Investors and large customers send long security forms; answers that are kept once can be reused and improved each time.',
      'A lab in Commerce Valley with its own internet line belongs on the bill and in the drawing, even if nobody phones about it.',
    ],
  },
  {
    service: 'it-support',
    location: 'markham',
    lede: 'A help desk for Markham people who know computers well, and for the order desks and clinics that would rather not.',
    points: [
      'Engineers may add their own diagnosis to the ticket; it saves a round of questions and teaches our technicians your setup.',
      'A loaner laptop of the same model, kept in the office on Allstate Parkway, turns a broken screen into a coffee break.',
      'Order desks with staff who read Chinese more easily than English may keep menus in both, and our notes follow them.',
      'Reserve the remote session for late afternoon when a long compile runs, and nobody has to choose between the two.',
    ],
  },
];

import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const markham: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'markham',
    lede: 'Security built around developers, access reviews and SOC 2 evidence for Markham technology companies, and safer checkouts for wholesalers.',
    text:
      'Engineers are targets by name. A friendly recruiter sends a coding test, the test carries malware, and the laptop that opened it holds ' +
      'keys to the product. Software and chip companies in Markham, from Commerce Valley to Allstate Parkway, need cybersecurity that fits ' +
      'developers. Administrator rights last an hour, secrets stay out of repositories, and GitHub and the build server ask for hardware keys. ' +
      'Customers who send SOC 2 questions want to see when access was last reviewed, so each review is dated and filed. A Milliken wholesaler ' +
      'has simpler stakes. Its online store takes cards all weekend, and a changed script on the checkout page must be noticed.',
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
    text:
      'You would expect a software office to have nothing left to move. In practice the code lives on GitHub and the mail in Microsoft 365. A ' +
      'rack on Allstate Parkway still holds the licence server, a pair of build machines and a decade of project folders. Cloud migration for ' +
      'Markham is about that remainder. Design tools with floating licences can be tied to one network card, so the vendor must reissue them ' +
      'before the server goes. Build machines move to Azure only if their hours make it cheaper. Company files go to SharePoint, in a tenant ' +
      'apart from the one developers experiment in. Engineering consultants bring drawings measured in gigabytes.',
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
    text:
      "GitHub is not a backup, and neither is a second clone on the lead developer's laptop. When a Markham software company lists what it could " +
      'not rebuild, issue trackers, pipeline settings and customer configurations come before the code itself. Our data backup keeps ' +
      'repositories and their history under a separate sign-in, beside mailboxes and files. Each test restore is written up with date, duration ' +
      'and result, which is proof a SOC 2 auditor can sample. Labs in Commerce Valley are different: the measured data of a chip bring-up exists ' +
      "once, and repeating the run may mean ordering new silicon. Wholesalers in Milliken ask mainly for Saturday's orders.",
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
    text:
      'Developers fix things themselves. Walk through a suite in Commerce Valley and you may meet small switches under the desks, bought with ' +
      'petty cash hours before a demo. Network management for such Markham offices begins by counting them. Then engineers get what they were ' +
      "after: enough ports, a lab segment where anything goes, a fixed address for customers' allow lists. Everyone else sits on a calmer " +
      'network. Low-rises between Highway 404 and Woodbine are shared by several tenants, so we check that the closet locks. Storefronts on Main ' +
      'Street Unionville and the podiums of Downtown Markham are the opposite task, with many walls and little space.',
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
    text:
      'The chief technology officer can answer any question about the product, and has no evening left for laptops, leases or the insurer. That ' +
      'gap is where IT consulting serves Markham best. We scope a SOC 2 project with the auditor you chose, price the device management it ' +
      'implies, and say which controls can wait a year. Engineering firms bring a narrower choice, such as cloud workstations or towers under ' +
      'the desk for Revit. Hardware start-ups ask where SR&ED notes and time sheets should live, so that the Canada Revenue Agency can see when ' +
      'each was made. Wholesalers off Denison Street compare inventory systems before theirs loses support.',
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
    text:
      'Your best developer fixed the Wi-Fi last week. It took a whole morning, it was done well, and the release slipped by a day. That small sum, ' +
      'repeated each month, is the case for managed IT in Markham. We take the unglamorous half: laptops that arrive ready, updates that do not ' +
      'interrupt a build, accounts that close on time, a record of all of it. Engineers keep root on their own test machines, by agreement and in a ' +
      'network where a mistake stays small. Companies along Highway 7 that are asked for SOC 2 evidence draw it from our monthly report. ' +
      'Wholesalers in Milliken care more for the order desk on a Saturday. Practices in Cornell want the phones and the charts to open together at ' +
      'eight.',
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
    text:
      'Some callers have already read the log file. They tell us what they tried, in order, and would like the next idea rather than a request to ' +
      'restart. IT support in Markham has to recognize such people within a sentence and hand them to a technician who can keep up. Ten minutes ' +
      'later a wholesaler off Steeles calls, with an order form that will not print and a truck waiting. Quite another tone is right there. We note ' +
      'for each person which of the two helps. In Downtown Markham, companies share floors with others, so a visit begins with the correct door. ' +
      'Clinics by the hospital hear from us only between patients.',
    points: [
      'Engineers may add their own diagnosis to the ticket; it saves a round of questions and teaches our technicians your setup.',

      'A loaner laptop of the same model, kept in the office on Allstate Parkway, turns a broken screen into a coffee break.',

      'Order desks with staff who read Chinese more easily than English may keep menus in both, and our notes follow them.',

      'Reserve the remote session for late afternoon when a long compile runs, and nobody has to choose between the two.',
    ],
  },
];

import type { Term } from './rules/schema/term.ts';

export const glossaryCategories: string[] = [
  'Development',
  'Data Management',
  'Infrastructure',
  'Security',
  'Business Continuity',
  'Technology',
];

/** The last segment of the glossary's address. */
export const glossarySlug = 'it-glossary';

/** In alphabetical order. */
export const glossary: Term[] = [
  {
    slug: 'api',
    term: 'API',
    category: 'Development',
    definition:
      'An application programming interface is the agreed way in which one program asks another for data or work, without a person copying anything ' +
      'across. The term comes up when your online store should send its orders to the accounting software. Ask whether both have an API, and who pays when ' +
      'one of them changes.',
  },
  {
    slug: 'backup',
    term: 'Backup',
    category: 'Data Management',
    definition:
      'A separate copy of data, kept so that it can be brought back after a mistake, a broken disk or an attack. Look for it on IT bills and insurance ' +
      "forms. Two questions matter more than the product's name: when was something last restored from it, and could an attacker with your passwords " +
      'delete it?',
  },
  {
    slug: 'data-residency',
    term: 'Data Residency',
    category: 'Data Management',
    definition:
      'The country in which your data is stored, and whose laws can therefore reach it. Client contracts, grant agreements and cloud sign-up forms ask ' +
      'for it. Microsoft 365 and other large services can keep core data in Canadian data centres. Ask to see that setting, and ask where the backups ' +
      'go.',
  },
  {
    slug: 'dns',
    term: 'DNS',
    category: 'Infrastructure',
    definition:
      "The domain name system is the internet's directory: it turns the name of your website or mail server into the number computers use. It matters " +
      'when mail stops after a change of web designer, because the records that direct your mail sat in the same account. Know who holds that login.',
  },
  {
    slug: 'endpoint',
    term: 'Endpoint',
    category: 'Infrastructure',
    definition:
      'A device at the end of your network that a person works on: a laptop, a desktop, a phone or a tablet. Servers are often counted too. The word ' +
      'appears in price lists, because many security products are priced by the endpoint. Compare the number in a quote with the devices you own.',
  },
  {
    slug: 'failover',
    term: 'Failover',
    category: 'Business Continuity',
    definition:
      'The switch from a failed system to a spare one, such as from the fibre line to a mobile connection or from a dead server to its copy. You will ' +
      'see the term when a supplier promises that work goes on. Ask whether it happens by itself, how long it takes and when it was last tried.',
  },
  {
    slug: 'firewall',
    term: 'Firewall',
    category: 'Security',
    definition:
      "A device or program that stands between your network and the internet and lets through only the traffic its rules allow. It's usually a box near " +
      'the internet line and a yearly subscription on the bill. Without that subscription many models stop learning about new threats, while their ' +
      'lights stay green.',
  },
  {
    slug: 'multi-factor-authentication',
    term: 'Multi-Factor Authentication',
    category: 'Security',
    definition:
      "A login that asks for two proofs, usually a password and a code or a tap on a phone, so that a stolen password alone isn't enough. Expect to " +
      'be asked about it, as MFA, on applications for cyber insurance, where a wrong answer can cost you the claim. It should cover email, remote ' +
      'access and every administrator.',
  },
  {
    slug: 'phishing',
    term: 'Phishing',
    category: 'Security',
    definition:
      'A message that pretends to come from a bank, a courier or a colleague so that someone types a password, opens a file or pays an invoice. It ' +
      'arrives in the inbox. On the bill, the defence appears as filters and staff training. A habit of confirming payments by phone stops much of what ' +
      'the filters miss.',
  },
  {
    slug: 'ransomware',
    term: 'Ransomware',
    category: 'Security',
    definition:
      "Malicious software that locks your files, and often steals a copy first, so that criminals can demand money for both. It's the reason insurers " +
      "ask about backups and logins. Paying guarantees nothing. What helps is a copy the attackers couldn't reach and a plan for the first hours.",
  },
  {
    slug: 'recovery-point-objective',
    term: 'Recovery Point Objective',
    category: 'Business Continuity',
    definition:
      'The amount of recent work you accept losing when data has to be restored, given as time: an RPO of four hours means a copy at least every four ' +
      'hours. The figure belongs in every quote for a backup. A shorter one costs more, so set it system by system, and begin with the one that takes ' +
      'orders.',
  },
  {
    slug: 'recovery-time-objective',
    term: 'Recovery Time Objective',
    category: 'Business Continuity',
    definition:
      'The longest time a system may be down, from the failure until people can work again, before the damage becomes too great. It appears, as RTO, in ' +
      'backup quotes and disaster plans. Write down a figure for email, accounting and phones, then ask for a test that shows whether it can be met.',
  },
  {
    slug: 'retention-policy',
    term: 'Retention Policy',
    category: 'Data Management',
    definition:
      'A rule that says how long each kind of record is kept and when it is deleted, written down and, better, enforced by the mail and file system. It ' +
      'helps when the Canada Revenue Agency asks for invoices from six years ago, or when a former client asks why you still hold a passport copy.',
  },
  {
    slug: 'saas',
    term: 'SaaS',
    category: 'Technology',
    definition:
      "Software as a service runs in its maker's data centre, is used through a browser or an app, and is paid for by the month, usually per person. " +
      "QuickBooks Online, Clio and Microsoft 365 are examples. Updates are included. What often isn't: a backup of your data, and an easy way to take " +
      'it elsewhere.',
  },
  {
    slug: 'source-code',
    term: 'Source Code',
    category: 'Development',
    definition:
      'The text that programmers write and from which a program or website is built; whoever holds it can change the product. The question of who owns ' +
      'it arises when you part with a web or software developer. The contract should say that you own the code and where it is stored, and you should ' +
      'have a login to that place.',
  },
  {
    slug: 'test-environment',
    term: 'Test Environment',
    category: 'Development',
    definition:
      'A copy of a program or website in which changes are tried before they reach real users and real data. You need one when a supplier wants to ' +
      'upgrade your ERP or EMR. Ask to try your ten most frequent tasks there first. Without one, your staff try the new version on live work.',
  },
  {
    slug: 'voip',
    term: 'VoIP',
    category: 'Technology',
    definition:
      'Voice over internet protocol carries phone calls over the internet instead of separate phone lines. Most offices hear of it when the contract for ' +
      'the old phone system ends. Numbers can usually be moved. Ask what happens in a power failure, and how 911 learns the address of a phone that ' +
      'travels home with its user.',
  },
  {
    slug: 'vpn',
    term: 'VPN',
    category: 'Infrastructure',
    definition:
      "A virtual private network is an encrypted tunnel through the internet, from a home computer or a branch to your office network. It's used when " +
      'people work from home or two offices share a server. It protects the connection, not the computer at the other end, so it needs MFA ' +
      'and a managed device.',
  },
];

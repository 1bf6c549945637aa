import { realEstateCases } from '../cases/real-estate.ts';
import type { Industry } from '../rules/schema/industry.ts';

export const realEstate: Industry = {
  id: 'real-estate',
  slug: 'real-estate',
  name: 'Real Estate',
  clients: 'real estate firms',
  shortDescription:
    'IT support for brokerages, property managers, landlords and developers: protected payment emails, connected buildings, and deal files you can find.',
  longDescription:
    'Your agents sign offers in the car, your property manager answers for forty buildings from one inbox, and every deposit is announced by ' +
    'email. We protect that email first. Then we look after what is different about your industry: independent agents with their own devices who ' +
    "need the brokerage's documents, site offices with a router in a closet, entry systems and cameras that were installed once and never " +
    'updated, and accounting in Yardi or Lone Wolf that has to close the month. For each office and building you get a drawing, a list of ' +
    'devices and one number to call.',
  challenges: [
    'Deposits and closing funds are arranged by email among people who have never met, so a forged message with new bank details looks like any other.',
    'Your agents are independent and use their own phones and laptops, yet these hold offers, ID and agreements that belong to your records.',
    'Cameras, entry panels and heating controls are on the internet, installed by different contractors, often with the password they came with.',
    'Your site and rental offices work with one consumer router, and tenant files are moving into a shared mailbox.',
    'Leases, rent rolls and deal files are spread over several applications and inboxes, so a request from RECO, a lender or an auditor takes days.',
  ],
  solutions: [
    {
      title: 'Mail that warns the reader',
      description:
        'Messages from outside are marked, look-alike senders are held back, and DMARC makes it harder to send in your name. Staff practise with test ' +
        'messages, and new bank details are confirmed by phone.',
    },
    {
      title: "Brokerage files on agents' phones",
      description:
        'Agents open forms, offers and mail in managed apps on the phones they already own. When an agent moves on, the brokerage removes its own data and ' +
        'leaves the rest of the phone alone.',
    },
    {
      title: 'A network for each building',
      description:
        'Every building gets a firewall, with cameras, controls and guest Wi-Fi kept apart, and a list of devices with their passwords in a vault. The ' +
        'contractors connect through a guarded door instead of an open port.',
    },
    {
      title: 'The site office in a box',
      description:
        "A site or rental office gets a tested set: router with mobile backup, laptop, printer and phone. It's configured before it ships, and " +
        'it moves to ' +
        'the next project when the last unit is sold.',
    },
    {
      title: 'Deal and lease records together',
      description:
        'We set up folders, retention and search in Microsoft 365 or in your brokerage system, so that a trade file can be handed over complete and ' +
        'unchanged years after the closing.',
    },
  ],
  benefits: [
    'Your staff and agents know the rule: a phone call comes before a deposit is sent.',
    'When an agent leaves, the agent keeps the phone and you keep the files.',
    'You know which devices in each building are connected to the internet, and who can reach them.',
    'A new site office works on the day the trailer arrives, if there is power and mobile coverage.',
    "You answer an inspector's request with one search, because the deal papers are in one place.",
  ],
  systems: ['Yardi Voyager', 'Buildium', 'Lone Wolf brokerWOLF', 'Condo Control', 'Docusign', 'Kantech EntraPass'],
  rules: [
    {
      title: 'RECO and TRESA',
      sources: ['real-estate-records', 'real-estate-services'],
      names: ['RECO', 'TRESA'],
      description:
        'Brokerages registered under the Trust in Real Estate Services Act, 2002 keep the documents and records of their trades for six years and produce ' +
        "them for inspectors of the Real Estate Council of Ontario. Scans have to be kept in a form that can't be altered and can be " +
        'reproduced easily.',
      asks: {
        'cloud-migration':
          "A brokerage keeps the records of its trades for six years, with scans in a form that can't be altered. We set the archive that " +
          'way, then try to change a document.',
        'data-backup':
          "For six years, a brokerage has to be able to produce the papers of a trade for RECO's inspectors. We restore one complete trade a " +
          'year to show that you can.',
      },
    },
    {
      title: 'FINTRAC',
      sources: ['proceeds-of-crime-regulations', 'proceeds-of-crime'],
      description:
        'Brokers, sales representatives and developers identify clients, keep most records for at least five years and produce them within 30 days of a ' +
        'request. We keep copies of identification and receipt of funds records encrypted, and make them searchable.',
    },
    {
      title: 'Condominium Act, 1998',
      sources: ['condominium-regulation', 'condominium'],
      names: ['the Condominium Act'],
      description:
        'Condominium corporations keep financial records for at least seven years and founding documents without limit. Electronic records need a password ' +
        'or similar protection and must be reproducible within a reasonable time. Managers should keep the records of each corporation apart, so that they ' +
        'can be handed over.',
    },
    {
      title: 'PIPEDA',
      sources: ['pipeda'],
      description:
        'Rental applications hold incomes, identification and credit reports, and the federal privacy law asks for safeguards to match.',
      asks: {
        cybersecurity:
          'A rental application holds income, ID and a credit report. The law wants safeguards to match, so we limit who can open one and ' +
          'for how long.',
        'network-management':
          'Applications and ID in your office deserve more protection than the lobby Wi-Fi. We keep tenants, visitors and cameras on ' +
          'separate parts of the network.',
      },
    },
    {
      title: 'CASL',
      sources: ['casl'],
      description:
        "Canada's anti-spam law wants consent, your identity and a working unsubscribe in commercial emails and texts, so listing campaigns " +
        'need a list that records consent.',
      asks: {
        'it-consulting':
          'Commercial emails and texts need consent, your name and an unsubscribe that works. We check that a CRM records consent before you buy it.',
      },
    },
  ],
  cases: realEstateCases,
  metaDescription:
    "IT for brokerages, property managers and developers in the {area.name}: safer deposits, agents' own phones, building networks and " +
    'findable records.',
  keywords: [
    'real estate IT support',
    'property management IT {provider.city}',
    'brokerage IT',
    'condo management IT',
    'building network support',
  ],
  iconName: 'building',
  exampleSize: 25,
  pricingProfile: 'real-estate',
};

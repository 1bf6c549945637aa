import { nonprofitOrganizationsCases } from '../cases/nonprofit-organizations.ts';
import type { Industry } from '../rules/schema/industry.ts';

export const nonprofitOrganizations: Industry = {
  id: 'nonprofit-organizations',
  slug: 'nonprofit-organizations',
  name: 'Nonprofit Organizations',
  clients: 'nonprofits',
  shortDescription:
    'IT support for charities, agencies and associations: donor records in order, licences at nonprofit prices, and help that your volunteers can use too.',
  longDescription:
    'Your donors gave to help people, not to pay for IT. So we look first for money that is being wasted: full-price licences where a nonprofit ' +
    'offer applies, three donation tools where one would do, a server you could switch off. Then we make the rest dependable: donor data in one ' +
    'database, outreach laptops you can lose without harm, and volunteer accounts that end with the season. Your board gets a plain yearly ' +
    'budget with the replacements in it, which a grant application can quote. Registered charities and not-for-profit organizations pay a ' +
    'reduced price, and the calculator shows it.',
  challenges: [
    "Your donor lists are in spreadsheets, a mailing tool and one long-serving employee's head, and they disagree about addresses and consent.",
    'Volunteers and placement students need email and files for a few months, often on their own devices, and nobody closes the accounts afterwards.',
    'Many of your computers were donated, so every age and make is there, and some run a version of Windows that no longer gets security updates.',
    'Your outreach workers carry notes about vulnerable people on laptops and phones, between places whose Wi-Fi nobody has checked.',
    'Funders pay for programs more readily than for equipment, so replacements wait until something fails in the middle of a campaign.',
  ],
  solutions: [
    {
      title: 'Nonprofit licences first',
      description:
        'We check which Microsoft, Google and TechSoup Canada offers you qualify for, help with the applications, and move staff and volunteers to the ' +
        'smallest licence that does the job.',
    },
    {
      title: 'One donor database',
      description:
        "Lists are brought together in Raiser's Edge NXT, DonorPerfect or the system you already have, with roles for fundraisers, finance and volunteers, " +
        'and with a copy outside it that can be restored.',
    },
    {
      title: 'Volunteer accounts that end',
      description:
        "A volunteer or student gets an account with an end date, MFA and access to one team's files. A coordinator can extend it " +
        'with one form, and otherwise it closes by itself.',
    },
    {
      title: 'Devices for outreach',
      description:
        'We can encrypt laptops and phones for field work, and lock and wipe one that is lost. Case notes stay in the case system, so that ' +
        'little is stored on the device itself.',
    },
    {
      title: 'A budget a board can read',
      description:
        'Once a year we list every device and licence with its age, price and replacement year. The treasurer gets one page, and fundraisers get figures ' +
        'they can put into an application.',
    },
  ],
  benefits: [
    'Money you spent on unused or full-price licences goes back to your programs.',
    'Receipts, thank-you letters and mailings use one list with one record of consent.',
    'A stolen outreach laptop says little about anyone: we can encrypt its disk, and the case notes are elsewhere.',
    'Your board sees the next replacements coming, with prices and years.',
    'Your volunteers know whom to call, and your staff stop being the help desk.',
  ],
  systems: ["Raiser's Edge NXT", 'DonorPerfect', 'CanadaHelps', 'EMHware', 'Sage 50', 'Mailchimp'],
  rules: [
    {
      title: 'CRA: charity records',
      sources: ['cra-charities', 'cra-records'],
      names: ['CRA rules on charity records'],
      description:
        'Registered charities keep books and records at the Canadian address the Canada Revenue Agency has on file, and store backup copies in Canada. ' +
        'Copies of donation receipts are kept for at least two years after the calendar year of the gift, most financial books for six years after the tax ' +
        'year they relate to.',
      asks: {
        'cloud-migration':
          'Registered charities keep their books at the Canadian address on file with the CRA, and backup copies in Canada. We settle where ' +
          'data will be stored before anything moves.',
        'data-backup':
          "A registered charity's backup copies belong in Canada, and most financial books stay six years after their tax year. Our copies " +
          'are in Canada, and you set the years.',
      },
    },
    {
      title: 'CASL',
      sources: ['casl-exemptions', 'casl'],
      description:
        "Canada's anti-spam law exempts a registered charity's message whose main purpose is to raise funds for the charity. Other commercial " +
        'messages, such as an ' +
        'offer of paid courses, need consent and an unsubscribe that takes effect within ten business days. The donor database has to record which consent ' +
        'was given, and when.',
      asks: {
        'it-consulting':
          "A registered charity's message whose main purpose is to raise funds for it is exempt; ask your lawyer which of yours need " +
          'consent. We check that a donor database records it, with the unsubscribe.',
      },
    },
    {
      title: 'AODA',
      sources: ['accessibility-standards', 'wcag'],
      description:
        'Nonprofit organizations with 20 or more employees in Ontario file an accessibility compliance report every three years, and with 50 or more ' +
        'employees their public websites must meet WCAG 2.0 Level AA, with few exceptions. Donation and registration forms deserve the first test.',
    },
    {
      title: 'PIPEDA',
      sources: ['pipeda'],
      description:
        'The federal privacy law usually binds a charity only in commercial activities, such as selling or trading a donor list. Many funders write ' +
        'privacy duties into their agreements as well, so safeguards and breach steps should be on paper.',
      asks: {
        cybersecurity:
          "The federal privacy law usually reaches a charity's commercial activities, and funders add duties of their own. We put your " +
          'safeguards on paper; ask your lawyer which duties apply.',
      },
    },
    {
      title: 'PHIPA',
      sources: ['phipa'],
      description:
        "Agencies that provide health care fall under Ontario's health privacy law, which asks for reasonable steps against theft, loss and " +
        'unauthorized use of health records.',
      asks: {
        cybersecurity:
          'If you give health care, the Ontario health privacy law asks for reasonable steps against theft, loss and unauthorized use. ' +
          'Personal logins and encryption are part of them.',
        'network-management':
          'If you give health care, the law asks for reasonable steps to protect health records. Guest Wi-Fi and public computers get a ' +
          'part of the network that leads to no records.',
      },
    },
  ],
  cases: nonprofitOrganizationsCases,
  metaDescription:
    'IT support for charities, agencies and associations in the {area.name}: nonprofit licences, donor data in order, volunteer accounts and ' +
    'a clear budget.',
  keywords: [
    'nonprofit IT support',
    'charity IT {provider.city}',
    'nonprofit Microsoft 365 licences',
    'donor database support',
    'IT for associations',
  ],
  iconName: 'heart-handshake',
  exampleSize: 20,
  pricingProfile: 'nonprofit',
};

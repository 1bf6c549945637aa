import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const toronto: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'toronto',
    lede:
      'Wherever your people work, from a desk downtown to the train home, we protect your email, logins and ' +
      'laptops and act when something looks wrong.',
    points: [
      "We can encrypt your laptops. If one is left on the GO train, you've lost a computer, and your client " +
        'files stay locked.',
      'When a login looks suspicious, we close it and then call you. An intruder has less time in your mail and ' +
        'files.',
      'If banks, investors or landlords ask how you protect data, we keep your answers dated and in one place. ' +
        'Your next form takes less time.',
    ],
    local:
      'Many offices here share a floor or rent coworking space. We put your computers behind a firewall of your ' +
      "own, apart from the building's network.",
    questions: [
      {
        question: 'Can you check our shared or coworking space?',
        answer:
          'Yes. We look at who runs the network and who can reach your computers and printers. Then we tell you ' +
          'what a firewall of your own would cost there.',
      },
      {
        question: 'What happens if someone clicks a bad link?',
        answer:
          'Call us right away. We close the open sessions, look for mail rules the attacker left behind and tell ' +
          'you which mailboxes were opened.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'toronto',
    lede:
      'We move your email, files and servers to Microsoft 365 or Azure, and time it around your lease, your ' +
      'year-end or your busiest season.',
    points: [
      'Part of your team may be at home on the day of the switch. We send them short instructions and help them ' +
        'reconnect by phone.',
      'If your contracts or your regulator ask for Canadian storage, we choose Canadian regions and note them ' +
        'for each system. You can show that list to a client.',
      'If large scans, models or video open faster from a disk in your office, we leave them there, so your ' +
        "people don't wait.",
    ],
    local:
      'Downtown leases often ask you to take out racks and cable when you go. We set the date of your move by ' +
      'the day you have to return the space.',
    questions: [
      {
        question: 'Our lease ends soon. How early should we call?',
        answer:
          'A few months ahead. We can plan the move itself in weeks, but a carrier or a landlord may need longer ' +
          'for lines and removals.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'toronto',
    lede:
      'We copy your servers, files and email daily, with one copy outside your building. If the office has to ' +
      'close, your people can go on working.',
    points: [
      "We test with you which files and logins your people need if they can't get into the building. On such a " +
        'day, they know where to find them.',
      'When you lose a file, you call, and a technician brings back an earlier version while you carry on with ' +
        'something else.',
      'If you want more distance between the copies, we can keep the second one in Quebec City instead of the ' +
        'Toronto area.',
    ],
    local:
      'Downtown towers announce power shutdowns ahead of time. We shut your servers down in the right order the ' +
      'evening before, and check the first copy afterwards.',
    questions: [
      {
        question: 'How long can we work from home if our building closes?',
        answer:
          "As long as you need, if we've tested your laptops, logins and files for it. We run that test with you.",
      },
    ],
  },
  {
    service: 'network-management',
    location: 'toronto',
    lede:
      'We run the firewall, Wi-Fi and internet lines of your Toronto office, and we deal with the carrier and ' +
      'the building for you.',
    points: [
      "We survey your Wi-Fi on a working day, when your neighbours' networks are busy too. Whatever can't drop, " +
        'such as a meeting room screen, gets a cable.',
      'We label our cables at both ends and leave you a drawing. The next contractor in the riser room is less ' +
        'likely to unplug yours.',
      'We plan updates for an hour you choose and tell you beforehand what will be offline, so your people ' +
        "aren't caught in a call.",
    ],
    local:
      'In a downtown tower, the landlord decides which carriers can reach your floor. Work in the riser room ' +
      'may need an insurance certificate, a key and an evening, and we arrange all three.',
    questions: [
      {
        question: 'Can we have two internet lines that fail separately?',
        answer:
          'Usually, yes. It takes two carriers that reach your floor by different risers, or a second line by ' +
          'radio. We check the route before you pay for the second.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'toronto',
    lede:
      "When you move offices, choose software or answer an investor's questions, we give you advice in writing, " +
      'with the costs, by the hour.',
    points: [
      'Send us the lease, the floor plan and your last telecom bill. From those three, we can tell you most of ' +
        'what an office move will cost.',
      'If you sublet space with internet included, we find out who holds the firewall password and whether ' +
        'others can see your traffic.',
      "We write for people who don't work in IT, so your partners or your board can read the recommendation and " +
        'decide.',
    ],
    local:
      'Our office is at King and Bay, so we can easily walk through a new space downtown with you before you ' +
      'sign.',
    questions: [
      {
        question: 'Can you review a lease before we sign it?',
        answer:
          'Yes, the technical parts. We look at carriers, riser access, power, cooling and what you have to remove ' +
          'at the end. Your lawyer reads the rest.',
      },
      {
        question: "Will you help us with an investor's due diligence form?",
        answer:
          "Yes. We write the technical answers with you from what is really set up. It's part of Enterprise, and " +
          'otherwise we work by the hour.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'toronto',
    lede:
      'We look after your computers, accounts and vendors for one monthly price per person, on one floor or at ' +
      'several Toronto addresses.',
    points: [
      'If you have offices in different parts of the city, we keep one list of devices for all of them. You get ' +
        'one bill and one number to call.',
      'If your students, analysts or summer staff start in groups, send us the names early. On Professional and ' +
        'Enterprise, their laptops are ready on the first day.',
      'From your warranty list, we tell you which laptops are due next, so you can budget before they slow ' +
        'people down.',
    ],
    local:
      'Some downtown buildings want our insurance certificate before a technician may enter. We send it to ' +
      "yours when your plan starts, so the first visit isn't held up at the desk.",
    questions: [
      {
        question: 'Do you visit every part of the city?',
        answer:
          'Yes, from Rexdale to Scarborough. We solve most requests remotely, and a technician comes when something ' +
          'needs hands.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'toronto',
    lede:
      'Your people call or write, and a technician fixes most things remotely while they watch. When something ' +
      'needs hands, we come to your floor.',
    points: [
      'We leave a card in each meeting room that says which input to choose and which number to call, so your ' +
        'meeting can start.',
      'If part of your team works from home on some days, they call the same number and get the same help as at ' +
        'the office.',
      'When you replace the computers of a whole floor, we bring them on an evening that suits your building. ' +
        'Your people lose less of a working day.',
    ],
    local:
      "Around King and Bay we come on foot, and along Line 1 by subway. A small job doesn't have to wait for " +
      'parking.',
    questions: [
      {
        question: 'Who lets your technician into our tower?',
        answer:
          'Your reception or building security does. We send a name ahead and bring photo ID or an insurance ' +
          'certificate if your building asks for it.',
      },
    ],
  },
];

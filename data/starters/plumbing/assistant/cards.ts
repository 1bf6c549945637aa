import type { RecordsInput } from '#data/rules/schema/site.ts';

/** Questions of the trade; a card with the id of a common one replaces it. */
export const cards: NonNullable<RecordsInput['assistant']['cards']> = [
  {
    id: 'everyday-problem',
    question: 'Something drips, runs or is blocked. Is that for you?',
    answer:
      'That is work for us. Call {provider.phone} ({hours.label}) or send the form with a picture, and you get a price before we begin.',
    wordings:
      'dripping faucet | toilet keeps running | clogged sink | no hot water | low water pressure | banging pipes',
    next: ['how-soon', 'call-out'],
  },
  {
    id: 'home-user',
    question: 'Do you work for homes, landlords and shops?',
    answer: 'Yes, we work for homes, landlords and businesses. Tenants: ask your landlord first who pays.',
    wordings: 'residential or commercial | I am a tenant | do you come to condos | we have a restaurant',
    next: ['invoice', 'how-soon'],
  },
  {
    id: 'call-out',
    question: 'What does the call-out pay for?',
    answer:
      'The call-out pays for the way to you, and the hours come on top. This site names no smallest bill and no ' +
      'call-out that is waived: you get the price before we begin.',
    wordings: 'is the first hour included | service call fee | do I pay call-out and hours | minimum charge | trip fee',
    next: ['several-jobs', 'surprises'],
  },
  {
    id: 'several-jobs',
    question: 'I have several small jobs. One visit?',
    answer: 'Several small jobs in one visit share one call-out, and you get the price before we begin.',
    wordings: 'two things at once | list of repairs | one trip fee or two | both in one visit',
    next: ['call-out'],
  },
  {
    id: 'shut-off',
    question: 'Where is the main shut-off?',
    answer:
      'Mostly where the water pipe enters the house, near the meter: turn the wheel clockwise, or the lever across the ' +
      'pipe. Call {provider.phone} ({hours.label}), and we help you to find it.',
    wordings: 'main valve | how do I turn the water off | stop the water | which way does the valve turn',
    next: ['everyday-problem'],
  },
  {
    id: 'permit',
    question: 'Do I need a permit?',
    answer:
      'Where a permit is needed, we apply for it and are there for the inspection; the quote names it. Call {provider.phone} to ask about your job.',
    wordings: 'building permit | city inspection | up to code | who applies for the permit',
    next: ['quote-free'],
  },
  {
    id: 'licence',
    question: 'Are you licensed for gas and plumbing?',
    answer:
      'Ask for the licence of whoever comes, gas work included: call {provider.phone}, and we give you its number.',
    wordings: 'gas fitter licence | TSSA | insured and WSIB | certificate of insurance | licensed plumber',
    next: ['references'],
    askPerson: true,
  },
  {
    id: 'prevention',
    question: 'How do I prevent frozen pipes and blocked drains?',
    answer:
      'Keep the heat on, open the cupboard doors in front of pipes when it is very cold, and send no grease down a ' +
      'drain. What your house needs we see on a visit: {provider.phone}.',
    wordings: 'stop pipes from freezing | avoid clogs | before winter | keep the drain clear',
    next: ['everyday-problem'],
  },
  {
    id: 'rental-heater',
    question: 'My water heater is rented. Do you repair it?',
    answer:
      'A rented water heater is repaired by the company that owns it: its number is on the tank or on your bill. We repair and replace heaters that you own.',
    wordings: 'rental tank | Enercare or Reliance | do you rent heaters | rented heater leaks',
    next: ['repair-or-replace'],
  },
  {
    id: 'own-parts',
    question: 'Do you install what I bought myself?',
    answer:
      'Bring your own or let us bring one; we tell you before if it does not fit. Fixtures are part of the price where ' +
      'the quote names them. With its model at hand, call {provider.phone}.',
    wordings: 'my own faucet | supply my own parts | I have the toilet already | bought it at the store',
    next: ['quote-free'],
  },
  {
    id: 'repair-or-replace',
    question: 'Repair or replace?',
    answer:
      'That depends on its age, on what failed and on your use. We look at it and give you both prices, for the repair ' +
      'and for a new one. Call {provider.phone}.',
    wordings: 'tank or tankless | worth fixing an old furnace | how long does a heater last | which is cheaper',
    next: ['quote-free', 'rental-heater'],
  },
  {
    id: 'monoxide-alarms',
    question: 'Where do carbon monoxide alarms go?',
    answer:
      'Near every bedroom and on every floor, as the leaflet says. If one sounds, leave the house and call 911 from outside.',
    wordings:
      'CO detector placement | where do I put a monoxide alarm | how many CO alarms | detector near the furnace',
    next: ['prevention'],
  },
  {
    id: 'risky-work',
    question: 'Can I do it myself?',
    answer:
      'Small things, yes. Bypass no sensor, switch or relief valve, work on no gas line, mix no drain openers, and ' +
      'thaw no pipe with a flame: those are for a licensed person. Call {provider.phone}.',
    wordings: 'fix it myself | bypass the flame sensor | move the gas line myself | mix drain cleaner and bleach',
    next: ['shut-off', 'quote-free'],
  },
  {
    id: 'surprises',
    question: 'What happens if you find more?',
    answer: 'Extra work begins only when you have said yes: we stop, show you and give you a price for it.',
    wordings: 'hidden costs | surprise on the bill | is the price fixed | worse than we thought',
    next: ['quote-free'],
  },
  {
    id: 'what-to-tell',
    question: 'What should I tell you before the visit?',
    answer:
      'Say what you see or hear, where it is, since when, and when you are at home. A picture of the label on a heater ' +
      'or furnace saves a visit. Call {provider.phone} or send the form.',
    wordings: 'should I send pictures | what do you need to know | which details | what do I write in the form',
    next: ['how-soon'],
  },
  {
    id: 'why-you',
    question: 'Why should I choose you?',
    answer:
      'The call-out and the hourly price stand on this site before you call. You see what broke and say yes to a price ' +
      'before the repair, and where a permit is needed we get it.',
    wordings: 'what makes you different | better than others | why not a handyman | your advantages',
    next: ['references', 'call-out'],
    links: [{ title: 'About us', href: '/about' }],
  },
];

import { expect, test } from 'vitest';
import { readPeople } from '#api/chat/quote/readPeople.ts';
import { wordsOf } from '#api/chat/read/sentences.ts';
import { loadSite } from '#data/rules/load.ts';
import { assistantOf, talk } from './talk.ts';

const site = await loadSite();
const { vocabulary } = site.assistant;

test.each([
  ['we are 25 people', ['25 people']],
  ['for 1,200 users', ['1200 people']],
  ['twenty five lawyers and 8 clerks', ['25 people', '8 people']],
  ['a hundred and twenty seats', ['120 people']],
  ['18 very busy engineers', ['18 people']],
  ['10 new laptops for 12 people', ['10 devices', '12 people']],
  ['and 5 more', ['5 people more']],
  ['two people are leaving', ['2 people fewer']],
  ['10 or 12', ['10 people', '12 people']],
  ['microsoft 365 since 2019', []],
  ['a budget of $2,000', []],
  ['in 3 offices, open 24/7 from 9:30, 7.5% more', []],
  ['we work 9 to 5, the shift starts at 6 am', []],
  ['12 people, and we close at 5', ['12 people']],
  ['and the other two', []],
  ['we go from 10 to 7 people', ['10 people', '7 people']],
  ['we are hiring 4', ['4 people more']],
  ['there are 22 of us', ['22 people']],
])('counts in "%s"', (text, expected) => {
  const counts = readPeople(wordsOf(text), vocabulary).map(({ count, of, change }) =>
    [count, of, change].filter(Boolean).join(' '),
  );
  expect(counts).toEqual(expected);
});

test.each<[string, string[], string[]]>([
  [
    'all plans for a number of people',
    ['How much is it for 25 people?'],
    ['Essential: $2,250', 'Professional: $3,375', 'Enterprise: $4,500'],
  ],
  ['asks how many', ['What does it cost?', '25 people'], ['Professional: $3,375']],
  [
    'the plan with its totals',
    ['How much is Professional for 25 users?'],
    [
      'Professional: $3,375 (your choice)',
      '$3,375 a month, $135 per person, and $40,500 over twelve months',
      'Paid yearly: $36,450, you save $4,050.',
      'Setup is $1,000, once.',
      'In the first year that is $41,500 in all.',
    ],
  ],
  [
    'another number',
    ['How much is Professional for 25 users?', 'and for 60?'],
    ['For 60 people', 'Professional: $7,650 (your choice)'],
  ],
  [
    'more and fewer',
    ['Professional for 20 people please, what does it cost', 'and 5 more', 'minus 3'],
    ['For 22 people'],
  ],
  [
    'an add-on in and out',
    ['Professional for 25 people, price?', 'with cloud backup'],
    ['Cloud Backup & Recovery at $250 a month', '$3,625 a month'],
  ],
  [
    'an add-on taken out by a word of its name',
    ['price of Professional with cloud backup for 25 people', 'drop the backup'],
    ['$3,375 a month'],
  ],
  [
    'an industry',
    ['Professional for 25 people, price?', 'we are a law firm'],
    ['The Legal rate is 15% higher', '$3,881.25'],
  ],
  [
    'paid by the year',
    ['price for 25 people', 'Pay by the year'],
    ['for twelve months paid at once', 'Professional: $36,450'],
  ],
  [
    'computers to buy',
    ['Enterprise for 20 people, cost?', 'and 10 new laptops'],
    ['10 new computers: about $10,000, once.'],
  ],
  [
    'a corrected number',
    ['Professional for 12 people, price?', 'no, 21'],
    ['For 21 people', 'Professional: $2,992.50'],
  ],
  [
    'the industry that was asked about before',
    ['Do you work with law firms?', '22 of us, what would it cost'],
    ['The Legal rate is 15% higher', 'For 22 people'],
  ],
  [
    'an industry’s rate before the number of people is known',
    ['Do you work with dentists?', 'what does it cost'],
    ['25% higher', 'Essential $125'],
  ],
  ['in French for an industry', ['Combien pour 20 personnes ?', 'pour une clinique'], ['Essential : $2,375']],
  ['two numbers beside each other', ['what does it cost for 50 or 60 people'], ['For 50 people', 'For 60 people']],
  [
    'the next discount',
    ['price for 22 people on Professional'],
    ['From 25 people on, the plan costs 10% less for everyone.'],
  ],
  [
    'a plan’s minimum',
    ['price for 3 people on Enterprise'],
    ['Enterprise starts at 10 users, so fewer people pay for 10.'],
  ],
  [
    'a service by itself, never as a plan',
    ['what does cloud migration cost'],
    ['Cloud Migration by itself starts at $2,500 per project'],
  ],
  ['in French', ['Combien pour 20 personnes ?'], ['Pour 20 personnes', 'Professional : $2,850']],
])('quotes %s', (_, messages, expected) => {
  const { response } = talk(site, ...messages);
  for (const text of expected) expect(response).toContain(text);
});

test('chips say what is known, and each leads to a choice or changes it', () => {
  const first = talk(site, 'price of Professional with cloud backup for 25 people');
  expect(first.chips?.map(({ label }) => label)).toEqual([
    '25 people',
    'Professional',
    'No industry rate',
    'Cloud Backup & Recovery ×',
    '+ Add-ons',
    'Paid monthly',
  ]);
  for (const { say } of first.chips ?? []) {
    const next = talk(site, 'price of Professional with cloud backup for 25 people', say);
    expect(next.suggestions?.length ?? next.chips?.length, say).toBeGreaterThan(0);
    for (const suggestion of next.suggestions ?? [])
      expect(
        talk(site, 'price of Professional with cloud backup for 25 people', say, suggestion).chips,
        `${say}: ${suggestion}`,
      ).toBeDefined();
  }
  expect(first.actions).toEqual([
    {
      kind: 'calculator',
      title: 'Open in the calculator',
      href: '/pricing?users=25&addons=cloud-backup#calculator',
    },
    {
      kind: 'contact',
      title: 'Send this to a person',
      note: expect.stringContaining('Professional, 25 people, and Cloud Backup & Recovery'),
    },
  ]);
});

test('what is sent back as the state of a quote is checked against the records', () => {
  const state = { quote: { people: 25, plan: 'free', profile: 'none', addOns: ['gold'] } };
  const { reply } = assistantOf(site).consider({ message: 'and for 30?', state });
  expect(reply.state).toEqual({ quote: { people: 30 } });
});

test('what was said of the firm elsewhere holds for prices, and for nothing else', () => {
  const firm = { people: 40, profile: 'legal' };
  const reply = (message: string) => assistantOf(site).consider({ message, state: { firm } }).reply;
  expect(reply('How much is it?').response).toContain('For 40 people');
  expect(reply('How much is it for 12 people?').response).toContain('For 12 people');
  expect(reply('What does backup cost?').response).toContain('$2,000');
  for (const message of ['What is included in Professional?', 'Can you help with a move of our office?', 'Hello'])
    expect(reply(message)).toEqual(assistantOf(site).consider({ message }).reply);
  expect(
    assistantOf(site).consider({ message: 'How much is it?', state: { firm: { people: 40, profile: 'no' } } }).reply
      .response,
  ).toContain('For 40 people');
});

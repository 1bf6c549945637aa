import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeAssistant } from '#api/chat/assistant.ts';
import { loadSite } from '#data/load.ts';
import { formatMoney } from '#data/money/formatMoney.ts';
import { initialDevices } from '#data/plans/initialDevices.ts';
import { quote } from '#data/plans/quote.ts';
import { seed } from '#tests/support/load.ts';

const site = await loadSite();
const assistant = makeAssistant(site);
const {
  pricing,
  provider,
  assistant: { aliases },
} = site;
const money = (cents: number) => formatMoney(cents, provider);
const list = (parts: string[]) => parts.join(parts.length > 2 ? ', ' : ' and ');

const trades = [
  { words: '', profileId: pricing.defaultProfile },
  ...site.industries.flatMap(({ slug, pricingProfile }) =>
    (aliases.industries[slug] ?? [])
      .filter((word) =>
        /clinic$|law (?:firm|office)|charity|factory|accounting firm|brokerage|machine shop|property manager/.test(
          word,
        ),
      )
      .map((words) => ({ words, profileId: pricingProfile })),
  ),
];
const people = fc.constantFrom('users', 'people', 'employees', 'staff', 'seats', 'team members');

const wish = fc.record({
  plan: fc.constantFrom(...pricing.plans),
  extra: fc.integer({ min: 0, max: 180 }),
  trade: fc.constantFrom(...trades),
  addOns: fc.subarray([...pricing.calculatorAddOns]),
  setup: fc.boolean(),
  hardware: fc.constantFrom('no', 'some', 'counted' as const),
  devices: fc.integer({ min: 1, max: 120 }),
  noun: people,
  form: fc.integer({ min: 0, max: 6 }),
  shout: fc.constantFrom('as is', 'lower', 'upper'),
});

test('Two thousand ways to ask for a price get the figures of the price rules', () => {
  fc.assert(
    fc.property(wish, ({ plan, extra, trade, addOns, setup, hardware, devices, noun, form, shout }) => {
      const users = plan.minUsers + extra;
      const withs = [
        ...addOns.map(({ name }) => name),
        ...(setup ? ['set-up fee'] : []),
        ...(hardware === 'some' ? ['new laptops'] : hardware === 'counted' ? [`${devices} laptops`] : []),
      ];
      const plus = withs.length > 0 ? ` with ${list(withs)}` : '';
      const firm = trade.words ? ` for a ${trade.words}` : '';
      const turns = [
        [`How much is ${plan.name} for ${users} ${noun}${plus}${firm}?`],
        [`${users} ${noun}, ${plan.name}${plus}${firm ? `,${firm}` : ''} - what is the price?`],
        [
          `Please quote the ${plan.name} plan${firm} with ${users} ${noun}${withs.length > 0 ? `, including ${list(withs)}` : ''}.`,
        ],
        [
          `We have ${users} ${noun}${trade.words ? ` in a ${trade.words}` : ''}. What would ${plan.name} cost per month${plus}?`,
        ],
        [`Price of ${plan.name}${firm}?`, `${users} ${noun}`, ...withs.map((one) => `add ${one}`)],
        [`How much for ${users} ${noun}${firm}${plus}?`, `${plan.name} please`],
        [`I need ${plan.name} for ${users + 7} ${noun}${plus}${firm}, how much?`, `and for ${users}?`],
      ][form] as string[];
      const spoken = turns.map((turn) =>
        shout === 'lower' ? turn.toLowerCase() : shout === 'upper' ? turn.toUpperCase() : turn,
      );
      const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
      let response = '';
      for (const message of spoken) {
        response = assistant.reply({ message, conversation: [...conversation] }).response;
        conversation.push({ role: 'user', content: message }, { role: 'assistant', content: response });
      }
      const expected = quote(
        {
          planId: plan.id,
          users,
          profileId: trade.profileId,
          addOnIds: addOns.map(({ id }) => id),
          includeSetup: setup,
          includeHardware: hardware !== 'no',
          devices: hardware === 'counted' ? devices : initialDevices(users, pricing.calculator),
        },
        pricing,
      );
      expect(response, spoken.join(' | ')).toContain(
        `${plan.name} for ${users} users comes to ${money(expected.monthly)} per month`,
      );
      if (expected.oneTime > 0) expect(response, spoken.join(' | ')).toContain(`Once: ${money(expected.oneTime)}`);
      else expect(response, spoken.join(' | ')).not.toContain('Once: ');
    }),
    { numRuns: 2000, seed },
  );
});

test('A need that a plan may hold orders no add-on; an add-on that is named beside it is priced', () => {
  const [cheapest] = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);
  const total = (reply: string) => /(\w+) for (\d+) users comes to (\S+) per month/.exec(reply)?.slice(1);
  const priced = (name: string | undefined, users: number, addOnIds: string[]) => {
    const plan = pricing.plans.find((one) => one.name === name) ?? cheapest;
    return money(
      quote(
        {
          planId: plan?.id ?? '',
          users,
          profileId: pricing.defaultProfile,
          addOnIds,
          includeSetup: false,
          includeHardware: false,
          devices: initialDevices(users, pricing.calculator),
        },
        pricing,
      ).monthly,
    );
  };
  const said = (...messages: string[]) =>
    total(
      assistant.reply({
        message: messages.at(-1) as string,
        conversation: messages.slice(0, -1).map((content) => ({ role: 'user', content })),
      }).response,
    ) ?? [];
  const need = 'we need phishing tests and tested backups, 18 of us';
  const [needed, , needPrice] = said(need);
  expect(needPrice).toBe(priced(needed, 18, []));
  const [after, users, afterPrice] = said(need, 'and for 30?');
  expect([users, afterPrice]).toEqual(['30', priced(after, 30, [])]);
  const [named, , namedPrice] = said('which plan is cheapest for 20 people with the cloud backup add-on?');
  expect(namedPrice).toBe(priced(named, 20, ['cloud-backup']));
});

test.each([
  ['What is Professional for 20 a month?', 'professional', 20],
  ['how much for 35 per month on Essential', 'essential', 35],
  ['Enterprise for 60 per year', 'enterprise', 60],
  ['Essential for 12 a month?', 'essential', 12],
  ['Professional with 40 each month?', 'professional', 40],
] as const)('A number before the month is users where it says for how many: "%s"', (message, planId, users) => {
  const plan = pricing.plans.find(({ id }) => id === planId);
  const expected = quote(
    {
      planId,
      users,
      profileId: pricing.defaultProfile,
      addOnIds: [],
      includeSetup: false,
      includeHardware: false,
      devices: initialDevices(users, pricing.calculator),
    },
    pricing,
  );
  expect(assistant.reply({ message, conversation: [] }).response).toContain(
    `${plan?.name} for ${users} users comes to ${money(expected.monthly)} per month`,
  );
});

test.each([
  'What do I get for 200 a head?',
  'We pay 90 per user now, what is Professional?',
  'We pay 900 a month today, is Essential less?',
])('What is paid is no number of users: "%s"', (message) => {
  expect(assistant.reply({ message, conversation: [] }).response).not.toMatch(/for (?:200|90|900) users/);
});

test('A budget says how many users each plan takes on for it, and then what fits', () => {
  const monthly = (planId: string, users: number) =>
    quote(
      {
        planId,
        users,
        profileId: pricing.defaultProfile,
        addOnIds: [],
        includeSetup: false,
        includeHardware: false,
        devices: initialDevices(users, pricing.calculator),
      },
      pricing,
    ).monthly;
  const budget = 2_000_00;
  const { response } = assistant.reply({ message: 'What do I get for 2000 a month?', conversation: [] });
  expect(response).not.toContain('2000 users');
  const covered = [...response.matchAll(/(\w+) for up to (\d+) users/g)].map(([, name, users]) => ({
    planId: pricing.plans.find((plan) => plan.name === name)?.id ?? '',
    users: Number(users),
  }));
  expect(covered.length).toBeGreaterThan(0);
  for (const { planId, users } of covered) {
    expect(monthly(planId, users)).toBeLessThanOrEqual(budget);
    expect(monthly(planId, users + 1)).toBeGreaterThan(budget);
  }
  const said = assistant.reply({
    message: "we're 15",
    conversation: [
      { role: 'user', content: 'What do I get for 2000 a month?' },
      { role: 'assistant', content: response },
    ],
  }).response;
  expect(said).toContain(`Essential for 15 users comes to ${money(monthly('essential', 15))}`);
  expect(assistant.reply({ message: 'anything under 160 a head?', conversation: [] }).response).toContain(
    'Professional costs $150 per user per month',
  );
});

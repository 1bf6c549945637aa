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
const { pricing, provider, assistant: { aliases } } = site;
const money = (cents: number) => formatMoney(cents, provider);
const list = (parts: string[]) => parts.join(parts.length > 2 ? ', ' : ' and ');

const trades = [
  { words: '', profileId: pricing.defaultProfile },
  ...site.industries.flatMap(({ slug, pricingProfile }) => (aliases.industries[slug] ?? []).filter((word) => /clinic$|law (?:firm|office)|charity|factory|accounting firm|brokerage|machine shop|property manager/.test(word)).map((words) => ({ words, profileId: pricingProfile }))),
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
      const withs = [...addOns.map(({ name }) => name), ...(setup ? ['set-up fee'] : []), ...(hardware === 'some' ? ['new laptops'] : hardware === 'counted' ? [`${devices} laptops`] : [])];
      const plus = withs.length > 0 ? ` with ${list(withs)}` : '';
      const firm = trade.words ? ` for a ${trade.words}` : '';
      const turns = [
        [`How much is ${plan.name} for ${users} ${noun}${plus}${firm}?`],
        [`${users} ${noun}, ${plan.name}${plus}${firm ? `,${firm}` : ''} - what is the price?`],
        [`Please quote the ${plan.name} plan${firm} with ${users} ${noun}${withs.length > 0 ? `, including ${list(withs)}` : ''}.`],
        [`We have ${users} ${noun}${trade.words ? ` in a ${trade.words}` : ''}. What would ${plan.name} cost per month${plus}?`],
        [`Price of ${plan.name}${firm}?`, `${users} ${noun}`, ...withs.map((one) => `add ${one}`)],
        [`How much for ${users} ${noun}${firm}${plus}?`, `${plan.name} please`],
        [`I need ${plan.name} for ${users + 7} ${noun}${plus}${firm}, how much?`, `and for ${users}?`],
      ][form] as string[];
      const spoken = turns.map((turn) => (shout === 'lower' ? turn.toLowerCase() : shout === 'upper' ? turn.toUpperCase() : turn));
      const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
      let response = '';
      for (const message of spoken) {
        response = assistant.reply({ message, conversation: [...conversation] }).response;
        conversation.push({ role: 'user', content: message }, { role: 'assistant', content: response });
      }
      const expected = quote({ planId: plan.id, users, profileId: trade.profileId, addOnIds: addOns.map(({ id }) => id), includeSetup: setup, includeHardware: hardware !== 'no', devices: hardware === 'counted' ? devices : initialDevices(users, pricing.calculator) }, pricing);
      expect(response, spoken.join(' | ')).toContain(`${plan.name} for ${users} users comes to ${money(expected.monthly)} per month`);
      if (expected.oneTime > 0) expect(response, spoken.join(' | ')).toContain(`Once: ${money(expected.oneTime)}`);
      else expect(response, spoken.join(' | ')).not.toContain('Once: ');
    }),
    { numRuns: 2000, seed },
  );
});

import { describe, expect, test } from 'vitest';
import { makeRandom } from '#api/chat/classify/train.ts';
import { formatMoney } from '#data/money/formatMoney.ts';
import { quote, type QuoteInput } from '#data/plans/quote.ts';
import { loadSite } from '#data/load.ts';
import { tries } from '#tests/support/tier.ts';
import { talk } from './talk.ts';

const site = await loadSite();
const { pricing, provider } = site;
const price = (input: Partial<QuoteInput> & { planId: string; users: number }) =>
  quote(
    {
      profileId: pricing.defaultProfile,
      addOnIds: [],
      includeSetup: false,
      includeHardware: false,
      devices: 1,
      ...input,
    },
    pricing,
  );
const money = (cents: number) => formatMoney(cents, provider);

describe('Quotes', () => {
  test('generated ones equal the price rules', () => {
    const random = makeRandom(11);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const trades = new Map([
      ['healthcare', 'a dental clinic'],
      ['legal', 'a law firm'],
      ['nonprofit', 'a charity'],
      ['manufacturing', 'a machine shop'],
    ]);
    const wrong: string[] = [];
    for (let at = 0; at < tries(2000); at++) {
      const plan = pick(pricing.plans);
      const users = plan.minUsers + Math.floor(random() * 120);
      const profileId = random() < 0.5 ? pick([...trades.keys()]) : undefined;
      const addOns = pricing.calculatorAddOns.filter(() => random() < 0.2);
      const isYear = random() < 0.25;
      const message = [
        pick(['How much is', 'Price for', 'What would we pay for', 'Quote:']),
        plan.name,
        pick([`for ${users} users`, `with ${users} people`, `for a team of ${users}`]),
        ...(addOns.length > 0 ? [`with ${addOns.map(({ name }) => name).join(' and ')}`] : []),
        ...(profileId ? [`, we are ${trades.get(profileId)}`] : []),
        isYear ? 'for the whole year?' : 'per month?',
      ].join(' ');
      const expected = price({
        planId: plan.id,
        users,
        addOnIds: addOns.map(({ id }) => id),
        ...(profileId ? { profileId } : {}),
      });
      const { response } = talk(site, message);
      const total = money(isYear ? expected.yearly : expected.monthly);
      if (!response.split('\n')[0]?.includes(total)) wrong.push(`${message} → ${total}, not: ${response}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each<[conversation: string, planId: string, users: number, input?: Partial<QuoteInput>]>([
    ['', 'professional', 25],
    [' / and for 60?', 'professional', 60],
    [" / don't count 12 of them", 'professional', 13],
    [' / add the backup', 'professional', 25, { addOnIds: ['cloud-backup'] }],
    [' / add the backup / without the backup', 'professional', 25],
    [' / we are a law firm', 'professional', 25, { profileId: 'legal' }],
    [' / make it Enterprise', 'enterprise', 25],
    [' / How much is Essential for 14 people?', 'essential', 14],
  ])('follow a conversation%s', (conversation, planId, users, input = {}) => {
    const messages = `How much is Professional for 25 people?${conversation}`.split(' / ');
    expect(talk(site, ...messages).response).toContain(money(price({ planId, users, ...input }).monthly));
  });

  test('are told by the year where that is asked for', () => {
    const first = 'How much is Professional for 25 people?';
    const { yearly } = price({ planId: 'professional', users: 25 });
    expect(talk(site, first, 'and yearly?').response).toContain(money(yearly));
    expect(talk(site, first, 'how much if we pay yearly?').response).toContain(money(yearly));
    expect(talk(site, first, 'do you bill monthly or yearly?').response).toMatch(/^You can pay by the month, or by/);
  });

  test('say what one year costs, with what is paid once', () => {
    const { monthly } = price({ planId: 'professional', users: 22 });
    const setup = pricing.plans.find(({ id }) => id === 'professional')?.setupFee ?? 0;
    expect(talk(site, 'What would the first year of Professional cost for 22 users?').response).toContain(
      money(monthly * 12 + setup),
    );
  });

  test('ask for the one thing that is missing', () => {
    const asked = talk(site, 'How much is the Professional plan?');
    expect(asked.response).toContain('How many people');
    expect(talk(site, 'How much is the Professional plan?', '15').response).toContain(
      money(price({ planId: 'professional', users: 15 }).monthly),
    );
  });

  test('open the calculator with their values, and carry no words of the visitor in an address', () => {
    const { actions = [] } = talk(site, 'Essential for 14 people at a dental clinic with backup, how much?');
    expect(actions).toContainEqual({
      kind: 'calculator',
      title: 'Open this in the calculator',
      href: '/pricing?plan=essential&users=14&industry=healthcare&addons=cloud-backup#calculator',
    });
    const note = actions.find(({ kind }) => kind === 'contact');
    expect(note).toMatchObject({ note: expect.stringContaining('Essential') });
    expect(JSON.stringify(actions)).not.toContain('how much');
  });
});

import { formatMoney } from '#data/money/formatMoney.ts';
import { addOnLine } from '#data/plans/addOnLine.ts';
import { initialDevices } from '#data/plans/initialDevices.ts';
import { type Quote, quote } from '#data/plans/quote.ts';
import type { Site } from '#data/schema/site.ts';
import { factsOf } from '#data/text/quoteFacts.ts';
import type { ChatReply } from '#api/routes/chatbot/schema.ts';
import type { Choice, Question } from './questions/question.ts';

/** What is wrong with replies, by what the questions expect and by what holds for every reply. */
export function makeJudge(site: Site): (question: Question, reply: ChatReply) => string[] {
  const { provider, pricing } = site;
  const { street, city, region, postalCode } = provider.address;
  const facts = new Map([
    ...factsOf(site),
    ['hours', provider.hours.label],
    ['hoursNote', provider.hoursNote],
    ['address.street', street],
    ['address.city', city],
    ['address.region', region],
    ['address.postalCode', postalCode],
  ]);
  // What visitors are expected to write is published by nobody.
  const {
    assistant: { emergencies, places, visitsWithinKm },
    ...records
  } = site;
  const published = figuresOf(
    JSON.stringify({ ...records, emergencies, places, visitsWithinKm }).replaceAll('\\n', ' '),
  );
  // Prices stand in the records as cents.
  const money = (cents: number) => formatMoney(cents, provider);
  for (const cents of centsOf(pricing)) published.add(money(cents));
  for (const { pricing: price } of site.services) published.add(money(price.startingPrice));
  for (const { complianceMultiplier } of pricing.profiles)
    published.add(`${Math.abs(Math.round((complianceMultiplier - 1) * 100))}%`);
  for (const { basePrice } of pricing.plans)
    published.add(money(basePrice - Math.round((basePrice * pricing.annualDiscountPercent) / 100)));
  const percents = [
    pricing.annualDiscountPercent,
    ...pricing.volumeDiscounts.map(({ discountPercent }) => discountPercent),
    ...pricing.calculatorAddOns.flatMap(({ discountThresholds = [] }) =>
      discountThresholds.map(({ discountPercent }) => discountPercent),
    ),
  ];
  for (const percent of percents) published.add(`${percent}%`);

  const filled = (text: string) =>
    text.replace(/\{([\w.-]+)\}/g, (whole, name: string) => facts.get(name) ?? fail(`no fact ${whole}`));
  const quoted = ({
    planId,
    users,
    profileId,
    addOnIds = [],
    includeSetup = false,
    includeHardware = false,
    devices,
  }: Choice): Quote =>
    quote(
      {
        planId,
        users,
        profileId: profileId ?? pricing.defaultProfile,
        addOnIds,
        includeSetup,
        includeHardware,
        devices: devices ?? initialDevices(users, pricing.calculator),
      },
      pricing,
    );

  return ({ expect, kind }, { response, sources = [], intent, handOver = false }) => {
    const wrong: string[] = [];
    const text = response.toLowerCase();
    const holds = (wanted: string) => text.includes(filled(wanted).toLowerCase());
    for (const wanted of expect.says ?? []) if (!holds(wanted)) wrong.push(`does not say "${filled(wanted)}"`);
    for (const group of expect.saysOneOf ?? [])
      if (!group.some(holds)) wrong.push(`says none of ${group.map((wanted) => `"${filled(wanted)}"`).join(', ')}`);
    for (const unwanted of expect.never ?? [])
      if (
        holds(unwanted) ||
        sources.some(({ href, title }) =>
          `${decodeURIComponent(href)} ${title}`.toLowerCase().includes(unwanted.toLowerCase()),
        )
      )
        wrong.push(`says "${unwanted}"`);
    for (const link of expect.links ?? [])
      if (!sources.some(({ href }) => href.startsWith(link)))
        wrong.push(`links to ${sources.map(({ href }) => href).join(' ') || 'nothing'}, not to ${link}`);
    if (expect.intent !== undefined && ![expect.intent].flat().includes(intent ?? ''))
      wrong.push(`takes it for "${intent}"`);
    if (expect.handOver !== undefined && expect.handOver !== handOver)
      wrong.push(expect.handOver ? 'does not hand over' : 'hands over');
    const results = [...(expect.quotes ?? []), ...(expect.yearly ?? []), ...(expect.once ? [expect.once] : [])].map(
      quoted,
    );
    for (const result of (expect.quotes ?? []).map(quoted))
      if (!hasAmount(response, money(result.monthly)))
        wrong.push(`does not say ${money(result.monthly)} (${result.plan.name}, ${result.plan.users} users)`);
    for (const result of (expect.yearly ?? []).map(quoted))
      if (!hasAmount(response, money(result.yearly)))
        wrong.push(`does not say ${money(result.yearly)} a year (${result.plan.name}, ${result.plan.users} users)`);
    if (expect.once) {
      const once = money(quoted(expect.once).oneTime);
      if (!hasAmount(response, once)) wrong.push(`does not say ${once} once`);
    }
    if (!response.trim()) wrong.push('says nothing');
    if (/\bundefined\b|\bNaN\b|\[object|\{[a-z.]+\}|<[a-z]/.test(response)) wrong.push('holds what is no text');
    // A figure is one that the site publishes, or one of a quote: which users and plan it is for the expectations say.
    const allowed = new Set([...published, ...results.flatMap((result) => amountsIn(result, money))]);
    if (expect.quotes || kind !== 'quote over several turns')
      for (const figure of figuresOf(response))
        if (!allowed.has(figure) && !isComputed(figure, response, quoted, site, money)) wrong.push(`invents ${figure}`);
    return wrong;
  };
}

/** Prices and shares, as a visitor reads them. */
export function figuresOf(text: string): Set<string> {
  return new Set(text.match(/\$\d+(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?%/g) ?? []);
}

const hasAmount = (text: string, amount: string) => figuresOf(text).has(amount);

/** Whether a figure is one of a quote for a plan and a number of users that the reply itself names. */
function isComputed(
  figure: string,
  response: string,
  quoted: (choice: Choice) => Quote,
  { pricing }: Site,
  money: (cents: number) => string,
): boolean {
  const adds = pricing.calculatorAddOns.some((addOn) =>
    [...response.matchAll(/ for (\d+) users adds /g)].some(
      ([, users]) =>
        response.includes(`${addOn.name} for ${users} users adds ${figure}`) &&
        money(addOnLine(addOn, Number(users)).amount) === figure,
    ),
  );
  return (
    adds ||
    [...response.matchAll(/(\S+) for (\d+) users comes to/g)].some(([, name, users]) => {
      const plan = pricing.plans.find((one) => one.name === name);
      return (
        plan &&
        pricing.profiles.some(({ industryId }) =>
          [[], pricing.calculatorAddOns.map(({ id }) => id)].some((addOnIds) =>
            amountsIn(
              quoted({
                planId: plan.id,
                users: Number(users),
                profileId: industryId,
                addOnIds,
                includeSetup: true,
                includeHardware: true,
              }),
              money,
            ).includes(figure),
          ),
        )
      );
    })
  );
}

function amountsIn(result: Quote, money: (cents: number) => string): string[] {
  return [
    result.monthly,
    result.yearly,
    result.oneTime,
    result.annualSavings,
    result.plan.amount,
    Math.abs(result.compliance.amount),
    result.volumeDiscount.amount,
    ...result.addOns.map(({ amount }) => amount),
    ...result.oneTimeLines.map(({ amount }) => amount),
  ].map(money);
}

function centsOf(tree: unknown): number[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'number' ? (/price|fee|cost/i.test(key) ? [value] : []) : centsOf(value),
  );
}

function fail(message: string): never {
  throw new Error(message);
}

import { openSpan } from '../../../data/hours/isOpen.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Answerer, Answerers, AnswerTools, Texts } from './answer.ts';
import { emergencyHelp } from './emergencyHelp.ts';
import { makeDatedHours } from './datedHours.ts';
import { clockText, dayText, hoursText, localeOf, openingText, regularHours } from './times.ts';

/** Opening hours and help outside them. */
export function hourAnswerers(tools: AnswerTools): Answerers {
  const { site, texts: textsOf } = tools;
  const { pricing } = site;
  const { emergencies, callNow } = emergencyHelp(site);
  const widest = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice).at(-1);
  const outside = (texts: Texts) =>
    [
      widest
        ? fill(texts.hours.outside, { plan: widest.name, planHours: hoursText(widest, site, texts.plans) })
        : noteOf(site, texts),
      emergencies(texts),
    ]
      .filter(Boolean)
      .join(' ');

  const dated = makeDatedHours(tools);
  const regularly = makeRegularAnswer(tools, outside);

  const answer: Answerer = (input) => {
    const texts = textsOf(input.language);
    // A plan has hours of its own.
    if (input.named.ids('plan').length > 0) return regularly(input);
    const asked = dated.asked(input, texts);
    if (asked)
      return {
        text: `${asked} ${outside(texts)}`.trimEnd(),
        links: [{ title: texts.contact.form, href: '/contact' }],
        ...callNow(texts),
      };
    const usual = regularly(input);
    return usual && { ...usual, text: `${usual.text} ${dated.soon(input, texts)}`.trimEnd() };
  };
  return { hours: answer };
}

/** Answers from the hours of the week. @param outside says what is possible at other times */
function makeRegularAnswer({ site, texts: textsOf, now }: AnswerTools, outside: (texts: Texts) => string): Answerer {
  const { provider, pricing } = site;
  const { hours } = provider;
  const { emergencies, callNow } = emergencyHelp(site);
  return ({ slots: { time }, named, language }) => {
    const texts = textsOf(language);
    const locale = localeOf(language, provider);
    const regular = { hours: regularHours(provider, language, texts) };
    const plan = pricing.plans.find(({ id }) => named.ids('plan').includes(id));
    const links = [{ title: texts.contact.form, href: '/contact' }];
    if (plan)
      return {
        text: fill(texts.plans.hoursOne, { plan: plan.name, hours: hoursText(plan, site, texts.plans) }),
        links: [{ title: texts.plans.pricing, href: '/pricing' }],
        state: { subjects: [{ kind: 'plan', id: plan.id }] },
      };
    if (time.part === 'holiday')
      return { text: `${fill(texts.hours.holiday, regular)} ${outside(texts)}`, links, ...callNow(texts) };
    if (time.weekday !== undefined) {
      const open = hours.days.includes(time.weekday);
      const day = dayText(time.weekday, texts.hours.days);
      if (!open)
        return {
          text: `${fill(texts.hours.closedOn, { day, ...regular })} ${outside(texts)}`,
          links,
          ...callNow(texts),
        };
      if (time.clock && (time.clock < hours.opens || time.clock >= hours.closes))
        return {
          text: `${fill(texts.hours.notAtClock, { clock: clockText(time.clock, locale), ...regular })} ${outside(texts)}`,
          links,
          ...callNow(texts),
        };
      return {
        text: fill(texts.hours.openOn, {
          day,
          opens: clockText(hours.opens, locale),
          closes: clockText(hours.closes, locale),
        }),
        links,
      };
    }
    if (time.clock && !time.part) {
      const clock = clockText(time.clock, locale);
      return time.clock >= hours.opens && time.clock < hours.closes
        ? { text: fill(texts.hours.atClock, { clock, ...regular }), links }
        : {
            text: `${fill(texts.hours.notAtClock, { clock, ...regular })} ${outside(texts)}`,
            links,
            ...callNow(texts),
          };
    }
    if (time.now && !time.part) {
      const open = openSpan(hours, provider.timezone, now());
      return open
        ? { text: fill(texts.hours.open, { closes: clockText(open.closes, locale), ...regular }), links }
        : {
            text: [
              fill(texts.hours.closed, { opens: openingText(provider, now(), texts, language), ...regular }),
              emergencies(texts),
            ]
              .filter(Boolean)
              .join(' '),
            links,
            ...callNow(texts),
          };
    }
    return { text: `${fill(texts.hours.regular, regular)} ${outside(texts)}`, links, ...callNow(texts) };
  };
}

/** What is possible at other times, as the record has it in English. Plans have hours of their own. */
const noteOf = ({ provider: { hoursNote }, messages }: AnswerTools['site'], texts: Texts): string =>
  texts === messages.assistant ? `${hoursNote}.` : '';

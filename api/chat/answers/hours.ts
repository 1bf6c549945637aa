import { isOpen } from '../../../data/hours/isOpen.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Answer, Answerer, Answerers, AnswerTools, Texts } from './answer.ts';
import { clockText, dayText, hoursText, localeOf, openingText, regularHours } from './times.ts';

/** Opening hours and help outside them. */
export function hourAnswerers({ site, texts: textsOf, now }: AnswerTools): Answerers {
  const { provider, pricing, claims } = site;
  const { hours, timezone } = provider;
  const phone = provider.phone.display;
  const support = claims.find(({ id }) => id === 'support')?.value;

  const { outside, urgent } = helpOutsideHours(site);

  const answer: Answerer = ({ slots: { time }, named, language }) => {
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
      return { text: `${fill(texts.hours.holiday, regular)} ${outside(texts)}`, links, ...urgent(texts) };
    if (time.weekday !== undefined) {
      const open = hours.days.includes(time.weekday);
      const day = dayText(time.weekday, texts.hours.days);
      if (!open)
        return {
          text: `${fill(texts.hours.closedOn, { day, ...regular })} ${outside(texts)}`,
          links,
          ...urgent(texts),
        };
      if (time.clock && (time.clock < hours.opens || time.clock >= hours.closes))
        return {
          text: `${fill(texts.hours.notAtClock, { clock: clockText(time.clock, locale), ...regular })} ${outside(texts)}`,
          links,
          ...urgent(texts),
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
    if (time.part) return { text: `${fill(texts.hours.regular, regular)} ${outside(texts)}`, links, ...urgent(texts) };
    if (time.clock) {
      const clock = clockText(time.clock, locale);
      return time.clock >= hours.opens && time.clock < hours.closes
        ? { text: fill(texts.hours.atClock, { clock, ...regular }), links }
        : {
            text: `${fill(texts.hours.notAtClock, { clock, ...regular })} ${outside(texts)}`,
            links,
            ...urgent(texts),
          };
    }
    if (time.now)
      return isOpen(hours, timezone, now())
        ? { text: fill(texts.hours.open, { closes: clockText(hours.closes, locale), ...regular }), links }
        : {
            text: [
              fill(texts.hours.closed, { opens: openingText(provider, now(), texts, language), ...regular }),
              ...(support ? [fill(texts.hours.emergencies, { support, phone })] : []),
            ].join(' '),
            links,
            ...urgent(texts),
          };
    return { text: `${fill(texts.hours.regular, regular)} ${outside(texts)}`, links, ...urgent(texts) };
  };
  return { hours: answer };
}

/** Who answers outside the regular hours, and the way to them: who asks then may not be able to wait. */
function helpOutsideHours(site: AnswerTools['site']) {
  const { provider, pricing, claims } = site;
  const phone = provider.phone.display;
  const widest = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice).at(-1);
  const support = claims.find(({ id }) => id === 'support')?.value;
  return {
    outside: ({ hours: texts, plans }: Texts) =>
      [
        ...(widest ? [fill(texts.outside, { plan: widest.name, planHours: hoursText(widest, site, plans) })] : []),
        ...(support ? [fill(texts.emergencies, { support, phone })] : []),
      ].join(' '),
    urgent: ({ contact }: Texts): Pick<Answer, 'actions'> =>
      support ? { actions: [{ kind: 'call', title: fill(contact.call, { phone }) }] } : {},
  };
}

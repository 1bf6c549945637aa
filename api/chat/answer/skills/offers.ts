import { areaAddress } from '#data/routing/areaAddress.ts';
import type { Industry } from '../../../../data/schema/industry.ts';
import { type Clause, idsOf } from '../../understand/clause.ts';
import { contactForm } from '../../write/contactLinks.ts';
import { emergencyKind } from './emergency.ts';
import { focusOf } from '../focus.ts';
import { headed } from '../saying.ts';
import { firstSentences } from '../../write/sentences.ts';
import type { SitePassage } from '../retrieval/passages.ts';
import { type Desk, type Part, type Skill, type Turn, certainly, wordsFit } from '../skill.ts';

/** "Do you do that?" */
const capability =
  / (?:do|can|could|will|would|are|does) (?:you|your (?:company|team|firm|people|technicians|support)|somebody|someone)(?: guys| also| even| able to| still)* | (?:is|are) (?:there|it) (?:a |an |any )| we need | we want | looking for | who (?:sets|manages|handles|looks|takes) | what happens (?:when|if) /;

/** So many words may stand between what is done and the trade it is done for. */
const mostBetween = 4;

/** From here on a question about rules is one that is listed. */
const leastListed = 0.38;
/** What a service leaves out. */
const notCovered =
  / (?:(?:what|anything|which|things?) .*(?:left out|not (?:covered|included|part)|(?:does|do) not (?:cover|include)|excludes?|excluded)|(?:not covered|excluded|left out) (?:by|in|from|of)) /;
/** "Which software do you know in our field?" */
const asksSystems =
  / (?:which|what|any) (?:\w+ ){0,5}(?:software|programs?|systems?|applications?|apps?|emrs?) (?:\w+ ){0,7}(?:do|can|have|are|would) (?:you|your \w+) (?:\w+ )?(?:know|support|work with|worked with|look after|handle|manage|familiar|deal with|run|used to) /;
/** So few words ask for nothing but what a term means. */
const mostOfDefinition = 6;
const mostOfAlarm = 2;

/** What the provider does and for whom. */
export function offerSkills(desk: Desk): Skill[] {
  const { site, list } = desk;
  const { services, serviceAreas, industries, glossary, provider } = site;
  const laws = lawsOf(industries);
  const offerFor = (row: readonly string[]) => {
    const [best] = desk.offers.find(row, 1);
    return best &&
      best.coverage > 0.7 &&
      best.meaningful > 0 &&
      (best.meaningful > 1 || (best.special > 0 && best.inTitle > 0.5) || best.titleFit > 0.34)
      ? best.passage
      : undefined;
  };

  /** Asked for in words that somebody thought of: what is said to them says more than a line. */
  const isLike = (clause: Clause) => {
    const [first] = desk.recognize(clause).best;
    return first?.target.passage !== undefined && first.likeness >= 0.4;
  };

  /** The trade that a question or what was said before it names. */
  const tradeOf = ({ clause, message, before }: Turn): string[] =>
    [
      idsOf(clause, 'industry'),
      idsOf(message.whole, 'industry'),
      (before.subject ?? []).filter(({ type }) => type === 'industry').map(({ id }) => id),
    ].find(({ length }) => length > 0) ?? [];

  /** What happens first in a service that is named, where that is asked. */
  function deliveryOf(clause: Clause): Part | undefined {
    const { text } = clause;
    const unit = / (?:first|1st|opening) (?:week|days) /.test(text)
      ? 'week'
      : / (?:first|1st|opening) month /.test(text)
        ? 'month'
        : / (?:every|each) month /.test(text) &&
            !/ (?:how much|pay|paying|costs?|prices?|charged?|fee|fees|per (?:person|user|head)|what is it|amount|flat|fixed|for what) /.test(
              text,
            )
          ? 'months'
          : undefined;
    const [service, other] = services.filter(
      ({ id }) => idsOf(clause, 'service').includes(id) || clause.about?.includes(`/services/${id}`),
    );
    if (!unit || !service || other) return undefined;
    const { weekOne, monthOne, everyMonth } = service.delivery;
    const [when, steps] = {
      week: ['In the first week', weekOne] as const,
      month: ['In the first month', monthOne] as const,
      months: ['Every month', everyMonth] as const,
    }[unit];
    return {
      text: `${when} of ${service.nameInText}: ${steps.join('; ')}.`,
      sources: [{ title: service.name, href: `/services/${service.id}` }],
    };
  }

  /** What the provider does about a law that is named, or about the rules of a trade. */
  function complianceOf({ clause, memory }: Turn): Part | undefined {
    const law = laws.find(({ pattern }) => pattern.test(clause.text));
    const [likest] = desk.recognize(clause).best;
    // "What does the federal privacy law expect?" names none and is listed.
    if (!law && likest?.target.passage && likest.likeness >= leastListed) return undefined;
    const industry =
      idsOf(clause, 'industry')[0] ??
      industries.find(({ pricingProfile }) => pricingProfile === memory.profileId)?.slug;
    const about = (passage: SitePassage) =>
      !law ||
      law.pattern.test(` ${passage.title.toLowerCase()} ${passage.text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `);
    const ours = / (?:you|your|help|compliant|compliance) /.test(clause.text) || clause.words.length <= 2;
    const faq = ours
      ? desk.faqs
          .find(`privacy law take into account ${law?.name ?? ''} health information`, 4)
          .map(({ passage }) => passage)
          .find(
            (passage) =>
              about(passage) &&
              (!law || law.pattern.test(` ${passage.answer.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `)),
          )
      : undefined;
    const rules = desk.ranking
      .find(`${law?.name ?? ''} ${clause.text}`, 30)
      .map(({ passage }) => passage)
      .filter(
        (passage) =>
          passage.kind === 'industry' &&
          industries.some(
            ({ rules: all, slug }) =>
              passage.source.href.endsWith(slug) && all.some(({ description }) => description === passage.answer),
          ) &&
          (!law || law.pattern.test(` ${passage.title.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `)),
      );
    const rule = rules.find(({ source }) => source.href === `/industries/${industry}`) ?? rules[0];
    // "What does PHIPA ask of a clinic?" has more than one answer.
    const second =
      law &&
      / (?:ask|asks|require|requires|expect|expects|want|wants|demand|demands|obligations?|duties|rules) /.test(
        clause.text,
      )
        ? rules.find((other) => other !== rule && other.source.href === rule?.source.href)
        : undefined;
    const chosen = [
      ...new Set(
        [faq, faq && !clause.question ? undefined : rule, faq ? undefined : second].filter(
          (passage) => passage !== undefined,
        ),
      ),
    ];
    if (chosen.length === 0) return undefined;
    return {
      text: chosen.map(({ answer, title, kind }) => (kind === 'industry' ? `${title}. ${answer}` : answer)).join('\n'),
      sources: chosen.map(({ source }) => source),
      suggestions: ['Do you help with cyber insurance forms?'],
    };
  }

  return [
    {
      intent: 'services',
      match: certainly(
        / what (?:else |other \w+ )?(?:do|can|could) you (?:guys )?(?:do|offer|provide|sell|have) (?:besides|beside|other than|apart from|aside from|except|beyond|on top of) /,
        wordsFit(
          / (?:what|which|all|your|list|other|kind of|types of) (?:\w+ )?services | (?:what (?:sort|kind|type)s? of (?:work|things|jobs) do you (?:do|take on)|what (?:do|is it) you (?:people|guys|folks|lot) (?:actually |really )?(?:do|offer|provide|sell)|what do you (?:actually |really )?(?:do|offer|provide|sell)(?= (?:for|exactly|guys|there|all|in|here)? ?$| for )|what can you do for|what else do you) | ^services $|^ (?:it )?(?:services|support|solutions) $/,
          62,
          / (?:industries|prices?|cost|much) /,
        ),
      ),
      answer: () => ({
        text: `We offer ${list(serviceAreas.map(({ name }) => name))}. ${serviceAreas.map(({ name, description }) => `${name}: ${description}`).join(' ')}`,
        sources: [{ title: 'Services', href: '/services' }],
        suggestions: services.slice(0, 2).map(({ name }) => `What does ${name} include?`),
      }),
    },
    {
      intent: 'service',
      named: true,
      match: ({ clause }) =>
        idsOf(clause, 'service').length + idsOf(clause, 'area').length > 0
          ? idsOf(clause, 'industry').length > 0
            ? 50
            : / what (?:does|do|is) (?:your |the |in |inside )?(?:\w+ ){1,5}(?:includes?|included|contain|cover) /.test(
                  clause.text,
                ) && idsOf(clause, 'service').length === 1
              ? 71
              : focusOf(clause, ['service', 'area']) <= 0.5
                ? 42
                : clause.words.length <= 3
                  ? 70
                  : / (?:what (?:does|do|is) .*(?:includes?|included)|tell me about) /.test(clause.text)
                    ? 70
                    : / (?:do you (?:do|offer|provide|have)|tell me about|what (?:does|do) .*includes?|included|your) /.test(
                          clause.text,
                        )
                      ? 64
                      : / (?:can you (?:do|manage|set up|handle)|we need|we want|looking for|interested in) /.test(
                            clause.text,
                          )
                        ? 57
                        : 44
          : 0,
      answer({ clause }) {
        const named = services.filter(({ id }) => idsOf(clause, 'service').includes(id)).slice(0, 2);
        const areas = serviceAreas.filter(({ id }) => idsOf(clause, 'area').includes(id)).slice(0, 2);
        if (named.length + areas.length === 0) return undefined;
        return {
          text: [
            ...named.map(
              ({ name, description, features }) =>
                `${name}: ${description} It includes: ${features.map(({ title }) => title).join('; ')}.`,
            ),
            ...(named.length > 0
              ? []
              : areas.map(
                  ({ name, description, features }) => `${name}: ${description} It includes: ${features.join('; ')}.`,
                )),
          ].join('\n'),
          sources: [
            ...named.map(({ id, name }) => ({ title: name, href: `/services/${id}` })),
            ...(named.length > 0 ? [] : areas.map((area) => ({ title: area.name, href: areaAddress(area) }))),
          ],
          suggestions: named
            .slice(0, 1)
            .flatMap(({ name }) => [`How much is ${name}?`, `What does ${name} not cover?`]),
        };
      },
    },
    {
      intent: 'not-covered',
      named: true,
      match: ({ clause }) =>
        idsOf(clause, 'service').length > 0 &&
        clause.change.plans.length === 0 &&
        / (?:not (?:cover|covered|include|included|do|part of)|exclud\w*|extra|limits|limitations) /.test(clause.text)
          ? 71
          : 0,
      answer({ clause }) {
        const named = services.filter(({ id }) => idsOf(clause, 'service').includes(id)).slice(0, 2);
        return {
          text: named.map(({ name, notCovered }) => `${name} does not cover: ${notCovered.join('; ')}.`).join('\n'),
          sources: named.map(({ id, name }) => ({ title: name, href: `/services/${id}` })),
        };
      },
    },
    {
      intent: 'capability',
      match: ({ clause }) => (capability.test(clause.text) && !isLike(clause) && offerFor(clause.words) ? 63 : 0),
      answer({ clause }) {
        const passage = offerFor(clause.words);
        return passage && { text: `${headed(passage)}${passage.answer}`, sources: [passage.source] };
      },
    },
    {
      intent: 'industries',
      match: wordsFit(
        / (?:industries|industry|sectors?|trades?|verticals?|types? of (?:business(?:es)?|compan(?:y|ies)|clients|firms)|kinds? of (?:business(?:es)?|compan(?:y|ies)|clients|firms)) /,
        66,
        / (?:volume|discount|surcharge|compliance|size|pay|trade (?:records?|secrets?|licen[cs]e)) /,
      ),
      answer: () => ({
        text: `We work with ${list(industries.map(({ name, clients }) => `${clients} (${name})`))}, and with other firms of our clients' size.`,
        sources: [{ title: 'Industries', href: '/industries' }],
        suggestions: industries.slice(0, 2).map(({ clients }) => `What do you do for ${clients}?`),
      }),
    },
    {
      intent: 'industries',
      match: ({ clause }) =>
        clause.entities.length === 0 &&
        / (?:we are an?|i run an?|we run an?|i own an?|i have an?|do you (?:support|serve|work with|help|take)) (?:\w+ ){1,3}?(?:compan(?:y|ies)|firms?|business(?:es)?|shops?|stores?|schools?|restaurants?|studios?|practices?|organizations?|offices?|hotels?|gyms?|salons?|farms?) | we are a restaurant | do you serve us /.test(
          clause.text,
        )
          ? 53
          : 0,
      answer: ({ memory }) => ({
        text: `We have no page on that trade. The trades we know best are ${list(industries.map(({ clients }) => clients))}. Whether we are the right firm for you a person can tell: ${provider.phone.display}.`,
        sources: [{ title: 'Industries', href: '/industries' }, contactForm(memory, site.pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'industry',
      named: true,
      match({ clause }) {
        const { text, named, words } = clause;
        if (idsOf(clause, 'industry').length === 0) return 0;
        const trade = named.find(({ entities }) => entities.some(({ type }) => type === 'industry'));
        if (
          trade &&
          / (?:experience|experienced|familiar|specialize|specialise) (?:with|in) | (?:kind|sort|type) of (?:client|business|firm|company) | (?:offices?|firms?|clinics?|company|companies|business|businesses|organizations?|practices?|shops?|plants?|outfits?|places?|trades?) like (?:ours|us|mine) | (?:good match|good fit) /.test(
            text,
          )
        )
          return 78;
        const focus = focusOf(clause, ['industry', 'location']);
        if (focus > 0.9 && !/^ (?:how|when|why|where) /.test(text)) return 68;
        // "My bookkeeper says ...": who is named is not asked about.
        const before = trade ? words.slice(Math.max(0, trade.from - mostBetween), trade.from) : [];
        const isAskedFor =
          before.some((word) =>
            /^(?:with|for|serve|serves|serving|support|supports|supporting|help|helps|helping|take|handle|understand|know|like|do)$/.test(
              word,
            ),
          ) && / (?:you|your) | it for /.test(text);
        if (isAskedFor && focus >= 0.4) return 60;
        return words.length <= 3
          ? 60
          : isAskedFor || (focus >= 0.4 && / (?:we are|i am|we run|i run|i own|we own) /.test(text))
            ? 48
            : 40;
      },
      answer({ clause }) {
        const named = industries.filter(({ slug }) => idsOf(clause, 'industry').includes(slug)).slice(0, 2);
        return {
          text: named
            .map(
              ({ clients, shortDescription, systems }) =>
                `Yes, we work with ${clients}. ${shortDescription} Systems we look after there: ${list(systems.slice(0, 4))}.`,
            )
            .join('\n'),
          sources: named.map(({ name, slug }) => ({ title: name, href: `/industries/${slug}` })),
          suggestions: [
            ...named.slice(0, 1).map(({ rules }) => `What about ${rules[0]?.title.split(':')[0]}?`),
            `How much is it for ${site.pricing.calculator.users} users?`,
          ],
        };
      },
    },
    {
      intent: 'system',
      named: true,
      match: (turn) =>
        asksSystems.test(turn.clause.text) && tradeOf(turn).length > 0
          ? 80
          : idsOf(turn.clause, 'system').length > 0
            ? idsOf(turn.clause, 'industry').length > 0
              ? 59
              : 61
            : 0,
      answer(turn) {
        const ids = idsOf(turn.clause, 'system');
        const named = industries
          .filter(({ slug }) => (ids.length > 0 ? ids : tradeOf(turn)).includes(slug))
          .slice(0, 2);
        return {
          text: named
            .map(
              ({ clients, systems }) =>
                `For ${clients} we look after ${list(systems)}: the computers, accounts and network behind them, and the calls with their makers.`,
            )
            .join('\n'),
          sources: named.map(({ name, slug }) => ({ title: name, href: `/industries/${slug}` })),
        };
      },
    },
    {
      intent: 'certificate',
      match: wordsFit(
        / (?:you|your|you're|they|company|firm|do you have|are you|have you|get) .*(?:certified|certifications?|certificates?|accredited|accreditation|iso|soc (?:\d|certif|compliant|report|audit)|fedramp|hitrust|audited) |^ (?:iso|soc|fedramp|hitrust)(?: \d+)* $| (?:iso|soc) \d+ /,
        83,
        / (?:certified for the|controlled goods) /,
      ),
      answer(turn) {
        // A law certifies nobody; what is done about it can be told.
        const law = laws.some(({ pattern }) => pattern.test(turn.clause.text)) ? complianceOf(turn) : undefined;
        return {
          text: [
            `This site names no certificate of our own, so I cannot confirm one. A person can tell you what evidence we can show: call ${provider.phone.display} or use the contact form.`,
            ...(law ? [law.text] : []),
          ].join('\n'),
          sources: [...(law?.sources ?? []), contactForm(turn.memory, site.pricing)],
          handOver: true,
        };
      },
    },
    {
      intent: 'compliance',
      named: true,
      match: ({ clause }) =>
        laws.some(({ pattern }) => pattern.test(clause.text))
          ? 65
          : / (?:compliance|compliant|privacy law|regulations?|regulatory|regulated) /.test(clause.text)
            ? 55
            : 0,
      answer: complianceOf,
    },
    {
      intent: 'delivery',
      named: true,
      // "What happens in the first week if we order your cybersecurity?"
      match: ({ clause }) => (deliveryOf(clause) ? 80 : 0),
      answer: ({ clause }) => deliveryOf(clause),
    },
    {
      intent: 'not-covered',
      named: true,
      // "What is left out of the backup service?"
      match: ({ clause }) => (idsOf(clause, 'service').length > 0 && notCovered.test(clause.text) ? 80 : 0),
      answer({ clause }) {
        const named = services.filter(({ id }) => idsOf(clause, 'service').includes(id));
        return {
          text: named.map((service) => `${service.name} does not cover: ${service.notCovered.join('; ')}.`).join('\n'),
          sources: named.map(({ id, name }) => ({ title: name, href: `/services/${id}` })),
        };
      },
    },
    {
      intent: 'glossary',
      named: true,
      match({ clause, message }) {
        if (idsOf(clause, 'term').length === 0) return 0;
        // "Somebody said we need failover. In plain words, please?"
        if (
          / (?:in|using) (?:plain|simple|easy|normal|ordinary) (?:words|terms|english|language) /.test(
            message.whole.text,
          )
        )
          return 80;
        if (/ (?:prevent|prevention|preventing|before|protect|avoid|prepare|stop|against) /.test(clause.text))
          return / you /.test(clause.text) ? 48 : 67;
        if (/ (?:do|can|will|would|could) you /.test(clause.text) && !/ (?:mean|explain|define) /.test(clause.text))
          return 46;
        if (
          / (?:what is|what are|what does|define|definition|explain|meaning|mean|means|stand for|stands for|difference between|what s) /.test(
            clause.text,
          )
        )
          return / (?:cost|price|do you|next plan|start at|starts at|run to|run us) /.test(clause.text)
            ? 50
            : clause.words.length <= mostOfDefinition
              ? 80
              : 74;
        if (
          focusOf(clause, ['term']) > 0.99 &&
          !clause.entities.some(({ type }) => type === 'service' || type === 'addOn')
        )
          return 74;
        return clause.words.length <= 2 && !clause.entities.some(({ type }) => type === 'service' || type === 'addOn')
          ? 71
          : clause.words.length <= 2
            ? 56
            : clause.words.length <= 7 && clause.entities.every(({ type }) => type === 'term' || type === 'industry')
              ? 61
              : 30;
      },
      answer({ clause }) {
        const named = glossary.filter(({ slug }) => idsOf(clause, 'term').includes(slug)).slice(0, 3);
        // "Ransomware": whoever writes no more may have it on the screen.
        const alarming = clause.words.length <= mostOfAlarm && emergencyKind(clause.text) !== 'outage';
        return {
          text: [
            ...named.map(
              ({ term, definition }) => `${term}: ${named.length > 1 ? firstSentences(definition, 200) : definition}`,
            ),
            ...(alarming ? [`If that is happening to you now, call ${provider.phone.display}.`] : []),
          ].join('\n'),
          sources: named.map(({ term, slug }) => ({
            title: `IT glossary: ${term}`,
            href: `/resources/it-glossary#${slug}`,
          })),
        };
      },
    },
  ];
}

/** The laws and rules that the industries name in capitals, or by a name of several words. */
function lawsOf(industries: readonly Industry[]): { name: string; pattern: RegExp }[] {
  const names = new Set<string>();
  for (const { rules } of industries) {
    for (const { title, description } of rules) {
      for (const [name] of title.matchAll(/\b[A-Z]{3,}(?: [A-Z]{3,})*\b/g)) names.add(name);
      for (const [name] of description.matchAll(/\b(?:PIPEDA|PHIPA|CASL|HIPAA)\b/g)) names.add(name);
      const [named = ''] = title.split(/[:,]/);
      if (named.split(' ').length > 1 && /^[A-Z]/.test(named)) names.add(named);
      for (const [name] of title.matchAll(/\bBy-Law [\d.]+/g)) names.add(name);
    }
  }
  return [...names].map((name) => ({
    name,
    pattern: new RegExp(
      ` ${name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()} `,
    ),
  }));
}

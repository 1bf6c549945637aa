import { formatStartingPrice } from '../../../../data/money/formatStartingPrice.ts';
import { isOpen, nextOpening } from '../../../../data/hours/isOpen.ts';
import { localTime } from '../../../../data/hours/localTime.ts';
import { type Clause, idsOf } from '../../understand/clause.ts';
import { contactForm } from '../../write/contactLinks.ts';
import { type Desk, type Part, type Skill, type Turn, certainly, wordsFit } from '../skill.ts';
import { toldOf } from '../told.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** How sure a question for a response time is with a plan in it. */
const ofPlan = 80;
/** From here on a question is like one for a page of a service. */
const leastLike = 0.35;

/** When, how fast, on what terms, and who. */
export function helpSkills(desk: Desk): Skill[] {
  const { site, list } = desk;
  const { provider, pricing, claims } = site;
  const chatClaims = claims
    .filter(({ shownOn }) => shownOn.includes('chat'))
    .map(({ value, label }) => `${label} ${value}`);
  const clock = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return new Intl.DateTimeFormat(provider.locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2000, 0, 1, hour, minute)),
    );
  };

  // The queries are the skills' own, so they are few.
  const known = new Map<string, ReturnType<typeof desk.faqs.find>>();
  /** The questions and answers of the site on a topic; nothing where none is about it. */
  const fromFaqs = (query: string, least = 0.2): (Part & { title: string }) | undefined => {
    const [best] = known.get(query) ?? known.set(query, desk.faqs.find(query, 1)).get(query) ?? [];
    return best && best.coverage >= least
      ? { text: best.passage.answer, sources: [best.passage.source], title: best.passage.title }
      : undefined;
  };

  /** The service that a clause names, or whose page it is likest to ask for. */
  const serviceOf = (clause: Clause) => {
    const named = idsOf(clause, 'service');
    const like = desk.recognize(clause).best.find(({ target }) => target.passage);
    const href = like && like.likeness >= leastLike ? like.target.passage?.source.href : undefined;
    return site.services.find(({ id }) => (named.length > 0 ? named.includes(id) : href === `/services/${id}`));
  };

  const serviceTold = (turn: Turn) =>
    serviceOf(turn.clause) ?? site.services.find(({ id }) => toldOf(desk, turn)[0]?.source.href === `/services/${id}`);

  const article = desk.ranking
    .find('new IT provider first days hand-over week by week', 60)
    .map(({ passage }) => passage)
    .find(({ kind, part }) => kind === 'article' && !part);

  /** What clock and calendar of the provider say costs more than the rest of a reply, and is the same for a minute. */
  let told: { minute: number; text: string } | undefined;
  function status(): string {
    const at = desk.now();
    const minute = Math.floor(at.getTime() / 60_000);
    if (told?.minute !== minute) told = { minute, text: statusAt(at) };
    return told.text;
  }

  function statusAt(at: Date): string {
    const open = isOpen(provider.hours, provider.timezone, at);
    if (open) return 'We are open now.';
    const next = nextOpening(provider.hours, provider.timezone, at);
    const today =
      localTime(provider.timezone, at).isoDay === next.isoDay && localTime(provider.timezone, at).time < next.time;
    return `The office is closed now and opens ${today ? 'today' : `on ${days[next.isoDay - 1]}`} at ${clock(next.time)}.`;
  }

  const offHours = new Set(['night', 'weekend', 'holiday'].flatMap(desk.topics.of));

  const asksWhy = wordsFit(
    / (?:why (?:should|would|do) (?:we|i|people|clients) (?:choose|pick|hire|use|go with|trust|take)|what makes you|different from|better than|what sets you|why you|why your company|stand out|what is special) /,
    85,
  );
  function aboutContract({ clause, memory }: Turn): Part {
    const faq = fromFaqs(
      'sign a long-term contract month-to-month agreement 12 months stop leave end of quarter',
      0.15,
    );
    const unsaid = / (?:fee|fees|penalty|penalties|cost|costs|charge|charged|notice) /.test(clause.text);
    const fee = unsaid
      ? ` How much notice it takes, and what leaving early costs, stand in the agreement itself; I cannot tell you more. Please ask us at ${provider.phone.display}.`
      : '';
    if (!faq)
      return {
        text: `I cannot tell you the terms of our agreements. Please ask us at ${provider.phone.display}.`,
        sources: [contactForm(memory, pricing)],
        handOver: true,
      };
    return {
      ...faq,
      text: faq.text + fee,
      suggestions: ['How do we change from our present provider?'],
      ...(unsaid ? { handOver: true } : {}),
    };
  }

  const asksContract = certainly(
    / (?:how much|(?:how many )?(?:days|weeks|months)(?: of)?|what) notice (?:period )?(?:do|does|must|would|is|to|when|before|if) /,
    wordsFit(
      / (?:contracts?|agreements?|commitment|commit|locked? in|lock in|(?:can|could|may|are) (?:we|i) (?:free to )?(?:leave|quit|walk|get out)|stuck for (?:years|months|a year)|cancel\w*|(?:want|get|opt|pull|back|bail|walk) (?:out|away)|terminate|month to month|month by month|monthly rolling|notice period|leave again|long term|minimum term|exit (?:fee|cost|penalty|clause)|termination|sign (?:a|anything|something|papers?|for|up for)) /,
      69,
      / (?:read|article|clauses?|look for|look out|watch|check|good|warning|red flags?|traps?|before signing|owns?|passwords?|documentation|our data) .*(?:contracts?|agreements?) | contracts? .*(?:article|read) | (?:cancel|drop|remove) (?:the )?(?:voip|backup|meeting|add) /,
    ),
  );
  const asksResponse = wordsFit(
    / how long (?:\w+ ){0,6}(?:fix|fixed|resolve|resolved|solve|solved|repair|repaired) | (?:respond|responds|response|responses|respons|reply|replies|sla|slas|react|reacts|reaction) | (?:get|gets|come|comes) back to | hear (?:back )?from you | (?:how (?:fast|quick|quickly|soon)) | when (?:does|do|will|would|can) (?:someone|somebody|anyone|anybody|you) (?:get|start|look|react|pick|jump) | (?:until|till|before) (?:someone|somebody|anyone|anybody|you) (?:gets?|comes?|shows? up|looks?|reacts?|calls?|answers?|helps?|replies|picks?) | (?:guarantee|promise) .* (?:fix|solve|solved|solution|hours?|minutes?|response) /,
    70,
    / (?:incident response|migrat\w+|breach|switch|grow|delivery|get started|onboard|must|report|notify|have to|access|account|accounts|lock|locked|revoke\w*) /,
  );

  return [
    {
      intent: 'hours',
      match({ clause }) {
        const { text } = clause;
        if (
          / (?:respon\w+|reply|hourly|per hour|hours? of downtime|restore|rate|consulting|first hour|within) /.test(
            text,
          ) &&
          !/ (?:until|till) what time | from when /.test(text) &&
          !/ (?:office|business|opening|support|desk) hours /.test(text)
        )
          return 0;
        if (
          / (?:internship|job|position|career|any) openings? | (?:not|cannot|can|to|will|wont) open | open (?:tickets?|issues?|requests?|source|tasks?) | (?:have|enjoy) (?:a|your) (?:\w+ )?(?:weekend|evening|night|holidays?) /.test(
            text,
          )
        )
          return 0;
        if (
          / (?:up to|until|till|from) what time .*(?:answer|there|reach|call|phone|telephone|ring|pick|work|open|on|in) /.test(
            text,
          )
        )
          return 80;
        // "Can I still reach the office today?"
        if (
          / (?:can|could|may) (?:i|we) (?:\w+ )?(?:reach|call|ring|get|catch|come by|visit) (?:\w+ ){0,4}(?:today|now|tonight|this (?:afternoon|evening|late|early)|at this (?:hour|time)) /.test(
            text,
          )
        )
          return 80;
        if (
          / (?:hours|opening times?|open|closed|opens|opening|closing time) | (?:when|what time) (?:\w+ ){0,3}closes? /.test(
            text,
          )
        )
          return / (?:open (?:a ticket|an account|the|our|files?|each|which)|close (?:a|the)) /.test(text) ? 0 : 72;
        if (
          desk.topics.ofWords(clause.words).some((topic) => offHours.has(topic)) ||
          / (?:24 7|around the clock|24 hours?|weekends?|saturdays?|sundays?|at night|after hours|evenings?|holidays?|midnight) /.test(
            text,
          )
        )
          return / monitor/.test(text) ? 0 : asksPlan(text) ? 40 : clause.change.plans.length > 0 ? 71 : 64;
        return / (?:is|are) (?:someone|somebody|anyone|anybody|you) (?:there|available|in|around) .*(?:\d+ ?(?:am|pm)|now|today|tonight|tomorrow|morning|evening)? ?/.test(
          text,
        ) && / (?:\d+ ?(?:am|pm)|\d+(?:am|pm)|now|today|tonight|tomorrow|morning|evening|at \d+) /.test(text)
          ? 70
          : 0;
      },
      answer({ clause }) {
        const plans = pricing.plans.filter(({ id }) => clause.change.plans.includes(id));
        if (plans.length > 0)
          return {
            text: `Help desk hours: ${list(plans.map(({ name, helpDeskHours }) => `${name} ${helpDeskHours}`))}. Our office hours are ${provider.hours.label}.`,
            sources: [{ title: 'Pricing', href: '/pricing' }],
          };
        const byPlan = pricing.plans.map(({ name, helpDeskHours }) => `${name} ${helpDeskHours}`);
        return {
          text: `${status()} Our hours are ${provider.hours.label}. ${provider.hoursNote}; ${list(chatClaims)}. Help desk hours by plan: ${list(byPlan)}.${/ (?:phone|call|ring|reach|telephone) /.test(clause.text) ? ` The number is ${provider.phone.display}.` : ''}`,
          sources: [{ title: 'Contact', href: '/contact' }],
          suggestions: ['What is your phone number?', 'How fast do you respond?'],
        };
      },
    },
    {
      intent: 'response-time',
      match(turn) {
        const score = asksResponse(turn);
        // A plan that is named has a time of its own.
        return score > 0 && turn.clause.change.plans.length > 0 ? Math.max(score, ofPlan) : score;
      },
      answer({ clause }) {
        const named = pricing.plans.filter(({ id }) => clause.change.plans.includes(id));
        const plans = named.length > 0 ? named : pricing.plans;
        const times = `Response times by plan: ${list(plans.map(({ name, responseTime }) => `${name} ${responseTime}`))}.`;
        const faq =
          named.length > 0 ? undefined : fromFaqs('how quickly do you respond critical issues response hear back');
        return {
          text: `${faq ? `${faq.text} ` : ''}${times} These are times until somebody responds; how long a solution takes depends on the problem.`,
          sources: [...(faq?.sources ?? []), { title: 'Pricing', href: '/pricing' }],
          suggestions: ['What are your hours?'],
        };
      },
    },
    {
      intent: 'contract',
      match: asksContract,
      answer: aboutContract,
    },
    {
      intent: 'contract',
      named: true,
      match: ({ clause: { text }, memory, before }) =>
        / (?:is|are|do|does|can|could|any|have|offer) .*(?:month to month|month by month|one month to the next) /.test(
          text,
        ) &&
        (memory.users === undefined || before.topic === 'contract')
          ? 79
          : 0,
      answer: aboutContract,
    },
    {
      intent: 'onboarding',
      match: wordsFit(
        / (?:switch\w*|change (?:it )?(?:providers?|compan\w+)|changing (?:it )?providers?|change from|(?:change|switch|move|come|moving|changing|coming|go|going)(?: over)? to (?:you|your (?:company|team|firm))|move (?:from|away from) (?:our|my|the)|leave our|(?:leaving|firing|ditching|replacing) (?:our|my|the)|fire (?:our|my)|take over from|transition|(?:current|old|previous|present|existing|former|last) (?:it )?(?:provider|company|supplier|msp|guys?)|onboard\w*|get started|getting started|(?:get|gets|getting) the ball rolling|start with you|become a client|sign up with|first steps?|next steps?|how do we (?:start|begin)) /,
        68,
        / (?:who (?:do|should|can) (?:i|we) (?:e ?mail|write|call|contact|talk|speak|ring)|switches|(?:a|the|our|my|broken|network|new|old|poe|dead) switch|contract length|unifi|fee|article) /,
      ),
      answer({ clause }) {
        const starting =
          / (?:get started|getting started|ball rolling|first thing|start|begin|first steps?|next steps?|become a client|onboard\w*) /.test(
            clause.text,
          );
        const faq = starting
          ? (fromFaqs('how do we get started', 0.9) ??
            fromFaqs('what does a walk-through cost', 0.5) ??
            fromFaqs('free assessment', 0.5))
          : (fromFaqs('change from our present IT provider', 0.3) ?? fromFaqs('get started', 0.2));
        if (!faq) return undefined;
        const more = article ? ` More in the article "${article.title}".` : '';
        return {
          text: faq.text + more,
          sources: [...faq.sources, ...(article ? [article.source] : []), { title: 'Contact', href: '/contact' }],
          suggestions: ['Do we have to sign a long contract?', 'What is the set-up fee?'],
        };
      },
    },
    {
      intent: 'own-staff',
      match: wordsFit(
        / (?:here|going|want|trying|plan|planning|make us|have) (?:\w+ ){0,3}(?:replace|fire|let go of|sack) (?:me|him|her|our|my|us) | (?:existing|own|internal|in house|inhouse|current|our|my) (?:\w+ )?(?:it (?:staff|person|people|team|guy|department|manager|admin\w*|specialist)|sys ?admin\w*|administrator|technician works) | (?:co managed|comanaged|in house it|sys ?admin) /,
        75,
        / (?:leaving|left|leave|fire|firing|fired|switch\w*|changing|get rid|unhappy|not happy|fed up|ditch\w*) /,
      ),
      answer({ memory }) {
        return (
          fromFaqs('work with our existing IT staff present administrator beside', 0.3) ?? {
            text: `I have no answer to that on this site. Please ask us at ${provider.phone.display}.`,
            sources: [contactForm(memory, pricing)],
            handOver: true,
          }
        );
      },
    },
    {
      intent: 'assessment',
      match: wordsFit(
        / (?:free (?:it )?(?:assessment|consultation|audit|check|walk through|review)|(?:it )?assessment (?:work|include|free|cost)|(?:pay|paid|cost|costs|charge|charged|price|money|free) (?:\w+ ){0,4}(?:assessment|first (?:visit|meeting|look|consultation))|(?:assessment|first (?:visit|meeting|look|consultation)) (?:\w+ ){0,3}(?:pay|paid|cost|costs|charge|charged|price|money|free)|walk through|happens in the (?:\w+ ){0,2}(?:assessment|walk|review|check|audit)) /,
        79,
        / security assessment /,
      ),
      answer: () => {
        const faq = fromFaqs('what happens in the free IT assessment walk-through cost', 0.2);
        return (
          faq && {
            ...faq,
            text: `${faq.title} ${faq.text} To arrange it call ${provider.phone.display} or send the contact form.`,
            sources: [{ title: 'Contact', href: '/contact' }, ...faq.sources],
            suggestions: ['What is your phone number?'],
          }
        );
      },
    },
    {
      intent: 'duration',
      named: true,
      match: (turn) =>
        / (?:how long|how many (?:days|weeks|months)|duration|time ?line|time frame|timeframe) /.test(
          turn.clause.text,
        ) &&
        !/ (?:respon\w+|wait|reply|keep|kept|retain\w*|records?|contract|do (?:i|we) (?:get|have)|react\w*|at (?:our|my|the) door|arrives?|emergency|crisis|technician|until (?:somebody|someone|you)) /.test(
          turn.clause.text,
        ) &&
        serviceTold(turn)
          ? 70
          : 0,
      answer(turn) {
        const { memory } = turn;
        const service = serviceTold(turn);
        if (!service) return undefined;
        const texts = [
          service.longDescription,
          service.description,
          ...service.features.map(({ description }) => description),
        ];
        const said = texts
          .flatMap((text) => text.match(/[^.]+\d+(?:-\d+)? (?:days|weeks|months|hours)[^.]*\./g) ?? [])[0]
          ?.trim();
        const source = { title: service.name, href: `/services/${service.id}` };
        return said
          ? {
              text: `${said} How long yours takes we tell you in writing after a look at what you have.`,
              sources: [source],
            }
          : {
              text: `How long ${service.nameInText} takes depends on what you have; this site gives no figure. A person can tell you: ${provider.phone.display}.`,
              sources: [source, contactForm(memory, pricing)],
              handOver: true,
            };
      },
    },
    {
      intent: 'promise',
      match: wordsFit(
        / (?:guarantee|guaranteed|guarantees|promise|promised|warranty) | prices? (?:\w+ ){0,2}(?:go up|going up|increase|increases|rise|rises|change|changes) | (?:raise|raises|increase|increases) (?:\w+ )?prices? | (?:price|prices|cost|costs|pay) (?:\w+ ){0,3}in (?:\d+|a few|some) (?:years?|months?) /,
        76,
        / (?:respon\w+|fix|solve|your (?:uptime|satisfaction) guarantee|uptime guarantee) /,
      ),
      answer: ({ memory }) => ({
        text: `I cannot promise anything: what we commit to stands in the agreement. Please ask a person at ${provider.phone.display}.`,
        sources: [contactForm(memory, pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'data-protection',
      match: wordsFit(
        / (?:protect|protects|safe|secure|keep|keeps|handle|treat|see|access|confidential|private|trust) (?:\w+ ){0,5}(?:data|information|passwords|records|files|documents|emails|mails|confidential\w*)(?: \w+){0,4} | (?:data|information|passwords|records) (?:\w+ ){0,2}(?:safe|secure|protected|private|confidential|handled|treated) /,
        62,
        / (?:backup|backups|lost|stolen|kept in|years?|how many|getting|receiving|scam|spam|former|ex|quit|quits|fired|left|country|residency|encrypt\w*|law|how long|my personal) /,
      ),
      answer: () => fromFaqs('privacy law safeguards personal information limit our own access record', 0.3),
    },
    {
      intent: 'emergency-info',
      match: wordsFit(
        / (?:emergency|emergencies) | (?:goes|go) down at night | who (?:do|can|should|would|will|picks up|answers) (?:i |we )?(?:ring|call|phone|contact|reach)? ?.*(?:(?:goes|go|is) wrong|breaks?|(?:goes|is|are) down|dies|stops working|fails) /,
        74,
        / (?:this is an|it is an) emergency /,
      ),
      answer: () => {
        const faq = fromFaqs('respond urgent emergency critical issues something urgent happens', 0.15);
        return {
          text: `In an emergency call ${provider.phone.display}. ${list(chatClaims)}. ${faq?.text ?? ''}`.trim(),
          sources: [{ title: 'Contact', href: '/contact' }],
          handOver: true,
        };
      },
    },
    {
      intent: 'claim',
      match: ({ clause }) =>
        clause.entities.length === 0 &&
        / (?:what is|what are|your|guarantee|offer|how (?:high|good|reliable)) /.test(clause.text) &&
        !/ experience (?:with|in) /.test(clause.text) &&
        claimsAsked(clause.text).length > 0
          ? 61
          : 0,
      answer: ({ clause }) => ({
        text: `This site states: ${list(claimsAsked(clause.text).map(({ value, label }) => `${value} ${label}`))}. That is a figure and no guarantee; what we commit to stands in the agreement. Please ask us at ${provider.phone.display}.`,
        sources: [{ title: 'About us', href: '/about' }],
        handOver: true,
      }),
    },
    {
      intent: 'why-us',
      match: (turn) => (turn.clause.change.plans.length > 0 ? 0 : asksWhy(turn)),
      answer({ clause }) {
        // How others are is not for this site to say.
        const others =
          / (?:better|cheaper|different|differ|compare[ds]?|comparison|versus|vs) .*(?:them|they|others?|competitors?|competition|companies|firms|providers?|rivals?|outfits?|shops?|guys) | (?:better|cheaper) (?:or worse )?than (?!(?:in|our|my|doing|having|hiring|a|an) )/.test(
            clause.text,
          );
        return {
          text: `${others ? `How other providers do it I cannot judge. ` : ''}In short: ${site.trustItems
            .slice(0, 4)
            .map(({ title, description }) => `${title}: ${description}`)
            .join(' ')}${others ? ` A person tells you more: ${provider.phone.display}.` : ''}`,
          sources: [{ title: 'About us', href: '/about' }],
          suggestions: ['What plans do you have?'],
          ...(others ? { handOver: true } : {}),
        };
      },
    },
    {
      intent: 'on-its-own',
      match: ({ clause }) =>
        / (?:need|have to (?:buy|take|have|get|order)|must (?:we|i) (?:have|take|buy)) (?:one of )?(?:a|any|your|the) (?:\w+ ){0,2}plans? (?:\w+ ){0,3}(?:only|just|to (?:get|buy|order|have|use|take)|for|first) | (?:get|buy|order|have|take|use) (?:\w+ ){1,6}(?:but|and|while) (?:still |we )?(?:keep|keeping|stay with|staying with) (?:our|my|the) (?:\w+ ){0,3}(?:provider|company|guy|person|firm|team|vendor|supplier|people) | (?:get|buy|order|have|take) (?:\w+ ){1,8}without (?:one of )?(?:a|any|your|the) (?:\w+ )?plans? /.test(
          clause.text,
        ) &&
        idsOf(clause, 'service').length > 0 &&
        clause.change.users === undefined
          ? 80
          : / (?:only|just|on its own|alone|by itself|separately|standalone|stand alone|without (?:a |the |any )?(?:\w+ )?plan) /.test(
                clause.text,
              ) &&
              idsOf(clause, 'service').length > 0 &&
              (clause.change.users === undefined || / (?:no|without (?:a|any|the)) plan /.test(clause.text))
            ? 67
            : 0,
      answer({ clause }) {
        const service = serviceOf(clause);
        const faq = fromFaqs(`take ${service?.nameInText ?? ''} on its own beside present IT staff`, 0.4);
        return (
          faq &&
          (service
            ? {
                ...faq,
                text: `${faq.text} ${service.name} starts at ${formatStartingPrice(service.pricing, provider)}, before tax.`,
              }
            : faq)
        );
      },
    },
    {
      intent: 'size',
      match: wordsFit(
        / (?:size|how (?:big|small|large)|too small|too big|small businesses|smallest) /,
        63,
        / (?:team|discount|mailbox size|file size|our crew size) /,
      ),
      answer: () => fromFaqs('what size of business too small right size for you employees', 0.2),
    },
    {
      intent: 'size',
      match: ({ clause, memory }) =>
        clause.change.users !== undefined &&
        memory.users !== undefined &&
        clause.change.plans.length === 0 &&
        memory.users < Math.min(...pricing.plans.map(({ minUsers }) => minUsers))
          ? 58
          : 0,
      answer: ({ memory }) => ({
        text: `For ${memory.users} users: our smallest plans begin at ${Math.min(...pricing.plans.map(({ minUsers }) => minUsers))} users, and a smaller office can take one at the price of that minimum. Single services need no plan.`,
        sources: [{ title: 'Pricing', href: '/pricing' }],
        suggestions: [`How much is ${pricing.plans[0]?.name} for ${pricing.plans[0]?.minUsers} users?`],
      }),
    },
  ];

  /** Figures that the site shows and that the words ask for. */
  function claimsAsked(text: string) {
    const stems = new Set(desk.topics.of(text));
    return claims.filter(
      ({ label, shownOn }) =>
        shownOn.length > 0 &&
        label.split(' ').length <= 3 &&
        desk.topics.of(label).length > 0 &&
        desk.topics.of(label).every((word) => stems.has(word)) &&
        !/(?:clients|professionals|founded)$/.test(label),
    );
  }

  function asksPlan(text: string): boolean {
    return / (?:which|cheapest|plan|need|sysadmin|it person) /.test(text) && / plan|cheapest /.test(text);
  }
}

export { idsOf };

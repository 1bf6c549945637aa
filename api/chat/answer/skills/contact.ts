import { words } from '../../../../data/search/words.ts';
import { articlePassages } from '../retrieval/articlePassages.ts';
import { makeRanking } from '../retrieval/rank.ts';
import { contactForm } from '../../write/contactLinks.ts';
import { type Desk, type Part, type Skill, type Turn, certainly, wordsFit } from '../skill.ts';
import { toldOf } from '../told.ts';

/** From here on an article is asked for in the words that are listed for it. */
const leastListed = 0.35;
/** "To which address?" */
const mostOfFollowUp = 5;

/** How to reach somebody, and what is known of the firm itself. */
export function contactSkills(desk: Desk): Skill[] {
  const { site, list } = desk;
  const {
    provider,
    claims,
    ratings,
    testimonials: [testimonial],
    about,
    resources,
    blogCategories,
    partners,
  } = site;
  const quoted = testimonial && `"${testimonial.text}" (${testimonial.author}, ${testimonial.position}).`;
  const { street, city, region, postalCode } = provider.address;
  const address = `${street}, ${city}, ${region} ${postalCode}`;
  const page = { title: 'Contact', href: '/contact' };
  const everything = `Call ${provider.phone.display}, write to ${provider.email} or use the contact form. The office is at ${address}; hours: ${provider.hours.label}.`;
  const aboutPage = { title: 'About us', href: '/about' };
  const wholeArticles = articlePassages(site).filter(({ part }) => !part);
  const articles = makeRanking(wholeArticles, desk.topics);
  /** "We move in June. Do you have an article about that?" */
  const toldArticles = (turn: Turn) =>
    [
      ...new Set(
        toldOf(desk, turn)
          .filter(({ kind }) => kind === 'article')
          .map(({ source }) => source.href.split('#')[0]),
      ),
    ].flatMap((page) => wholeArticles.find(({ source }) => source.href === page) ?? []);
  const latest: Part = {
    text: `Yes. Our articles are about ${list(blogCategories.map(({ name }) => name))}. The latest: ${site.articles
      .slice(0, 2)
      .map(({ title }) => `"${title}"`)
      .join(' and ')}. The newsletter can be ordered there as well.`,
    sources: [
      { title: 'Blog', href: '/blog' },
      ...site.articles.slice(0, 2).map(({ title, slug }) => ({ title, href: `/blog/${slug}` })),
    ],
  };
  const claimsWith = (pattern: RegExp) => claims.filter(({ label, id }) => pattern.test(`${id} ${label}`));

  return [
    {
      intent: 'contact',
      leastLike: 0.4,
      match: wordsFit(
        / (?:phone numbers?|telephone|under (?:which|what) number|your number|what (?:phone |telephone )?number (?:is it|was it|is that)|(?:what|which) number (?:do|can|should|would|must|could|may) (?:i|we|she|he|they|people|(?:my|our|the) \w+) (?:call|ring|dial|use|phone)|a number (?:to|i can) call|call you|phone you|ring you|reach (?:you|someone|somebody)|contact (?:you|info\w*|details|form|us|page|someone)|how (?:can|do) i (?:contact|reach|call)|get in touch|get (?:a )?(?:hold|ahold) of (?:you|somebody|someone|anybody)|get through to (?:you|somebody|someone)|(?:which|what) (?:mailbox|inbox)|which e ?mail address|(?:mail|send) you (?:\w+ ){0,2}(?:documents?|files?|letters?|papers?|contracts?)|email (?:address|you|us)|e mail (?:address|you)|your e ?mail|mail address|write to you|where (?:can|do|should|may) (?:i|we) (?:write|mail|email|send)|call me back|call back|callback|(?:someone|somebody|anyone|you) (?:to )?call(?: me| us)?|(?:open|submit|raise|create|log|file) (?:a |an )?(?:support )?ticket|book (?:a|an|the)|schedule (?:a|an)|appointment|make an appointment|set up a (?:call|meeting)|meeting with|arrange a|(?:contact|web|online|inquiry|enquiry|request) form|(?:fill (?:in|out)|is there|have|send|where is|rather use|complete) (?:a|the|your|some) form|fill (?:something|anything) (?:in|out)|form (?:that )?(?:i|we) (?:could|can|may) (?:fill|use|send|complete)|form (?:than|instead of) (?:ring|ringing|call|calling|phone|phoning)|an invoice|billing question|who (?:do|can|should) (?:i|we) (?:talk|speak|write|contact|email|e mail|mail|call|ring|phone|reach|ask)|(?:whatsapp|text|sms|fax|message) (?:you|us|me)|(?:fax|whatsapp)(?: number)?) /,
        73,
        / (?:phone system|email security|email archiving|migrate|compromised|hacked|clicked|which plan|formula|(?:our|their|my) (?:\w+ )?(?:phone |telephone )?numbers?|move (?:\w+ )?phone|voip|e mail signature|application form|call number|voicemail of|new hand form|insurance forms?|(?:fak|spoof|forg|imitat|impersonat)\w* (?:\w+ ){0,3}(?:e ?mail|e mail|address|domain)) /,
      ),
      answer: ({ memory, clause }) => ({
        text: everything,
        sources: [page, contactForm(memory, site.pricing)],
        suggestions: ['What are your hours?'],
        ...(/ (?:call|phone|ring) (?:me|us) |give (?:me|us) a |call ?back/.test(clause.text) ? { handOver: true } : {}),
      }),
    },
    {
      intent: 'contact',
      match: ({ clause }) =>
        /^ (?:and |also |plus |what about |what is |the |your |a |need |just )*(?:phone|(?:phone )?number|telephone|email|e mail|mail|inbox|contact|contact us|contacts|call)(?: address| line)? (?:(?:please|too|as well|again|in case|just in case|for (?:later|that|sales|support)) )*$| (?:phone|telephone)(?: number)?(?: and)? e ?mail(?: address)?(?: and)?(?: the| your)? (?:street |postal |office |mailing )?address /.test(
          clause.text,
        )
          ? 83
          : 0,
      answer: ({ memory }) => ({ text: everything, sources: [page, contactForm(memory, site.pricing)] }),
    },
    {
      intent: 'address',
      leastLike: 0.45,
      match: certainly(
        / (?:which|what) (?:floor|suite|unit)(?: or (?:floor|suite|unit|building))? (?:is your|are you|do you|is the) |^ (?:(?:then|so|and|ok|but) )*where (?:is|are) (?:you|your office)(?: then| exactly| now| really)* $|^ (?:(?:then|so|and|but) )+where is it(?: exactly| really)? $/,
        wordsFit(
          / (?:(?:your|the|business|office|mailing|street|postal) (?:address|postal code)|where (?:exactly |precisely )?(?:is|are) (?:your|the|you) ?(?:office|headquarters|located|based)?|address|directions|(?:which|what) (?:suite|unit|street|building)|office located|where can i find you|visit you|headquarters|map) /,
          73,
          / (?:email address|e mail address|ip address|mail address|911|park|parking|validated|which areas|case stud\w*|come to us|(?:from|in|of|faking|forging|spoofing|using) (?:our|my|the same) (?:own )?(?:address|name)|(?:our|my) (?:\w+ )?address) /,
        ),
      ),
      answer: ({ message, before }) => ({
        text:
          (/ (?:e ?mail|mail) /.test(before.last?.whole.text ?? '') && message.whole.words.length <= mostOfFollowUp) ||
          / (?:e ?mail(?! address)|phone|telephone|(?:phone |your |a )number) /.test(message.whole.text)
            ? everything
            : `The office of ${provider.name} is at ${address}. Hours: ${provider.hours.label}. Please call ${provider.phone.display} before you come.`,
        sources: [page],
        suggestions: ['Which places do you serve?'],
      }),
    },
    {
      intent: 'social',
      match: ({ clause }) =>
        (!/ (?:our|my|their) /.test(clause.text) &&
          provider.social.some(({ name }) => clause.text.includes(` ${name.toLowerCase()} `))) ||
        / (?:social media|social networks?|follow you) /.test(clause.text)
          ? 66
          : 0,
      answer: () => ({
        text: `You find us on ${list(provider.social.map(({ name, url }) => `${name} (${url})`))}.`,
        sources: [page],
      }),
    },
    {
      intent: 'careers',
      leastLike: 0.5,
      match: certainly(
        / (?:are|is) (?:you|your \w+) (?:\w+ )?(?:hiring|recruiting|looking for (?:\w+ )?(?:staff|technicians?|people|juniors?)) /,
        wordsFit(
          / (?:hiring|(?:internship|job|any|current) (?:openings?|positions?)|open positions?|vacancy|employment|recruiting|hire me|jobs?|career|careers|vacanc\w+|internship|apply for|work for you|resume|cv) /,
          74,
          / (?:job site|backup job|one off|small jobs|odd jobs|the job of|(?:sort|kind|type) of jobs?|(?:good|great|better|bad) job) /,
        ),
      ),
      answer: () => ({
        text: `This site lists no open positions, so I cannot say. Please write to ${provider.email} or call ${provider.phone.display}.`,
        sources: [page],
        handOver: true,
      }),
    },
    {
      intent: 'names',
      match: wordsFit(
        / (?:name of (?:your|the)|who is (?:your|the)|your) (?:ceo|owner|founder|president|cto|coo|manager|director|boss)(?: s| name)* | (?:ceo|owner|founder|president|cto|coo|manager|director)s? (?:s )?name | name of (?:the|my|our) (?:\w+ )?(?:tech|technician|person|engineer|guy|rep) /,
        80,
      ),
      answer: ({ memory }) => ({
        text: `This site gives roles and no names: ${list(about.leadership.map(({ title }) => title))}. I do not have the names; ask at ${provider.phone.display}.`,
        sources: [aboutPage, contactForm(memory, site.pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'references',
      match: wordsFit(
        / (?:name|names|list|some|your|who are) (?:of )?(?:your |the )?(?:\w+ of your )?(?:current |present |other |existing |largest |biggest )?(?:clients?|customers?|references)(?! (?:portal|data|service|support|care)) | (?:references|client list|clients do you have|customers do you have) | (?:which|what) (?:other )?(?:\w+ ){1,4}are with you | (?:would like|want|need|get) (?:some |the |their )?names | (?:which|what) (?:\w+ ){0,3}(?:firms?|clients?|companies|clinics?|offices?) (?:\w+ ){0,3}(?:exactly|by name) |^ (?:the )?names?(?: please)? $| names? of (?:\d+|some|a few|any|one|a couple) (?:of (?:them|those|these)) | names? of .*(?:(?:that|who) (?:use|hired|work with|chose) you|you (?:work|look after|serve|support|take care)|your (?:clients|customers)) /,
        80,
        / (?:how many) | (?:to|for|with|at) your (?:clients|customers) /,
      ),
      answer: ({ memory }) => ({
        text: `I cannot name clients. ${quoted ? `This site quotes some without their names, for example: ${quoted} ` : ''}A person can tell you about references: ${provider.phone.display}.`,
        sources: [{ title: 'Case studies', href: '/about#case-studies' }, contactForm(memory, site.pricing)],
        handOver: true,
      }),
    },
    {
      intent: 'reviews',
      match: wordsFit(
        / (?:reviews?|ratings?|testimonials?|what (?:do )?(?:clients|customers) say|stars) /,
        70,
        / (?:access reviews?|security review|review of|reviews? (?:our|my|the|with|it)) /,
      ),
      answer() {
        const rating = ratings.find(({ place }) => place === 'location') ?? ratings[0];
        return {
          text: `${rating ? `The rating on our location pages is ${rating.ratingValue} of 5 from ${rating.reviewLabel} reviews. ` : ''}${quoted ? `What clients say, for example: ${quoted}` : `A person can tell you about references: ${provider.phone.display}.`}`,
          sources: [{ title: 'Home', href: '/' }],
        };
      },
    },
    {
      intent: 'about',
      id: 'sister company',
      match: ({ clause: { words: row } }) =>
        / sister (?:company|firm|business|companies) | (?:another|other|second) company of yours | company for (?:business )?(?:phones?|telephones?) | (?:phone|telephone|voice) (?:company|firm|business) .*(?:yours|your own|related|same owners?) /.test(
          ` ${row.join(' ')} `,
        ) || ` ${row.join(' ')} `.includes(` ${words(provider.sister.name).join(' ')} `)
          ? 85
          : 0,
      answer: () => ({
        text: `${about.sister} It is called ${provider.sister.name}.`,
        sources: [{ title: provider.sister.name, href: provider.sister.url }, aboutPage],
      }),
    },
    {
      intent: 'about',
      match: wordsFit(
        / (?:founded|how long have you|how old (?:is|are) (?:you|your|the company|the firm)|since when|years of experience|in business|history|about your (?:company|firm)|about the company|how many (?:people|employees|staff|technicians|techs|engineers|specialists|professionals|clients|customers)(?: do you)?|(?:about|meet|who (?:is|are) (?:on |in )?|(?:big|large|experienced) is) your (?:company|team|crew|firm)|your (?:company|story)(?= $)|experienced|how many of you|part of (?:a|an|another|some) (?:\w+ )?(?:group|company|organization|organisation|firm|corporation)|who owns (?:you|your|it|the (?:company|firm|business))|parent company|owned by) /,
        66,
        / (?:minimum|will be|we have|does (?!your|the)\w+ have|our company|needed|response|background|checked|salary|paid|earn|review) /,
      ),
      answer({ clause }) {
        // What was said before "Do you?" belongs to it.
        const text = ` ${clause.words.join(' ')} `;
        const owned =
          / (?:owns|owned|parent|independent|(?:part of|belongs? to) (?:a|an|another|some|any|something)) /.test(text);
        const counted = / (?:clients|customers) /.test(text)
          ? claimsWith(/^clients|devices|size/)
          : / (?:how many|how big|how large|team) /.test(text)
            ? claimsWith(/staff|crew |technicians/)
            : [];
        const found = owned
          ? []
          : [
              ...(/ (?:founded|long have|old|since|history|experience|(?<!how many )business) /.test(text)
                ? claimsWith(/found|since|experience|launch/).slice(0, 2)
                : []),
              ...counted.slice(0, 2),
            ];
        const facts = found.map(({ value, label }) =>
          /^\D*(?:since|founded)/.test(label) || /since$/.test(label) ? `${label} ${value}` : `${value} ${label}`,
        );
        const story = owned ? about.parent : about.story[0];
        return {
          text: `${facts.length > 0 ? `${provider.name}: ${list(facts)}. ` : ''}${story}`,
          sources: [aboutPage],
        };
      },
    },
    {
      intent: 'about',
      id: 'values',
      match: wordsFit(
        / (?:your|company) (?:\w+ )?(?:values|mission|philosophy|principles|culture) | (?:stand for|believe in) /,
        70,
        / (?:what does|does \w+ stand for) /,
      ),
      answer: () => ({
        text: about.values.map(({ title, description }) => `${title}: ${description}`).join('\n'),
        sources: [aboutPage],
      }),
    },
    {
      intent: 'partners',
      leastLike: 0.45,
      match: wordsFit(
        / (?:partners?|partner with|(?:your|which|what) vendors?|products do you use|tools do you use|brands do you) /,
        60,
        / (?:our partners?|my partners?|the partners|law firm|partners sign|talk to (?:your )?vendors?) /,
      ),
      answer: () => ({
        text: `We build with ${list(partners.map(({ name, role }) => `${name} (${role})`))}.`,
        sources: [{ title: 'Home', href: '/' }],
      }),
    },
    {
      intent: 'case-studies',
      match: wordsFit(/ (?:case stud\w+|examples of your work|success stories|past projects) /, 72),
      answer: () => ({
        text: `Short cases, without clients' names: ${list(about.caseStudies.map(({ title }) => title))}.`,
        sources: [{ title: 'Case studies', href: '/about#case-studies' }],
      }),
    },
    {
      intent: 'privacy',
      match: wordsFit(
        / (?:unsubscribe|(?:get|take me|come|remove me) off (?:the|your) (?:\w+ )?(?:newsletter|list|mailing list)|(?:stop|cancel|end) (?:the|your|my) newsletter|privacy policy|terms of service|terms and conditions|accessibility statement|cookies|what do you do with my data|my personal (?:data|information)) /,
        72,
      ),
      answer({ clause }) {
        const wanted = / (?:terms) /.test(clause.text)
          ? 'terms'
          : / accessib/.test(clause.text)
            ? 'accessib'
            : 'privacy';
        const legal = site.legal.find(({ slug }) => slug.startsWith(wanted)) ?? site.legal[0];
        if (!legal) return undefined;
        const passage = desk.ranking
          .find(clause.words, 60)
          .find(
            ({ passage: { kind, part, source }, meaningful }) =>
              kind === 'legal' && part && meaningful > 0 && source.href.startsWith(`/${legal.slug}`),
          )?.passage;
        return {
          text: `${legal.heading}: ${passage?.answer ?? legal.description}`,
          sources: [...(passage ? [passage.source] : []), { title: legal.heading, href: `/${legal.slug}` }],
        };
      },
    },
    {
      intent: 'resources',
      id: 'named resources',
      match: ({ clause }) =>
        resources.some(({ title }) => clause.text.includes(` ${words(title).join(' ')} `)) ? 74 : 0,
      answer({ clause }) {
        const named = resources.filter(({ title }) => clause.text.includes(` ${words(title).join(' ')} `));
        return {
          text: named.map(({ title, description }) => `${title}: ${description}`).join('\n'),
          sources: [{ title: 'Resources', href: '/resources' }],
        };
      },
    },
    {
      intent: 'resources',
      match: wordsFit(/ (?:resources|downloads?|templates?|checklists?|guides?|pdf|worksheets?) /, 79),
      answer(turn) {
        const { clause } = turn;
        const [told] = toldArticles(turn);
        if (told)
          return {
            text: `"${told.title}": ${told.answer}`,
            sources: [told.source, { title: 'Resources', href: '/resources' }],
          };
        const words = clause.words.filter(
          (word) =>
            word.length > 3 && !/^(?:template|download|guide|checklist|resource|have|that|with|free)/.test(word),
        );
        const named = resources.filter(({ title }) => words.some((word) => title.toLowerCase().includes(word)));
        // A guide to something else is an article.
        const [written] =
          named.length === 0
            ? articles.find(
                clause.text.replace(/ (?:guides?|templates?|checklists?|downloads?|resources?|pdf|worksheets?) /g, ' '),
                1,
              )
            : [];
        if (written && written.coverage > 0.55 && written.meaningful > 1)
          return {
            text: `"${written.passage.title}": ${written.passage.answer}`,
            sources: [written.passage.source, { title: 'Resources', href: '/resources' }],
          };
        const near = named.length === 0 ? desk.find(clause) : undefined;
        if (near?.passage.kind === 'article' && near.sure > 0.45)
          return {
            text: `"${near.passage.title || near.passage.source.title}": ${near.passage.answer}`,
            sources: [near.passage.source, { title: 'Resources', href: '/resources' }],
          };
        const byType = resources.filter(({ title }) =>
          clause.words.some(
            (word) =>
              /^(?:checklist|template|guide|card|form|ledger)s?$/.test(word) &&
              title.toLowerCase().includes(word.replace(/s$/, '')),
          ),
        );
        const shown = named.length > 0 ? named : byType.length > 0 ? byType : resources;
        return {
          text: shown.map(({ title, description }) => `${title}: ${description}`).join('\n'),
          sources: [{ title: 'Resources', href: '/resources' }],
        };
      },
    },
    {
      intent: 'article',
      match: wordsFit(
        / (?:article|articles|blog posts?|posts? about|something to read|read (?:something |anything |more )?(?:about|on|more)|(?:some|any|good|further|more|for|worth|recommended|weekend|light|bedtime|homework|do the|my) reading|reading (?:material|list|tips|for)|any (?:advice|tips|guidance|thoughts|info|information) (?:on|about|for)|(?:anything|something) (?:on|in) (?:there|it|that|the (?:site|page|blog)) (?:about|on)|(?:got|have|is there|any) (?:anything|something) (?:to read )?(?:on|about)|written about|(?:written|published) (?:anything|something) (?:on|about|that|which|to help|for)|write about|(?:on|in) (?:your|the) (?:blog|site) about|blog (?:\w+ )?(?:about|on)) /,
        73,
        / (?:read (?:my|our|the) (?:e ?mail|mail)|on (?:your|the) (?:site|website) for) /,
      ),
      answer(turn) {
        const { clause } = turn;
        const found = articles
          .find(
            clause.text.replace(
              / (?:articles?|blog|posts?|read|reading|something|written|write|anything|wrote) /g,
              ' ',
            ),
            3,
          )
          .filter(({ coverage }) => coverage > 0.4);
        const like = desk
          .recognize(clause)
          .best.find(
            ({ target: { passage }, likeness }) =>
              passage?.kind === 'article' && !passage.part && likeness >= leastListed,
          )?.target.passage;
        const told = toldArticles(turn);
        if (found.length + told.length === 0 && !like) return undefined;
        const pages = [
          ...new Map(
            [...told, ...(like ? [like] : []), ...found.map(({ passage }) => passage)].map((passage) => [
              passage.source.href,
              passage,
            ]),
          ).values(),
        ].slice(0, 2);
        return {
          text: pages.map(({ title, answer }) => `"${title}": ${answer}`).join('\n'),
          sources: [...pages.map(({ source }) => source), { title: 'Blog', href: '/blog' }],
        };
      },
    },
    {
      intent: 'blog',
      match: ({ clause }) =>
        /^ (?:do you have (?:a |any )?|the |your |is there (?:a |any )?|where is (?:the |your )?)?(?:blog|articles|newsletter|news)(?: you have| posts)? $| (?:newsletter|blog) /.test(
          clause.text,
        )
          ? 61
          : 0,
      answer(turn) {
        const like = desk
          .recognize(turn.clause)
          .best.find(({ target: { passage }, likeness }) => passage?.kind === 'article' && likeness >= leastListed)
          ?.target.passage?.source.href.split('#')[0];
        const told = [...toldArticles(turn), ...wholeArticles.filter(({ source }) => source.href === like)].slice(0, 2);
        return told.length > 0
          ? {
              text: told.map(({ title, answer }) => `"${title}": ${answer}`).join('\n'),
              sources: [...told.map(({ source }) => source), { title: 'Blog', href: '/blog' }],
            }
          : latest;
      },
    },
  ];
}

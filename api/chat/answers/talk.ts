import { fill } from '../../../data/text/fill.ts';
import type { Answer, Answerer, Answerers, AnswerTools, Texts } from './answer.ts';

/** Small talk, refusals and everything else that one sentence answers. */
export function talkAnswerers({ site, texts: textsOf }: AnswerTools): Answerers {
  const { provider, messages } = site;
  const talk = messages.assistantTalk;
  const phone = provider.phone.display;
  const suggestions = [talk.suggestPrice, talk.suggestServices, talk.suggestPlaces];
  const say =
    (text: string, options: Partial<Answer> = {}): Answerer =>
    () => ({
      text: fill<string>(text, { phone, email: provider.email, name: provider.name }),
      english: true,
      ...options,
    });
  /** The same in the visitor's language. */
  const inBoth =
    (key: keyof Texts['talk'], options: Partial<Answer> = {}): Answerer =>
    ({ language }) => ({ text: fill<string>(textsOf(language).talk[key], { phone }), ...options });
  const offer = { suggestions };
  const call: Answer['actions'] = [{ kind: 'call', title: fill(textsOf('en').contact.call, { phone }) }];

  return {
    greeting: ({ state, language }) => {
      const { greeting, greetingBack } = textsOf(language).talk;
      return { text: state.greeted ? greetingBack : greeting, suggestions, state: { greeted: true } };
    },
    'how-are-you': inBoth('howAreYou', offer),
    more: ({ state: { pages } }) => {
      const page = pages.find(({ href }) => href !== '/contact');
      return page
        ? { text: fill(talk.more, { title: page.title, phone }), links: [page], actions: call, english: true }
        : { text: talk.moreNothing, suggestions, english: true };
    },
    thanks: inBoth('thanks'),
    goodbye: inBoth('goodbye'),
    acknowledge: inBoth('acknowledge', offer),
    despair: inBoth('despair'),
    yes: say(talk.yesWhat, offer),
    no: say(talk.noWhat),
    frustrated: say(talk.frustrated, { actions: call, handOver: true }),
    nonsense: say(talk.nonsense, offer),
    chatbot: say(`${talk.chatbot} ${talk.chatbotPrivacy}`, {
      links: [{ title: messages.assistantFacts.privacyPolicy, href: '/privacy-policy' }],
    }),
    languages: say(talk.languages),
    'unsafe-access': say(talk.unsafeAccess),
    'unsafe-fraud': say(talk.unsafeFraud),
    'legal-advice': say(talk.legalAdvice),
    'other-person': say(talk.otherPerson),
    'home-user': say(talk.homeUser),
    'out-of-scope': say(talk.outOfScope, offer),
    'prompt-attack': say(talk.promptAttack),
    abuse: say(talk.abuse, { actions: call }),
    tax: say(talk.tax, { links: [{ title: textsOf('en').plans.pricing, href: '/pricing' }] }),
    references: say(talk.references, { links: [{ title: talk.caseStudies, href: '/about#case-studies' }] }),
    'everyday-problem': say(talk.everydayProblem, { actions: call }),
    certification: say(talk.certification, { links: [{ title: textsOf('en').contact.form, href: '/contact' }] }),
    'who-counts': say(talk.whoCounts, { links: [{ title: textsOf('en').plans.pricing, href: '/pricing' }] }),
    'contract-end': say(talk.contractEnd, { actions: call }),
    'after-leaving': say(talk.afterLeaving, { actions: call }),
    trial: say(talk.trial, { links: [{ title: textsOf('en').contact.form, href: '/contact' }] }),
    'reply-time': say(fill<string>(talk.replyTime, { phone, hours: provider.hours.label }), { actions: call }),
    'staff-access': say(talk.staffAccess, { actions: call }),
    'other-help': say(talk.otherHelp),
    'price-objection': say(talk.priceObjection, { links: [{ title: textsOf('en').plans.pricing, href: '/pricing' }] }),
  };
}

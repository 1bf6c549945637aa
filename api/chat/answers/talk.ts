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
  /** The same answer in the visitor's language. */
  const inBoth =
    (key: keyof Texts['talk'], options: Partial<Answer> = {}): Answerer =>
    ({ language }) => ({ text: fill<string>(textsOf(language).talk[key], { phone }), ...options });
  const offer = { suggestions };
  const contactPage = { title: textsOf('en').contact.form, href: '/contact' };
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
    'own-data': say(`${talk.chatbotPrivacy} ${talk.ownData}`, {
      links: [{ title: messages.assistantFacts.privacyPolicy, href: '/privacy-policy' }],
    }),
    unsubscribe: say(talk.unsubscribe),
    identify: say(talk.identify),
    languages: say(talk.languages),
    'unsafe-access': say(talk.unsafeAccess),
    'unsafe-fraud': say(talk.unsafeFraud),
    'legal-advice': say(talk.legalAdvice),
    'other-person': say(talk.otherPerson),
    'ask-quote': say(talk.askQuote, { links: [contactPage], actions: call }),
    circumstances: say(talk.circumstances, { links: [contactPage], actions: call }),
    'who-else': say(talk.whoElse, { actions: call }),
    'out-of-scope': say(talk.outOfScope, offer),
    'prompt-attack': say(talk.promptAttack),
    abuse: say(talk.abuse, { actions: call }),
    'other-help': say(talk.otherHelp),
  };
}

/**
 * Ids of the intents that rules and answerers refer to. The records may contain more; those are answered by facts, and are not
 * in the type because no code refers to them.
 */
export const namedIntents = [
  'abuse',
  'acknowledge',
  'add-ons',
  'address',
  'advice',
  'after-leaving',
  'assessment',
  'billing-term',
  'budget',
  'careers',
  'certification',
  'chatbot',
  'client-matter',
  'client-portal',
  'company',
  'compare-plans',
  'complaint',
  'contract-end',
  'data-location',
  'danger-call',
  'danger-physical',
  'danger-suspicious',
  'define',
  'despair',
  'discounts',
  'do-you-do',
  'duration',
  'email-address',
  'everyday-problem',
  'find-page',
  'frustrated',
  'goodbye',
  'greeting',
  'hardware',
  'home-user',
  'hours',
  'how-are-you',
  'how-it-works',
  'identify',
  'industry',
  'languages',
  'law',
  'legal-advice',
  'meeting',
  'minimum',
  'more',
  'need',
  'no',
  'nonsense',
  'not-included',
  'one-time-help',
  'onsite',
  'other-help',
  'other-person',
  'out-of-scope',
  'own-data',
  'person',
  'phone',
  'pick',
  'place',
  'plan-features',
  'plan-has',
  'plan-lacks',
  'price',
  'price-objection',
  'price-why',
  'prompt-attack',
  'quote-before',
  'quote-change',
  'recommend-plan',
  'references',
  'reply-time',
  'response-time',
  'sales-pitch',
  'same-for',
  'send-me',
  'service',
  'service-list',
  'setup-fee',
  'staff-access',
  'statement',
  'surcharge',
  'tax',
  'thanks',
  'trial',
  'unlisted',
  'unsafe-access',
  'unsafe-fraud',
  'unsubscribe',
  'who-counts',
  'yes',
] as const;
type NamedIntent = (typeof namedIntents)[number];

/** Intents that the assistant concludes by rules; no message is classified as one of them. */
type ComputedIntent =
  /** The site has no answer. */
  | 'unknown'
  /** The whole quote, in addition to an answer about prices. */
  | 'quote'
  /** Whether software that a record names is supported. */
  | 'software'
  /** The next steps in an emergency. */
  | 'danger-next'
  /** A fact that fits beyond doubt, and one that fits well enough where no intent has an answer. */
  | 'sure-fact'
  | 'likely-fact'
  /** What is asked of a provider who comes to people for a price; only records of such a provider have examples. */
  | 'after-hours-price'
  | 'call-out'
  | 'ask-quote'
  | 'circumstances'
  | 'guarantee'
  | 'invoice'
  | 'permit'
  | 'surprises'
  | 'who-else'
  | 'change-visit'
  | 'distance'
  /** An amount of the price list, said back; two of them, set against each other. */
  | 'price-rise'
  | 'own-figure'
  | 'own-figures'
  | 'quote-free'
  | 'repair-or-replace'
  | 'same-price'
  | 'several-jobs'
  | 'solved'
  /** Whether a service leaves out what is named. */
  | 'left-out'
  /** The price of what an emergency needs, after what has to be done first. */
  | 'danger-price'
  /** A fact that a language model chose. */
  | 'fact';

/** Emergencies, whose kinds are records. */
type EmergencyIntent = `danger-${string}`;

export type IntentId = NamedIntent | ComputedIntent | EmergencyIntent;

/**
 * The intents of the records that a rule or an answerer names. The records can have more, which their facts answer: for the
 * types those do not exist, because no code may ask for them.
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
  'compare-plans',
  'complaint',
  'contract-end',
  'danger-account',
  'danger-breach',
  'danger-call',
  'danger-device',
  'danger-malware',
  'danger-outage',
  'danger-payment',
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

/** What the assistant concludes by itself; no message is classified as one of these. */
type ComputedIntent =
  /** Nothing on the site answers. */
  | 'unknown'
  /** The whole quote beside a question about prices. */
  | 'quote'
  /** What is done next in an emergency. */
  | 'danger-next'
  /** A fact that certainly fits, and one that is near enough where no intent answers. */
  | 'sure-fact'
  | 'likely-fact'
  /** A fact that a language model chose. */
  | 'fact';

export type IntentId = NamedIntent | ComputedIntent;

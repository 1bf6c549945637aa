/** Ids of the cards that records make. A conversation goes along with them, and the owner's list of questions keeps them. */
export const cardId = {
  service: (id: string, says: 'about' | 'price' | 'start' | 'not' | `faq-${number}`) => `service:${id}:${says}`,
  industry: (slug: string, says: 'about' | 'rules' | 'systems' | `rule-${number}`) => `industry:${slug}:${says}`,
  plan: (id: string) => `plan:${id}`,
  difference: (less: string, more: string) => `plan:${less}-${more}`,
  addOn: (id: string) => `addOn:${id}`,
};

/** A question with its answer, from a card of the data or made of other records. */
export interface Card {
  id: string;
  /** What it is about; a short follow-up is looked for among the cards of the same subject first. */
  subject: string;
  question: string;
  answer: string;
  wordings: readonly string[];
  /** Ids of the cards that people go on to. */
  next: readonly string[];
  links: readonly { title: string; href: string }[];
  askPerson: boolean;
  /** The record that it is made of, where others are made of the same. */
  record?: string;
  /** Set on the one that says what a service is, or that we know an industry. */
  introduces?: 'service' | 'industry';
  /** Set on what is only taken where nothing else fits: words of the glossary, articles, pages. */
  isSecondary?: boolean;
}

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
  /** Set on what is only taken where nothing else fits: words of the glossary, articles, pages. */
  isSecondary?: boolean;
}

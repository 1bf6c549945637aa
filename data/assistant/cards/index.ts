import { afterwardsCards } from './afterwards.ts';
import type { CardInput } from './card.ts';
import { companyCards } from './company.ts';
import { comparingCards } from './comparing.ts';
import { contactCards, moneyCards, offerCards } from './contact.ts';
import { everydayCards } from './everyday.ts';
import { lawCards } from './law.ts';
import { planCards } from './plans.ts';
import { securityCards } from './security.ts';
import { serviceCards } from './service.ts';
import { switchingCards } from './switching.ts';

const about = (subject: string, cards: readonly CardInput[]): CardInput[] =>
  cards.map((card) => ({ subject, ...card }));

/** The questions that buyers ask, with their answers. */
export const cards: CardInput[] = [
  ...about('plans', planCards),
  ...about('switching', switchingCards),
  ...about('support', serviceCards),
  ...about('security', securityCards),
  ...about('company', companyCards),
  ...about('contact', contactCards),
  ...about('plans', moneyCards),
  ...about('support', offerCards),
  ...about('support', everydayCards),
  ...about('comparing', comparingCards),
  ...about('law', lawCards),
  ...about('support', afterwardsCards),
];

import type { CardInput } from './card.ts';
import { companyCards } from './company.ts';
import { planCards } from './plans.ts';
import { securityCards } from './security.ts';
import { serviceCards } from './service.ts';
import { switchingCards } from './switching.ts';

/** The questions that buyers ask, with their answers. */
export const cards: CardInput[] = [...planCards, ...switchingCards, ...serviceCards, ...securityCards, ...companyCards];

import { chatStates } from './states/chat.ts';
import { formStates } from './states/forms.ts';
import { pricingStates } from './states/pricing.ts';
import { pageStates, screenStates } from './states/screens.ts';
import { searchStates } from './states/search.ts';
import { shellStates } from './states/shell.ts';
import type { State } from './state.ts';

export const states: readonly State[] = [
  ...pageStates,
  ...shellStates,
  ...chatStates,
  ...formStates,
  ...pricingStates,
  ...searchStates,
  ...screenStates,
];

import type { Outside } from '../../features/calculator/pageEnvironment.ts';

/** Carries what happens round the page's body to where it lives, once it does. */
export interface Bridge {
  outside: Outside;
  onChange?: ((outside: Outside) => void) | undefined;
}

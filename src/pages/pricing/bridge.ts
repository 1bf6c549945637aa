import type { PageEnvironment } from '../../features/calculator/pageEnvironment.ts';

/** Carries what happens round the page's body to where it lives, once it does. */
export interface Bridge {
  environment: PageEnvironment;
  onChange?: ((environment: PageEnvironment) => void) | undefined;
}

import type { PageEnvironment } from '../../features/calculator/pageEnvironment.ts';

/** Passes changes of the environment to the body's separate React root, once that exists. */
export interface Bridge {
  environment: PageEnvironment;
  onChange?: ((environment: PageEnvironment) => void) | undefined;
}

/** Loads the code that finds and shows the visitor's location, after hydration. */
export const loadParts = () => import('./lazyParts.ts');

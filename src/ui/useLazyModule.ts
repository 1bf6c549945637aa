import { useEffect, useState } from 'react';

/**
 * Code that is loaded once the page has come alive: undefined until then, and where it cannot be had.
 * `load` must be the same function in every render.
 */
export function useLazyModule<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => void load().then(setModule, () => {}), [load]);
  return module;
}

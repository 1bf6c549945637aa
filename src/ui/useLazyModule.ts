import { useEffect, useState } from 'react';

/**
 * A module loaded after hydration: undefined until then, and where it cannot be loaded.
 * `load` must be the same function in every render.
 */
export function useLazyModule<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => void load().then(setModule, () => {}), [load]);
  return module;
}

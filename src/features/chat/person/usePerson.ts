import { useEffect, useState } from 'react';
import { readStorage } from '../../storage/browserStorage.ts';
import { handoverKey } from '../chatData.ts';

type PersonParts = typeof import('./personParts.tsx');

/**
 * The parts of the chat that a conversation with a person needs: loaded once one is asked for, or where this browser has one. `ask`
 * asks, and `failed` says that the parts could not be loaded.
 */
export function usePerson() {
  const [parts, setParts] = useState<PersonParts>();
  const [failed, setFailed] = useState(false);

  const load = async (): Promise<PersonParts | undefined> => {
    try {
      const { personStore, PersonStatus, PersonForm } = await import('./personParts.tsx');
      const loaded = { personStore, PersonStatus, PersonForm };
      setParts(loaded);
      setFailed(false);
      return loaded;
    } catch {
      setFailed(true);
      return undefined;
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; `load` does the same in every render
  useEffect(() => {
    if (readStorage('local', handoverKey)) void load();
    // Another tab has asked for a person.
    const onStorage = ({ key, newValue }: StorageEvent) => void (key === handoverKey && newValue && load());
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  return {
    parts,
    failed,
    ask: async () => (await load())?.personStore.ask(location.pathname),
  };
}

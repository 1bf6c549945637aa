import { useEffect, useSyncExternalStore } from 'react';
import { makeStore } from '../../../ui/makeStore.ts';
import { readStorage } from '../../storage/browserStorage.ts';
import { handoverKey, unreadKey } from '../chatData.ts';

type PersonParts = typeof import('./personParts.tsx');

interface Loaded {
  parts?: PersonParts;
  failed: boolean;
}

const none: Loaded = { failed: false };
const loaded = makeStore(() => none);

/** For all panels and the button that opens the chat: whichever needs the parts first. */
async function load(): Promise<PersonParts | undefined> {
  try {
    const { personStore, PersonStatus, PersonForm, UnreadMark, UnreadStatus } = await import('./personParts.tsx');
    if (!loaded.get().parts)
      loaded.set({ parts: { personStore, PersonStatus, PersonForm, UnreadMark, UnreadStatus }, failed: false });
    return loaded.get().parts;
  } catch {
    loaded.set({ failed: true });
    return undefined;
  }
}

/**
 * The parts of the chat that a conversation with a person needs: loaded once one is asked for, or where this browser has one. `ask`
 * asks, and `failed` says that the parts could not be loaded.
 */
export function usePerson() {
  const { parts, failed } = useSyncExternalStore(loaded.subscribe, loaded.get, () => none);
  useEffect(() => {
    if (readStorage('local', handoverKey) ?? readStorage('session', unreadKey)) void load();
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

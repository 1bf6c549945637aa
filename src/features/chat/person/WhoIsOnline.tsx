import { useSyncExternalStore } from 'react';
import { handoverMessages } from '#data/messages/handover.ts';
import { currentPresence, presenceText, subscribeToPresence } from './presence.ts';

const unknown = () => undefined;

/** Goes on after "Online now": the assistant, and a person where one is there, or when one is next. */
export function WhoIsOnline() {
  const presence = useSyncExternalStore(subscribeToPresence, currentPresence, unknown);
  return (
    <>
      {handoverMessages.online} {presence && <span data-presence>{presenceText(presence)}</span>}
    </>
  );
}

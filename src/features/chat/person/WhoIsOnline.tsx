import { useSyncExternalStore } from 'react';
import { handoverMessages } from '#data/messages/handover.ts';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { currentPresence, presenceText, subscribeToPresence } from './presence.ts';

const unknown = () => undefined;

/** Goes on after "Online now": the assistant, and a person where one is there, or when one is next. */
export function WhoIsOnline() {
  const { online, longest } = handoverMessages;
  const presence = useSyncExternalStore(subscribeToPresence, currentPresence, unknown);
  return (
    <ReservedText longest={`${online} ${longest}`}>
      {presence ? `${online} ${presenceText(presence)}` : online}
    </ReservedText>
  );
}

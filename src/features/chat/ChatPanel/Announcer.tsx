import { useEffect, useRef, useState } from 'react';
import { chatMessages } from '#data/messages/chat.ts';
import type { PanelState } from '../conversationStore.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';

/** Live region that announces new replies. The list of messages is none, because it would announce restored messages too. */
export function Announcer({ state: { conversation, pending, slow } }: { state: PanelState }) {
  const newest = conversation.messages.at(-1);
  const lastSeenId = useRef(conversation.startedAt === 0 ? undefined : (newest?.id ?? 0));
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const id = newest?.id ?? 0;
    // Messages present at the first render were restored from storage, and are not announced.
    const isNew = lastSeenId.current !== undefined && id > lastSeenId.current && newest?.role === 'assistant';
    if (conversation.startedAt !== 0)
      lastSeenId.current = isNew || lastSeenId.current === undefined ? id : lastSeenId.current;
    if (isNew) setAnnouncement(newest.content);
    else if (pending) setAnnouncement(slow ? chatMessages.takesLonger : '');
  }, [conversation, newest, pending, slow]);
  return (
    <p role="status" className={visuallyHidden}>
      {announcement}
    </p>
  );
}

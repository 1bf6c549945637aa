import type { DeskConversation } from '#data/rules/owner/conversationPages.ts';
import { ownerConversationsMessages as texts } from '#data/messages/ownerConversations.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { item, itemHead, itemTitle, late, list, muted } from '../desk.css.ts';
import { Time } from '../parts.tsx';

interface ConversationListProps {
  conversations: readonly DeskConversation[];
  /** Who is signed in. */
  owner: string | undefined;
}

/** Conversations, each with who has it and how its last message begins. */
export function ConversationList({ conversations, owner }: ConversationListProps) {
  return (
    <ul className={list} role="list">
      {conversations.map((conversation) => {
        const { id, asked, page, last } = conversation;
        return (
          <li key={id} className={item}>
            <p className={itemHead}>
              <a className={itemTitle} href={`/owner/conversations/${id}`}>
                <Time at={asked} />
              </a>
              <State conversation={conversation} owner={owner} />
            </p>
            {page && <p className={muted}>{fill(texts.on, { page })}</p>}
            <p>{last}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Who has a conversation, whether its visitor is there and waits for an answer, and what they were told or left. */
export function State({
  conversation: { id, state, owner: holder, unanswered, ringing, isLate, details, gone, number },
  owner,
}: {
  conversation: DeskConversation;
  owner: string | undefined;
}) {
  const isMine = state === 'taken' && holder === owner;
  const call = `${id}.${number}`;
  return (
    <>
      {state === 'waiting' && gone === undefined && (
        <span className={late} data-call={call} data-ringing={ringing || undefined}>
          {ringing ? texts.marks.ringing : texts.states.waiting}
        </span>
      )}
      {state !== 'waiting' && (
        <Badge>{isMine ? texts.yours : fill<string>(texts.states[state], { who: holder ?? '' })}</Badge>
      )}
      {gone !== undefined && <Badge>{fill(texts.marks.gone, { ago: gone })}</Badge>}
      {isLate && <Badge>{texts.marks.told}</Badge>}
      {details && <Badge>{texts.marks.details}</Badge>}
      {isMine && unanswered && (
        <span className={late} data-call={call}>
          {texts.unanswered}
        </span>
      )}
    </>
  );
}

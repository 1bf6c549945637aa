import { chatMessages } from '#data/messages/chat.ts';
import { handoverMessages } from '#data/messages/handover.ts';
import { fill } from '#data/rules/text/fill.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { bubble, message as messageStyle } from '../ChatPanel/Message.css.ts';
import type { ChatMessage } from '../chatSchema.ts';
import { note, notice, said, who } from './PersonMessage.css.ts';

/** A message of a person, with the name; what happened; or a message to a person that is not sent yet. */
export function PersonMessage({ message: { content, person } }: { message: ChatMessage }) {
  if (person?.kind === 'notice') return <li className={notice}>{content}</li>;
  if (person?.kind === 'said')
    return (
      <li className={messageStyle.assistant}>
        <p className={who}>{person.name}</p>
        <div className={`${bubble.assistant} ${said}`}>{content}</div>
      </li>
    );
  return (
    <li className={messageStyle.user}>
      <div className={bubble.user}>
        <span className={visuallyHidden}>{`${fill(chatMessages.says, { name: chatMessages.you })} `}</span>
        {content}
      </div>
      <p className={note}>{handoverMessages.unsent}</p>
    </li>
  );
}

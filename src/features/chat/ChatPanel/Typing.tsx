import { chatMessages } from '#data/messages/chat.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { PanelState } from '../conversationStore.ts';
import { station, stations, train, typing } from './Typing.css.ts';

/** Indicator for a pending reply, drawn as a train between stations. */
export function Typing({ shortName, slow }: { shortName: string } & Pick<PanelState, 'slow'>) {
  return (
    <p className={typing}>
      <span className={stations} aria-hidden="true">
        <span className={station} />
        <span className={station} />
        <span className={station} />
        <span className={train} />
      </span>
      <span>
        {fill(chatMessages.isTyping, { name: shortName })}
        {slow && ` ${chatMessages.takesLonger}`}
      </span>
    </p>
  );
}

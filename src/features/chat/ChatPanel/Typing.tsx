import type { ChatState } from '../conversationStore.ts';
import { station, stations, train, typing } from './Typing.css.ts';

export const slowNote = 'This takes longer than usual.';

/** Indicator for a pending reply, drawn as a train between stations. */
export function Typing({ shortName, slow }: { shortName: string } & Pick<ChatState, 'slow'>) {
  return (
    <p className={typing}>
      <span className={stations} aria-hidden="true">
        <span className={station} />
        <span className={station} />
        <span className={station} />
        <span className={train} />
      </span>
      <span>
        {`${shortName} is typing...`}
        {slow && ` ${slowNote}`}
      </span>
    </p>
  );
}

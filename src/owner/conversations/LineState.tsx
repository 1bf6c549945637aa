import { ownerConversationsMessages as texts } from '#data/messages/ownerConversations.ts';
import { muted, problem } from '../desk.css.ts';
import { soundState } from './LineState.css.ts';

/** Says whether it rings with a sound; the script shows what is true. */
export function SoundState({ withoutScript }: { withoutScript: string }) {
  return (
    <>
      <p className={`${muted} ${soundState}`} role="status" data-line>
        <span data-when="sound" hidden>
          {texts.sound}
        </span>
        <span data-when="soundOff" hidden>
          {texts.soundOff}
        </span>
      </p>
      <noscript>
        <p className={muted}>{withoutScript}</p>
      </noscript>
    </>
  );
}

const problems = { broken: 'broken', signedOut: 'signedOut', notSent: 'notSent', gone: 'erased' } as const;

/** Says that the line is broken, or why nothing can be sent; the script shows what is true. */
export function LineProblem() {
  return (
    <div role="status" data-line>
      {Object.entries(problems).map(([state, text]) => (
        <p key={state} className={problem} data-when={state} hidden>
          {texts[text]}
        </p>
      ))}
    </div>
  );
}

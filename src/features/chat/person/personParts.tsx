import { useEffect, useRef, useSyncExternalStore } from 'react';
import { handoverMessages } from '#data/messages/handover.ts';
import { fill } from '#data/rules/text/fill.ts';
import { goOnAt } from './goOnAt.ts';
import { LeadForm } from './LeadForm.tsx';
import { ask as askStyle, bar, buttons, line } from './PersonBar.css.ts';
import { type PersonState, personStore } from './personStore.ts';
import { PresenceLine } from './PresenceLine.tsx';
import { UnreadMark, UnreadStatus } from './UnreadMark.tsx';
import { unread } from './unread.ts';

export { personStore, UnreadMark, UnreadStatus };

const usePersonState = () => useSyncExternalStore(personStore.subscribe, personStore.state, personStore.state);

/** How a conversation with a person stands, and what can be done: above the input. */
export function PersonStatus({ phone }: { phone: string }) {
  const state = usePersonState();
  const { phase, asking, form } = state;
  const text = textOf(state, phone);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? unread.watch(element.current) : undefined), []);
  return (
    <div ref={element} className={bar}>
      {text === undefined ? <PresenceLine /> : <span className={line}>{text}</span>}
      {phase === 'none' && (
        <button
          type="button"
          className={askStyle}
          disabled={asking}
          onClick={(event) => {
            void personStore.ask(location.pathname);
            goOnAt('box', event);
          }}
          data-ask-person
        >
          {handoverMessages.ask}
        </button>
      )}
      {phase !== 'none' && (
        <span className={buttons}>
          {!form && (
            <button
              type="button"
              className={askStyle}
              onClick={(event) => {
                personStore.openForm();
                goOnAt('form', event);
              }}
            >
              {handoverMessages.leave}
            </button>
          )}
          <button
            type="button"
            className={askStyle}
            onClick={(event) => {
              void personStore.end();
              goOnAt('box', event);
            }}
          >
            {handoverMessages.back}
          </button>
        </span>
      )}
    </div>
  );
}

/** Undefined where what the presence says is true. */
function textOf({ phase, who, asking, failed, connected }: PersonState, phone: string): string | undefined {
  if (failed) return fill(handoverMessages.failed, { phone });
  if (asking) return handoverMessages.ringing;
  if (phase === 'none') return undefined;
  if (!connected) return handoverMessages.offline;
  if (phase === 'late') return handoverMessages.waits;
  if (phase === 'waiting') return handoverMessages.ringing;
  return fill(handoverMessages.with, { who: who ?? handoverMessages.member });
}

/** The form for contact details, at the end of the conversation. */
export function PersonForm() {
  const { form, phase, who = handoverMessages.member } = usePersonState();
  const joined = phase === 'taken' ? fill(handoverMessages.lead.joined, { who }) : undefined;
  return form ? <LeadForm joined={joined} onClose={personStore.closeForm} /> : null;
}

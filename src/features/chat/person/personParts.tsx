import { useSyncExternalStore } from 'react';
import { handoverMessages } from '#data/messages/handover.ts';
import { fill } from '#data/text/fill.ts';
import { LeadForm } from './LeadForm.tsx';
import { ask as askStyle, bar, line } from './PersonBar.css.ts';
import { type PersonState, personStore } from './personStore.ts';
import { PresenceLine } from './PresenceLine.tsx';

export { personStore };

const usePersonState = () => useSyncExternalStore(personStore.subscribe, personStore.state, personStore.state);

/** How a conversation with a person stands, and what can be done: above the input. */
export function PersonStatus({ phone }: { phone: string }) {
  const state = usePersonState();
  const { phase, asking, form } = state;
  const text = textOf(state, phone);
  return (
    <div className={bar}>
      {text === undefined ? <PresenceLine /> : <span className={line}>{text}</span>}
      {phase === 'none' && (
        <button
          type="button"
          className={askStyle}
          disabled={asking}
          onClick={() => void personStore.ask(location.pathname)}
          data-ask-person
        >
          {handoverMessages.ask}
        </button>
      )}
      {(phase === 'waiting' || phase === 'late') && !form && (
        <button type="button" className={askStyle} onClick={personStore.openForm}>
          {handoverMessages.leave}
        </button>
      )}
      {phase !== 'none' && (
        <button type="button" className={askStyle} onClick={() => void personStore.end()}>
          {handoverMessages.back}
        </button>
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
  const { form } = usePersonState();
  return form ? <LeadForm /> : null;
}

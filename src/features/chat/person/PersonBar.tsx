import { handoverMessages } from '#data/messages/handover.ts';
import { fill } from '#data/rules/text/fill.ts';
import { goOnAt } from './goOnAt.ts';
import { ask as askStyle, bar, line } from './PersonBar.css.ts';
import { PresenceLine } from './PresenceLine.tsx';
import type { usePerson } from './usePerson.ts';

interface PersonBarProps {
  person: ReturnType<typeof usePerson>;
  /** False in the prerendered page. */
  live: boolean;
  /** As it is displayed. */
  phone: string;
}

/** Who answers, and the button that asks for a person. */
export function PersonBar({ person: { parts, failed, ask }, live, phone }: PersonBarProps) {
  if (parts) return <parts.PersonStatus phone={phone} />;
  return (
    <div className={bar}>
      {failed && <span className={line}>{fill(handoverMessages.failed, { phone })}</span>}
      {!failed && (live ? <PresenceLine /> : <span className={line}>{handoverMessages.assistant}</span>)}
      <button
        type="button"
        className={askStyle}
        onClick={(event) => {
          void ask();
          goOnAt('box', event);
        }}
        data-ask-person
      >
        {handoverMessages.ask}
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import { explanation } from './Calculator.css.ts';

interface TermProps {
  id: string;
  /** Asks for the explanation: the label of its button. */
  question: string;
  text: string;
  hydrated: boolean;
  children: ReactNode;
}

/** A term with a tooltip that explains it. */
export function Term({ id, question, text, hydrated, children }: TermProps) {
  return (
    <>
      {children}
      <span className={explanation}>
        <Tooltip id={id} label={question} text={text} ready={hydrated} />
      </span>
    </>
  );
}

import type { ReactNode } from 'react';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import { explanation } from './Calculator.css.ts';

interface TermProps {
  id: string;
  about: string;
  text: string;
  hydrated: boolean;
  children: ReactNode;
}

/** A term with a tooltip that explains it. */
export function Term({ id, about, text, hydrated, children }: TermProps) {
  return (
    <>
      {children}
      <span className={explanation}>
        <Tooltip id={id} label={`What is ${about}?`} text={text} ready={hydrated} />
      </span>
    </>
  );
}

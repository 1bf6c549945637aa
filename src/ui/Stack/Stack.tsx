import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

interface StackProps {
  gap?: keyof typeof stack;
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'nav';
  label?: string;
  children: ReactNode;
}

/** Vertical layout with equal gaps. */
export function Stack({ gap = 'm', as: Element = 'div', label, children }: StackProps) {
  return (
    <Element
      className={stack[gap]}
      aria-label={label}
      {...(Element === 'ul' || Element === 'ol' ? { role: 'list' } : {})}
    >
      {children}
    </Element>
  );
}

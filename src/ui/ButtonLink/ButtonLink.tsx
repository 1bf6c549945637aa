import type { ReactNode } from 'react';
import { button } from './ButtonLink.css.ts';

/** A link that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  children,
}: {
  href: string;
  variant?: keyof typeof button;
  children: ReactNode;
}) {
  return (
    <a className={button[variant]} href={href}>
      {children}
    </a>
  );
}

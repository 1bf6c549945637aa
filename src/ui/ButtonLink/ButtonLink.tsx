import type { ReactNode } from 'react';
import { button } from './ButtonLink.css.ts';

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  href,
  look = 'primary',
  children,
}: {
  href: string;
  look?: keyof typeof button;
  children: ReactNode;
}) {
  return (
    <a className={button[look]} href={href}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import type { IconName } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { beside, card, cover, top } from './Card.css.ts';

interface CardProps {
  heading: ReactNode;
  /** Makes the whole card a link. */
  href?: string | undefined;
  level?: 2 | 3 | 4;
  icon?: IconName | undefined;
  variant?: keyof typeof card;
  children?: ReactNode;
}

/** One item of a list of equal items: a heading and its content. */
export function Card({ heading, href, level = 3, icon, variant = 'plain', children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={card[variant]}>
      <div className={top}>
        {icon && <Icon name={icon} />}
        <Heading className={level === 2 && variant === 'plain' ? beside : undefined}>
          {href ? (
            <a className={cover} href={href}>
              {heading}
            </a>
          ) : (
            heading
          )}
        </Heading>
      </div>
      {children}
    </article>
  );
}

import type { ReactNode } from 'react';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Lead } from '../../ui/Text/Text.tsx';

interface CallToActionProps {
  heading: ReactNode;
  text?: ReactNode;
  /** The first is the one that matters. */
  actions: readonly { label: ReactNode; href: string }[];
  tone?: 'lake' | 'raised' | 'deep';
  /** The name by which the guided tour points at it. */
  tour?: string;
  children?: ReactNode;
}

/** What to do next, and where. */
export function CallToAction({ heading, text, actions, tone = 'lake', tour, children }: CallToActionProps) {
  return (
    <Block tone={tone} {...(tour ? { tour } : {})} heading={heading}>
      {children}
      {text && <Lead>{text}</Lead>}
      <Row>
        {actions.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </Row>
    </Block>
  );
}

import type { ReactNode } from 'react';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Lead } from '../../ui/Text/Text.tsx';

interface CallToActionProps {
  heading: ReactNode;
  text?: ReactNode;
  /** The first is the primary action. */
  actions: readonly { label: ReactNode; href: string }[];
  tone?: 'lake' | 'raised' | 'deep';
  /** Target name for the guided tour. */
  tour?: string;
  children?: ReactNode;
}

/** Closing section of a page with its next steps. */
export function CallToAction({ heading, text, actions, tone = 'lake', tour, children }: CallToActionProps) {
  return (
    <Block rhythm="dense" tone={tone} {...(tour ? { tour } : {})} heading={heading} printed={false}>
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

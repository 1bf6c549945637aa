import type { ReactNode } from 'react';
import type { NavLink } from '#data/schema/content.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';

interface CallToActionProps {
  heading: string;
  text?: string | undefined;
  /** The first is the one that matters. */
  actions: readonly NavLink[];
  tone?: 'lake' | 'raised';
  children?: ReactNode;
}

/** What to do next, and where. */
export function CallToAction({ heading, text, actions, tone = 'lake', children }: CallToActionProps) {
  return (
    <Block tone={tone} heading={heading} text={text}>
      {children}
      <Row>
        {actions.map(({ label, href }, index) => <ButtonLink key={href} href={href} look={index === 0 ? 'primary' : 'secondary'}>{label}</ButtonLink>)}
      </Row>
    </Block>
  );
}

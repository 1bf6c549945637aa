import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';

export interface ClosingCallProps { heading: string; text: string; action: { label: string; href: string } }

/** The last block of a page: the one thing to do next. */
export function ClosingCall({ heading, text, action }: ClosingCallProps) {
  return <Block tone="raised" heading={heading} text={text}><Row><ButtonLink href={action.href}>{action.label}</ButtonLink></Row></Block>;
}

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { reservedAttribute } from '../ReservedText/marker.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: '3rem',
  paddingBlock: space.xs,
  paddingInline: space.m,
  borderRadius: size.radius,
  border: '2px solid transparent',
  fontWeight: 650,
  textDecoration: 'none',
  lineHeight: 1.2,
  cursor: 'pointer',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  '@media': { [media.tablet]: { paddingInline: space.l }, [media.print]: { display: 'none' } },
  ':disabled': { opacity: 0.6, pointerEvents: 'none' },
});

/** A text that is shorter than what its space is reserved for stands in the middle. */
globalStyle(`${base} > [${reservedAttribute}]`, { placeItems: 'center' });

export const button = styleVariants({
  /** The main action; at most one per section. */
  primary: [
    base,
    { background: color.signal, color: color.onSignal, ':hover': { background: color.ink, color: color.paper } },
  ],
  secondary: [
    base,
    {
      borderColor: 'currentColor',
      color: 'var(--action)',
      background: 'transparent',
      ':hover': { background: 'var(--action)', color: 'var(--onAction)', borderColor: 'var(--action)' },
    },
  ],
  /** A third action beside a primary and a secondary one: text, so that it does not compete with them. */
  quiet: [
    base,
    {
      paddingInline: 0,
      '@media': { [media.tablet]: { paddingInline: 0 } },
      color: 'var(--action)',
      background: 'transparent',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      ':hover': { textDecorationThickness: '2px' },
    },
  ],
});

/** A small one in a corner, such as the cross that closes what it stands in. */
export const closeButton = style({
  flex: 'none',
  minWidth: size.target,
  minHeight: size.target,
  borderRadius: size.radius,
  color: color.muted,
  fontSize: fontSize.lead,
  ':hover': { background: color.lakeSoft, color: color.ink },
});

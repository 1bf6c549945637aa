import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';
import { maxOptions, maxQuestions } from '../../../data/rules/firstSteps/limits.ts';

const { color, fontSize, size, space } = vars;

export const scope = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });
export const heading = style({ fontSize: fontSize.h2 });
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
    [media.print]: { display: 'none' },
  },
});
export const question = style({
  display: 'grid',
  gap: space.xxs,
  alignContent: 'start',
});
/** As high as the button, which needs the script. */
export const resetSlot = style({ minHeight: '3rem', '@media': { [media.print]: { display: 'none' } } });
export const option = style({
  display: 'flex',
  gap: space.s,
  alignItems: 'center',
  minHeight: size.target,
  cursor: 'pointer',
});
export const radio = style({ flex: 'none', width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.lake });
export const steps = style({
  listStyle: 'decimal',
  paddingInlineStart: '2rem',
  display: 'grid',
  gap: space.l,
  maxWidth: '52rem',
});
export const step = style({ breakInside: 'avoid', '::marker': { fontWeight: 740, color: color.lake } });
export const forWhom = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

// The style sheet alone leaves out the steps that an answer makes needless, so that it works without JavaScript.
for (let number = 0; number < maxQuestions; number++)
  for (let answer = 0; answer < maxOptions; answer++)
    globalStyle(`${scope}:has([data-choice="${number}-${answer}"]:checked) [data-not~="${number}-${answer}"]`, {
      display: 'none',
    });

import { shellMessages } from '#data/messages/shell.ts';
import type { ServiceParts } from '#data/rules/files/serviceParts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { time, times } from '../features/booking/TimePicker.css.ts';
import { block, inner } from '../ui/Block/Block.css.ts';
import { button } from '../ui/ButtonLink/ButtonLink.css.ts';
import { row } from '../ui/Columns/Columns.css.ts';
import { control, error, field, label, long } from '../ui/Field/Field.css.ts';
import { stack } from '../ui/Stack/Stack.css.ts';
import { lead } from '../ui/Text/Text.css.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { skip } from './Layout.css.ts';
import type { Shell } from './shellData.ts';

/** The parts of the site that the service's own pages are made of: those that answer a form, or a link in a mail, without a script. */
export const serviceParts = (shell: Shell): Pick<ServiceParts, 'header' | 'footer' | 'classes'> => ({
  header: renderToStaticMarkup(
    <>
      <a className={skip} href="#main">
        {shellMessages.skipToContent}
      </a>
      <Header shell={shell} path="" />
    </>,
  ),
  footer: renderToStaticMarkup(<Footer shell={shell} />),
  classes: {
    section: block.hero,
    inner,
    lead,
    row,
    button: button.primary,
    stack: stack.m,
    field,
    label,
    error,
    control,
    textarea: long,
    times,
    time,
  },
});

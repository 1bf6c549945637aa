import { offersMessages } from '#data/messages/offers.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';

/** Of all links, this one alone opens a dialog. */
export const consultationSelector = 'a[aria-haspopup="dialog"]';

/** Opens the consultation's dialog (`openConsultation`). A link to the contact page where JavaScript does not run, or the dialog's code cannot be loaded. */
export function ConsultationLink() {
  return (
    <a className={button.quiet} href="/contact" aria-haspopup="dialog">
      {offersMessages.bookConsultationLink}
    </a>
  );
}

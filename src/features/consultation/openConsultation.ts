import { hasModifier } from '../../ui/hasModifier.ts';
import type { ConsultationDialogProps } from './ConsultationDialog.tsx';
import { consultationSelector } from './ConsultationLink.tsx';

/** Lets the links to the consultation, which are not hydrated, open its dialog. */
export function openConsultation(contact: Pick<ConsultationDialogProps, 'phone' | 'email' | 'hours'>): void {
  // Before the router, which would follow the link.
  document.addEventListener('click', open, { capture: true });

  function open(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(consultationSelector);
    if (!link || hasModifier(event)) return;
    event.preventDefault();
    import('./ConsultationDialog.tsx').then(
      ({ showConsultation }) => {
        showConsultation({ ...contact, topic: document.querySelector('h1')?.textContent ?? '' }, () => link.focus());
      },
      () => location.assign('/contact'),
    );
  }
}

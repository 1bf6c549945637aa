import { type MouseEvent, useRef, useState } from 'react';
import { offersMessages } from '#data/messages/offers.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import type { ConsultationDialog, ConsultationDialogProps } from './ConsultationDialog.tsx';

/** Opens the consultation dialog. A link to the contact page where JavaScript does not run, or the dialog's code cannot be loaded. */
export function ConsultationLink(contact: Omit<ConsultationDialogProps, 'onClose'>) {
  const link = useRef<HTMLAnchorElement>(null);
  const [LoadedDialog, setLoadedDialog] = useState<typeof ConsultationDialog>();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./ConsultationDialog.tsx').then(
      (loaded) => setLoadedDialog(() => loaded.ConsultationDialog),
      () => location.assign('/contact'),
    );
  };
  const close = () => {
    setLoadedDialog(undefined);
    link.current?.focus();
  };
  return (
    <>
      <a ref={link} className={button.quiet} href="/contact" aria-haspopup="dialog" onClick={open}>
        {offersMessages.bookConsultationLink}
      </a>
      {LoadedDialog && <LoadedDialog {...contact} onClose={close} />}
    </>
  );
}

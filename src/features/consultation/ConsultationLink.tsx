import { type MouseEvent, useRef, useState } from 'react';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import type { ConsultationDialog, ConsultationDialogProps } from './ConsultationDialog.tsx';

/** Offers a call or an e-mail without leaving the page. Without a script, and until its code is here, it leads to the contact page. */
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
      <a ref={link} className={button.secondary} href="/contact" aria-haspopup="dialog" onClick={open}>
        Book a free consultation
      </a>
      {LoadedDialog && <LoadedDialog {...contact} onClose={close} />}
    </>
  );
}

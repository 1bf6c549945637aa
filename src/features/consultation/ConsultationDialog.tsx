import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';

export interface ConsultationDialogProps {
  /** The page's heading; used as the subject of the e-mail. */
  topic: string;
  phone: { display: string; e164: string };
  email: string;
  hours: string;
  onClose: () => void;
}

/** Opens the dialog. @param onClosed called after it was closed */
export function showConsultation(props: Omit<ConsultationDialogProps, 'onClose'>, onClosed: () => void): void {
  const root = createRoot(document.createElement('div'));
  const close = () => {
    root.unmount();
    onClosed();
  };
  root.render(createPortal(<ConsultationDialog {...props} onClose={close} />, document.body));
}

/** Offers a call or an e-mail; the specification wants no form here. */
function ConsultationDialog({ topic, phone, email, hours, onClose }: ConsultationDialogProps) {
  return (
    <Dialog heading={offersMessages.bookConsultationLink} onClose={onClose}>
      <Stack gap="m">
        <p>{fill(offersMessages.callOrWrite, { topic })}</p>
        <ButtonLink href={`tel:${phone.e164}`}>{fill(offersMessages.call, { phone: phone.display })}</ButtonLink>
        <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(topic)}`} variant="secondary">
          {offersMessages.writeEmail}
        </ButtonLink>
        <Small>{fill(offersMessages.emailAndHours, { email, openingHours: hours })}</Small>
      </Stack>
    </Dialog>
  );
}

import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';

export interface ConsultationDialogProps {
  /** What the talk is about: the heading of the page. */
  topic: string;
  phone: { display: string; e164: string };
  email: string;
  hours: string;
  onClose: () => void;
}

/** Two ways to talk to somebody: a call or an e-mail, no form. */
export function ConsultationDialog({ topic, phone, email, hours, onClose }: ConsultationDialogProps) {
  return (
    <Dialog heading="Book a free consultation" onClose={onClose}>
      <Stack gap="m">
        <p>{topic}. Call us or write, whichever suits you; the first conversation costs nothing.</p>
        <ButtonLink href={`tel:${phone.e164}`}>{`Call ${phone.display}`}</ButtonLink>
        <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(topic)}`} variant="secondary">
          Write an e-mail
        </ButtonLink>
        <Small>{`${email}, ${hours}`}</Small>
      </Stack>
    </Dialog>
  );
}

import type { Provider } from '../../../data/schema/provider.ts';
import type { Letter } from './layout.ts';

/** Asks somebody to confirm that they want the newsletter. The link holds for so many days. */
export function subscriptionConfirmation(
  { confirm, unsubscribe, days }: { confirm: string; unsubscribe: string; days: number },
  { name }: Provider,
): Letter {
  return {
    subject: `Confirm your subscription to the ${name} newsletter`,
    blocks: [
      { paragraph: `Somebody, most likely you, asked for the newsletter of ${name} at this address.` },
      { paragraph: 'Open the link and press the button on its page to confirm:' },
      { link: 'Confirm the subscription', href: confirm },
      { paragraph: `The link works for ${days} days. Until you confirm, no newsletter is sent.` },
      { paragraph: 'If it was not you, ignore this e-mail.' },
      { paragraph: 'You can unsubscribe at any time, without signing in:' },
      { link: 'Unsubscribe', href: unsubscribe },
    ],
  };
}

import type { Provider } from '../../../data/rules/schema/provider.ts';

/** How to reach the provider, on one line for the foot of every file. */
export function contactLine({
  name,
  phone,
  email,
  origin,
}: Pick<Provider, 'name' | 'phone' | 'email' | 'origin'>): string {
  return [name, phone.display, email, new URL(origin).host].join(' · ');
}

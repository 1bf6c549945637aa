import type { Provider } from '../schema/provider.ts';

type Address = Pick<Provider['address'], 'street' | 'city' | 'region' | 'postalCode'>;

/** A postal address in one line. */
export const addressLine = ({ street, city, region, postalCode }: Address): string =>
  `${street}, ${city}, ${region} ${postalCode}`;

/** The same for a narrow column: with no-break spaces in the postal code. */
export const wrappingAddressLine = (address: Address): string =>
  addressLine({ ...address, postalCode: address.postalCode.replaceAll(' ', '\u00a0') });

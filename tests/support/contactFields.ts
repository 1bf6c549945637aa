import { randomUUID } from 'node:crypto';

/** What `POST /api/contact` takes, as a visitor may fill it in; the key and the message make it one of its kind. */
export function contactFields(facts: Record<string, string> = {}) {
  const key = randomUUID();
  return {
    name: 'Ada Lovelace',
    company: 'Analytical Engines',
    email: `ada-${key}@engines.example`,
    phone: '416-555-0100',
    service: 'managed-it',
    message: `Marker ${key}`,
    idempotencyKey: key,
    ...facts,
  };
}

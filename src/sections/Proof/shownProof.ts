import type { Proof } from '#data/rules/schema/proof.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';

/** Something that visitors can check; `until` is in words. */
export type ShownProof = Pick<Proof, 'id' | 'label' | 'value' | 'evidence' | 'until'>;

/** What visitors can check, for a page's data; no key where there is nothing. */
export function shownProof({ proof, provider }: Pick<Site, 'proof' | 'provider'>): { proof?: ShownProof[] } {
  const shown = proof.map(({ id, label, value, evidence, until }) => ({
    id,
    label,
    value,
    evidence,
    until: formatDate(until, provider.locale),
  }));
  return shown.length > 0 ? { proof: shown } : {};
}

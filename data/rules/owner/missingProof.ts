import { type ProofKind, proofKinds } from '../schema/proof.ts';
import type { Site } from '../schema/site.ts';
import { formatDate } from '../text/formatDate.ts';
import { fill } from '../text/fill.ts';

/** What is missing of what buyers look for, or has ended, in words for the owner. @param day yyyy-mm-dd */
export function missingProof(
  { proof, endedProof = [], messages, provider }: Pick<Site, 'proof' | 'endedProof' | 'messages' | 'provider'>,
  day: string,
): { kind: ProofKind; name: string; says: string }[] {
  const texts = messages.ownerProof;
  return proofKinds.flatMap((kind) => {
    const of = [...proof, ...endedProof].filter((one) => one.kind === kind);
    if (of.some(({ until }) => until >= day)) return [];
    const { name, does } = texts.kinds[kind];
    const ended = of.map(({ label, until }) => fill(texts.ended, { label, date: formatDate(until, provider.locale) }));
    return [{ kind, name, says: [...ended, does].join(' ') }];
  });
}

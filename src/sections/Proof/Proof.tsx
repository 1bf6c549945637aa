import { proofMessages as texts } from '#data/messages/proof.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { ShownProof } from './shownProof.ts';

/** What visitors can check, each with its evidence; nothing where there is nothing. */
export function Proof({ proof = [] }: { proof?: readonly ShownProof[] | undefined }) {
  if (proof.length === 0) return null;
  return (
    <Block heading={texts.heading} layout="under">
      <Columns minWidth="wide">
        {proof.map(({ id, label, value, evidence, until }) => (
          <li key={id}>
            <Stack gap="xs">
              <h3>{label}</h3>
              <p>{value}</p>
              {'url' in evidence ? <a href={evidence.url}>{evidence.label}</a> : <p>{evidence.onRequest}</p>}
              <Small>{fill(texts.until, { date: until })}</Small>
            </Stack>
          </li>
        ))}
      </Columns>
    </Block>
  );
}

import { useEffect, useState } from 'react';
import { notFoundMessages } from '#data/messages/notFound.ts';
import { fill } from '#data/rules/text/fill.ts';
import { longestOf } from '#data/rules/text/longestOf.ts';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
import { ReservedText } from '../../ui/ReservedText/ReservedText.tsx';
import { nearestAddress } from './nearestAddress.ts';

/** Offers the page whose address is nearest to the one that was asked for. In the browser alone: one page is built for all that are missing. */
export function NearestAddress({ addresses }: { addresses: readonly string[] }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(nearestAddress(decoded(location.pathname), addresses)), [addresses]);
  return (
    <p>
      <ReservedText longest={fill(notFoundMessages.didYouMean, { address: longestOf(addresses) })}>
        {address && (
          <FilledText text={notFoundMessages.didYouMean} values={{ address: <a href={address}>{address}</a> }} />
        )}
      </ReservedText>
    </p>
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

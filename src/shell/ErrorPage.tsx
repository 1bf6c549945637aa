import { useEffect } from 'react';
import { useOutletContext, useRouteError } from 'react-router-dom';
import { shellMessages } from '#data/messages/shell.ts';
import { Block } from '../ui/Block/Block.tsx';
import { Lead } from '../ui/Text/Text.tsx';
import type { Shell } from './shellData.ts';

/** Error boundary of the router: replaces a page whose rendering failed. */
export function ErrorPage() {
  const error = useRouteError();
  const { provider } = useOutletContext<Shell>();
  useEffect(() => console.error(error), [error]);
  return (
    <Block tone="hero">
      <h1>{shellMessages.pageFailed}</h1>
      <Lead>{shellMessages.whyPageFailed}</Lead>
      <p>
        <a href="/">{shellMessages.returnHome}</a> · <a href={`tel:${provider.phone.e164}`}>{provider.phone.display}</a>
      </p>
    </Block>
  );
}

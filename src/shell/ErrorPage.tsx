import { useEffect } from 'react';
import { useOutletContext, useRouteError } from 'react-router-dom';
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
      <h1>This page could not be shown</h1>
      <Lead>Something went wrong on our side. Load the page again, or call us.</Lead>
      <p>
        <a href="/">Return home</a> · <a href={`tel:${provider.phone.e164}`}>{provider.phone.display}</a>
      </p>
    </Block>
  );
}

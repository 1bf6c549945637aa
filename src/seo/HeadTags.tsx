import { Helmet } from 'react-helmet-async';
import type { Head } from '../types/page.ts';
import { headTags } from './tags.ts';

/** Updates the document's head after a client-side navigation. The prerendered tags come from `headHtml`. */
export function HeadTags({ head, siteName, locale }: { head: Head; siteName: string; locale: string }) {
  return (
    <Helmet>
      <title>{head.title}</title>
      {headTags(head, { siteName, locale }).map(({ tag: Tag, attributes }) => (
        <Tag key={attributes.name ?? attributes.property ?? attributes.rel} {...attributes} />
      ))}
      <script type="application/ld+json">{head.graph}</script>
    </Helmet>
  );
}

import { Head as Helmet } from 'vite-react-ssg';
import type { Head } from '../types/page.ts';
import { headTags } from './tags.ts';

/** Keeps the document's head that of the page in hand, as `headHtml` first wrote it. */
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

import { Head as Helmet } from 'vite-react-ssg';
import type { Head } from '../routing/page.ts';

/** The page's title, description, robots flags, canonical address, share tags and structured data. */
export function HeadTags({ head, siteName, locale }: { head: Head; siteName: string; locale: string }) {
  const robots = [head.noIndex ? 'noindex' : 'index', head.noFollow ? 'nofollow' : 'follow'].join(', ');
  return (
    <Helmet>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords.join(', ')} />
      <meta name="robots" content={robots} />
      <link rel="canonical" href={head.canonical} />
      <meta property="og:type" content={head.type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={head.image} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={head.image} />
      {head.status === 404 && <meta name="page-status" content="404" />}
      <script type="application/ld+json">{head.graph}</script>
    </Helmet>
  );
}

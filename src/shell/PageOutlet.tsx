import { Fragment, useEffect, useRef } from 'react';
import { useLoaderData, useOutletContext } from 'react-router-dom';
import { shellMessages } from '#data/messages/shell.ts';
import type { ShownFrame } from '../types/page.ts';
import { getComponent } from '../routing/components.ts';
import { HeadTags } from '../seo/HeadTags.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs/Breadcrumbs.tsx';
import { announcerId } from './Layout.tsx';
import { QuickAnswer } from './QuickAnswer.tsx';
import type { Shell } from './shellData.ts';

/** The current page: head tags, breadcrumbs, content and the quick answer. */
export function PageOutlet() {
  const { routeId, path, head, breadcrumbs, answer, data } = useLoaderData() as ShownFrame;
  const { provider } = useOutletContext<Shell>();
  const announcedPath = useRef(path);
  useEffect(() => {
    if (announcedPath.current === path) return;
    announcedPath.current = path;
    if (head) announcePage(head.title);
  }, [path, head]);
  const Page = getComponent(routeId);
  return (
    <>
      {!import.meta.env.SSR && head && <HeadTags head={head} siteName={provider.name} locale={provider.locale} />}
      {/* Each page has elements of its own: those of the first one are left as they were prerendered. */}
      <Fragment key={path}>
        {breadcrumbs?.length !== 0 && (
          <Breadcrumbs breadcrumbs={breadcrumbs && [{ label: shellMessages.home, href: '/' }, ...breadcrumbs]} />
        )}
        <Page data={data} whole={head && data} />
        {answer !== '' && <QuickAnswer text={answer} />}
      </Fragment>
    </>
  );
}

/** After a client-side navigation: focuses the page's heading and announces the title, as browsers do on a page load. */
function announcePage(title: string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = title;
}

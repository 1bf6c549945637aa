import { uiMessages } from '#data/messages/ui.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import { frame, trail } from './Breadcrumbs.css.ts';

/**
 * Breadcrumbs from the home page; the last entry is the current page. Like `StaticHtml` they are prerendered and then left alone:
 * undefined when hydrating.
 */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly NavLink[] | undefined }) {
  if (!breadcrumbs)
    return (
      <nav
        aria-label={uiMessages.breadcrumb}
        className={frame}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, which React does not apply when hydrating
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    );
  return (
    <nav aria-label={uiMessages.breadcrumb} className={frame}>
      <ol className={trail} role="list">
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={href}>
            {index === breadcrumbs.length - 1 ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
